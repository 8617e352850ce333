import { expect } from "playwright/test";
import { button } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const byClass = { name: "class", values: ["7a", "7b"], isGroup: true };

test("a link says the class and who it is, and the answers keep it through a reload", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { fields: [byClass, { name: "ref" }] } });
  await page.goto(`/quiz/${id}?class=7b&ref=A%2017&utm_source=mail&name=Ann%20Lee&email=ann@example.org`);
  await expect(page.getByLabel("Name (optional)")).toHaveValue("Ann Lee");
  await expect(page.getByLabel(/email/i)).toHaveValue("ann@example.org");
  await button(page, "Start").click();
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await page.goto(`/quiz/${id}`);
  await button(page, "Continue").click();
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  await button(page, "Finish").click();
  await expect(page.getByText("You scored", { exact: false }).first()).toBeVisible();
  expect(await author.attempts(id)).toMatchObject([
    { participantName: "Ann Lee", fields: { class: "7b", ref: "A 17" } },
  ]);
});
