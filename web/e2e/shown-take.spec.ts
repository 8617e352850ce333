import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
/** As somebody does who comes back to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
const afterClosing = (...what: string[]) => ({ shown: { what, when: "AFTER_CLOSING" }, closesAt: inSeconds(3600) });

test("results that are shown after the closing come by themselves, also after a reload", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE", "RIGHT_ANSWERS") });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByRole("heading", { level: 1, name: "Quiz Completed!" })).toBeFocused();
  await expect(page.getByText("Results are shown after", { exact: false })).toBeVisible();
  await expect(page.getByText("%")).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Results are shown after", { exact: false })).toBeVisible();

  await author.change(id, { rules: { closesAt: inSeconds(-61) } });
  await lookAgain(page);
  await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("3 of 3 right")).toBeVisible();
  await expect(page.getByText("right answer", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("Since 1814.")).toHaveCount(0);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("3 of 3 right")).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);
});

test("who comes back to the link once it has closed gets the result", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE", "OTHERS_ANSWERS") });
  await page.goto(`/quiz/${id}`);
  await page.getByLabel("Name").fill("Ada Lovelace");
  await take(page, "bac");
  await expect(page.getByText("Results are shown after", { exact: false })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain("Capital of Norway?");
  expect(stored).not.toContain("Lovelace");
  await author.change(id, { rules: { closesAt: inSeconds(-61) } });
  await page.goto("/take");
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await expectAccessible(page);
  const asked: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && asked.push(new URL(request.url()).pathname)));
  await button(page, /^Your result · .*\d/).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeFocused();
  await expect(page.getByText("3 of 3 right")).toBeVisible();
  await expect(page.getByRole("row", { name: "Oslo · your answer 1 100%" })).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((path) => path.includes(id))).toEqual([`/api/quizzes/${id}/attempts`]);
  await page.goto("/take");
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await expect(button(page, /^Your result/)).toHaveCount(0);
  expect(await author.attempts(id)).toHaveLength(1);
});

test("each who answered on a device gets their own result, and one that was deleted is not handed in again", async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE") });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, keys] of [
    ["Ada", "bac"],
    ["Grace", "bac"],
  ] as const) {
    await page.goto(`/quiz/${id}`);
    await page.getByLabel("Name (optional)").fill(name);
    await take(page, keys);
    await expect(page.getByText("Results are shown after", { exact: false })).toBeVisible();
    await page.goto("/take");
  }
  await author.change(id, { rules: { closesAt: inSeconds(-61) } });
  await page.goto(`/quiz/${id}`);
  await expect(button(page, /^Your result · .*\d/)).toHaveCount(2);
  await expectAccessible(page);
  await button(page, /^Your result/)
    .first()
    .click();
  await expect(page.getByText("3 of 3 right")).toBeVisible();

  await author.deleteAttempts(id);
  await page.goto("/take");
  await page.goto(`/quiz/${id}`);
  await expect(button(page, /^Your result/)).toHaveCount(1);
  const path = `**/api/quizzes/${id}/attempts`;
  await page.route(path, (route) => route.abort());
  await button(page, /^Your result/).click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(path);
  await button(page, /^Your result/).click();
  await expect(page.getByText("These answers are no longer stored.", { exact: false })).toBeFocused();
  await expectAccessible(page);
  expect(await author.attempts(id)).toHaveLength(0);
  await page.goto("/take");
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await expect(button(page, /^Your result/)).toHaveCount(0);
});

test("a page that waits for results stays when the item is hidden, and goes on when it is back", async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE") });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  const waits = page.getByText("Results are shown after", { exact: false });
  await expect(waits).toBeVisible();
  await author.change(id, { isPublic: false });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const hidden = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/quizzes/${id}`);
  await lookAgain(page);
  expect((await hidden).status()).toBe(404);
  await expect(waits).toBeVisible();

  await author.change(id, { isPublic: true, rules: { ...afterClosing("SCORE"), closesAt: inSeconds(-61) } });
  await lookAgain(page);
  await expect(page.getByText("3 of 3 right")).toBeVisible({ timeout: 30_000 });
  expect(loads).toBe(0);
});

test("results that are shown at once after all come by themselves, and nothing stays on the device", async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: afterClosing("SCORE") });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByText("Results are shown after", { exact: false })).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("assay.later.")));
  expect(await kept()).toHaveLength(1);
  await author.change(id, { rules: null });
  await lookAgain(page);
  await expect(page.getByText("3 of 3 right")).toBeVisible({ timeout: 30_000 });
  await expect.poll(kept).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`a quiz shows explanations without what is right, or nothing at all, in ${colorScheme}`, async ({
    page,
    request,
  }) => {
    const author = await anAuthor(request);
    await page.emulateMedia({ colorScheme });
    const shown = { what: ["EXPLANATIONS"] };
    const { id } = await author.aQuiz({ title: `Quiz ${randomUUID()}`, rules: { shown } });
    await page.goto(`/quiz/${id}`);
    await take(page, "aab");
    await expect(page.getByText("Thank you for taking part.")).toBeVisible();
    await expect(page.getByText("Since 1814.")).toBeVisible();
    for (const hidden of ["Wrong", "right answer", "%"]) await expect(page.getByText(hidden)).toHaveCount(0);
    await expectAccessible(page);

    const none = await author.anAssessment({ rules: { shown: { what: [] } } });
    await page.goto(`/quiz/${none.id}`);
    await take(page, "bb");
    await expect(page.getByRole("heading", { name: "Assessment complete" })).toBeVisible();
    await expect(page.getByText("Proficient")).toHaveCount(0);
    await expectAccessible(page);
  });
