import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";

/** IBM's engine: it finds other things than axe, which most tests ask. */
const engine = readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");

interface Finding {
  ruleId: string;
  value: [string, string];
  snippet: string;
}

async function expectNothingFound(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.waitForLoadState("networkidle");
  // Folded parts are looked at as well: the engine takes a control in one for visible and its label for hidden.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });
  // Evaluated rather than added to the page, whose policy takes no scripts of others.
  const findings: Finding[] = await page.evaluate(`(async () => {
    ${engine};
    return (await new ace.Checker().check(document, ["WCAG_2_2"])).results.map(
      ({ ruleId, value, snippet }) => ({ ruleId, value, snippet }));
  })()`);
  const failed = findings.filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL");
  expect(failed.map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`)).toEqual([]);
}

test("a second engine finds nothing on the screens of visitors", async ({ page }) => {
  for (const path of ["/", "/login", "/register", "/forgot-password", "/take", "/sample-dashboard", "/privacy-policy"])
    await expectNothingFound(page, path);
});

test("a second engine finds nothing on the screens of authors", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  for (const path of [
    "/dashboard",
    "/maker?type=quiz",
    `/maker?edit=${id}`,
    `/results/${id}`,
    "/profile",
    `/quiz/${id}`,
  ])
    await expectNothingFound(page, path);
});
