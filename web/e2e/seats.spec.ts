import { expect, type Page } from "playwright/test";
import { button, expectAccessible, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

async function answerAll(page: Page) {
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
  for (const key of "ba") await page.keyboard.press(key).then(() => page.keyboard.press("Enter"));
  await page.keyboard.press("c");
  await button(page, "Finish").click();
}

test("shows that an item is full, and starts once a place is free", { tag: "@slow" }, async ({
  page,
  request,
  browser,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { maxAttempts: 1 } });
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();

  const second = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await second.goto(`/quiz/${id}`);
  await button(second, "Start").click();
  await expect(second.getByText("All places are taken right now. Try again in 60 minutes.")).toBeVisible();
  await expectAccessible(second);
  await answerAll(page);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  await button(second, "Try again").click();
  await button(second, "Start").click();
  await expect(second.getByText("This quiz is full.")).toBeVisible();
  await author.deleteAttempts(id);
  await button(second, "Try again").click();
  await button(second, "Start").click();
  await answerAll(second);
  await expect(second.getByText("You scored 100% (3/3)")).toBeVisible();
  await second.close();
});

test("the owner sees held places and frees them", { tag: "@slow" }, async ({ page, browser, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { maxAttempts: 1 } });
  const taker = await browser.newPage();
  await taker.goto(`/quiz/${id}`);
  await button(taker, "Start").click();
  await expect(taker.getByText("Capital of Norway?").first()).toBeVisible();
  await signIn(page, author);
  await page.goto(`/results/${id}`);
  await expect(page.getByText(/^1 place is held by someone who started, until /)).toBeVisible();
  await button(page, "Free Places").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Free Places" }).click();
  await expect(page.getByText(/^1 place is held/)).toHaveCount(0);
  await taker.close();
  const start = await request.post(`/api/quizzes/${id}/starts`, { data: { attemptKey: "another" } });
  expect(start.status()).toBe(200);
});

test("shows that a device has used all its attempts", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { attemptsPerDevice: 1 } });
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await answerAll(page);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  // Viewing a result again is not a second attempt.
  await page.reload();
  await expect(page.getByText("100%").first()).toBeVisible();
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText(/^You answered on .*\d/)).toBeVisible();
  await expect(button(page, "Start")).toHaveCount(0);
  await expect(button(page, "Answer again")).toHaveCount(0);
  await button(page, "See your result").click();
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
});

test("sets both limits, and shows the number of responses", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const { id } = await author.aQuiz();
  const isSaved = () => expect(page.getByText("All changes saved")).toBeVisible();
  await page.goto(`/maker?edit=${id}`);
  await isSaved();
  await openAccess(page);
  await page.getByLabel("Maximum responses", { exact: true }).fill("50");
  await page.getByLabel("Responses per device", { exact: true }).fill("101");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("Enter a number from 1 to 100")).toBeVisible();
  await page.getByLabel("Responses per device", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await isSaved();
  expect(await author.read(id)).toMatchObject({ rules: { maxAttempts: 50, attemptsPerDevice: 1 } });
  await page.reload();
  await expect(
    page.getByText("At any time · anyone with the link · once on each device · up to 50 responses"),
  ).toBeVisible();
  const read = await author.read(id);
  const answers = Object.fromEntries((read.questions as { id: string }[]).map(({ id }) => [id, 0]));
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data: { answers } })).status()).toBe(201);
  await page.goto(`/results/${id}`);
  await expect(page.getByText("of 50 at most")).toBeVisible();
});
