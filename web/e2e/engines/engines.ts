import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "playwright/test";
import { isSlowSet } from "../../../api/test/cases/cases.ts";
import { axeViolations } from "../screen.ts";

/** IBM's engine, which complements axe. */
const second = readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");

/** False alarms of the second engine about inert content. */
const wrongWhereInert = ["label_content_exists", "table_caption_empty"];

/** Tests that run in every set, with the breadth and depth of that set. */
export const walk = { tag: "@walk" };

/** Checks the page, or the last element that `part` selects. */
export async function expectNothingFound(page: Page, shown: string, part = "html") {
  // The second engine cannot read the mixed color of a hovered button.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    // The second engine treats labels in closed parts as hidden.
    for (const part of document.querySelectorAll("details")) part.open = true;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  expect.soft(await axeViolations(page, [], part), `axe, ${shown}`).toEqual([]);
  // The second engine takes as long as everything else here.
  if (isSlowSet) expect.soft(await violationsOfSecond(page, part), `the second engine, ${shown}`).toEqual([]);
}

async function violationsOfSecond(page: Page, part: string): Promise<string[]> {
  // Evaluated in the page, whose CSP refuses scripts from other origins.
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(`${second}; window.ace = ace;`);
  return page.evaluate(`(async () => {
    // A preview is a page of its own within an inert one.
    const isInert = (node) => [node, node.ownerDocument.defaultView.frameElement].some((one) => one?.closest("[inert]"));
    // It loses labels of what was drawn late; the browser knows which there are, and axe whether they say enough.
    const isLabelled = (ruleId, node) =>
      ruleId === "input_label_exists" ? [...(node.labels ?? [])].some((label) => label.textContent.trim() !== "")
      : ruleId === "label_content_exists" && node.textContent.trim() !== "";
    const part = [...document.querySelectorAll(${JSON.stringify(part)})].at(-1);
    return (await new ace.Checker().check(part === document.documentElement ? document : part, ["WCAG_2_2"])).results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .filter(({ ruleId, node }) => !isLabelled(ruleId, node))
      .filter(({ ruleId, node }) => !(${JSON.stringify(wrongWhereInert)}.includes(ruleId) && isInert(node)))
      .map(({ ruleId, snippet }) => ruleId + ": " + snippet);
  })()`);
}
