import { expect, type Locator, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

/** Advances the clock until the element appears, because takers' pages ask for their results at different times. */
const inTime = (page: Page, shown: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return shown.isVisible();
    })
    .toBe(true);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const waits = (page: Page) => page.getByText("Results will be available after", { exact: false });
const result = /^See your result/;

/** Requests the item again, like a page whose tab comes into view. */
async function lookAgain(page: Page, id: string) {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/quizzes/${id}`);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  return answered;
}

const afterClosing = (...what: string[]) => ({ shown: { what, when: "AFTER_CLOSING" }, closesAt: inSeconds(3600) });

test("shows results automatically after the closing, even after a reload", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE", "RIGHT_ANSWERS") });
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByRole("heading", { level: 1, name: "Quiz Completed!" })).toBeFocused();
  await expect(waits(page)).toBeVisible();
  await expect(page.getByText("%")).toHaveCount(0);
  await page.reload();
  await expect(waits(page)).toBeVisible();

  await author.change(id, { rules: { closesAt: inSeconds(-61) } });
  await lookAgain(page, id);
  await inTime(page, page.getByRole("heading", { level: 1, name: "Your result" }));
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
  await expect(page.getByText("correct answer", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("Since 1814.")).toHaveCount(0);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await page.reload();
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);
});

test("takers who share a device get their own results at the closed link, and deleted answers are not sent again", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE", "OTHERS_ANSWERS") });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["Ada Lovelace", "Grace"]) {
    await page.goto(`/quiz/${id}`);
    if (name === "Grace") await button(page, "Answer again").click();
    await page.getByLabel("Name (optional)").fill(name);
    await take(page, "bac");
    await expect(waits(page)).toBeVisible();
    await page.goto("/take");
  }
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain("Capital of Norway?");
  expect(stored).not.toContain("Lovelace");
  await author.change(id, { rules: { closesAt: inSeconds(-61) } });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await expect(button(page, result)).toHaveCount(2);
  await expectAccessible(page);
  const asked: string[] = [];
  page.on("request", (sent) => void (sent.method() === "POST" && asked.push(new URL(sent.url()).pathname)));
  await button(page, result).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeFocused();
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
  await expect(page.getByRole("row", { name: "Oslo · your answer 2 100%" })).toBeVisible();
  // Only one result was requested.
  expect(asked.filter((path) => path === `/api/quizzes/${id}/attempts`)).toHaveLength(1);

  await author.deleteAttempts(id);
  await page.goto("/take");
  await page.goto(`/quiz/${id}`);
  const path = `**/api/quizzes/${id}/attempts`;
  await page.route(path, (route) => route.abort());
  await button(page, result).first().click();
  await expect(page.getByText("The server can't be reached.")).toBeVisible();
  await page.unroute(path);
  for (let left = 2; left > 0; left--) {
    await expect(button(page, result)).toHaveCount(left);
    await button(page, result).first().click();
    await expect(page.getByText("These answers are no longer stored.", { exact: false }).last()).toBeVisible();
  }
  await expect(page.getByText("These answers are no longer stored.", { exact: false }).last()).toBeFocused();
  expect(await author.attempts(id)).toHaveLength(0);
  await page.goto("/take");
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await expect(button(page, result)).toHaveCount(0);
});

test("a page that waits for results stays while the item is hidden, and shows them once it is back", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE") });
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(waits(page)).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("assay.later.")));
  expect(await kept()).toHaveLength(1);
  await author.change(id, { isPublic: false });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  expect((await lookAgain(page, id)).status()).toBe(404);
  await expect(waits(page)).toBeVisible();

  await author.change(id, { isPublic: true, rules: null });
  await lookAgain(page, id);
  await inTime(page, page.getByText("3 of 3 correct"));
  expect(loads).toBe(0);
});

test("a quiz shows explanations without correct answers, or nothing at all", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { shown: { what: ["EXPLANATIONS"] } } });
  await page.goto(`/quiz/${id}`);
  await take(page, "aab");
  await expect(page.getByText("Thank you for taking part.")).toBeVisible();
  await expect(page.getByText("Since 1814.")).toBeVisible();
  for (const hidden of ["Incorrect", "correct answer", "%"]) await expect(page.getByText(hidden)).toHaveCount(0);

  const none = await author.anAssessment({ rules: { shown: { what: [] } } });
  await page.goto(`/quiz/${none.id}`);
  await take(page, "bb");
  await expect(page.getByRole("heading", { name: "Assessment complete" })).toBeVisible();
  await expect(page.getByText("Proficient")).toHaveCount(0);
});
