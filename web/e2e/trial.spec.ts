import { expect, type Page } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const banner = (page: Page) => page.getByRole("note").filter({ hasText: "Trial" });

async function goThrough(page: Page, questions: number) {
  await page.getByRole("button", { name: "Start" }).click();
  for (let number = 1; number <= questions; number++) {
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: number === questions ? "Finish" : "Next" }).click();
  }
}

test("an author tries a private item from its results, and nothing is stored", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await author.change(id, { isPublic: false });
  await signIn(page, author);
  const calls: string[] = [];
  page.on("request", (sent) => sent.method() === "POST" && calls.push(new URL(sent.url()).pathname));

  await page.goto(`/results/${id}`);
  await page.getByRole("link", { name: "Take", exact: true }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Capitals of the north" })).toBeVisible();
  calls.length = 0;
  await goThrough(page, 3);
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  await expect(page.getByText("1 of 3 correct")).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(calls).toEqual([`/api/quizzes/${id}/trial`]);
  expect(await author.attempts(id)).toEqual([]);

  await page.reload();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await expect(page.getByText("Welcome back")).toHaveCount(0);
});

test("the link of a trial leads others to the item, and the plain link of a private item is a trial for its author alone", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}?trial`);
  await expect(page).toHaveURL(`/quiz/${id}`);
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await author.change(id, { isPublic: false });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByRole("heading", { name: "Quiz not found" })).toBeVisible();
  await signIn(page, author);
  await page.goto(`/quiz/${id}`);
  await expect(banner(page)).toBeVisible();
  await page.goto(`/embed/quiz/${id}`);
  await expect(page.getByRole("heading", { name: "Quiz not found" })).toBeVisible();
});

test("a trial's ending does not say that answers are in", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const [survey, quiz] = await Promise.all([author.aSurvey(), author.aQuiz()]);
  await author.change(quiz.id, { showResultsToTakers: false });
  await signIn(page, author);
  const notStored = page.getByText("This was a trial: nothing was saved.");
  await page.goto(`/quiz/${quiz.id}?trial`);
  await goThrough(page, 3);
  await expect(notStored).toBeVisible();
  await page.goto(`/survey/${survey.id}?trial`);
  await page.getByRole("button", { name: "Start Survey" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Submit Survey" }).click();
  await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeVisible();
  await expect(notStored).toBeVisible();
  await expect(page.getByText(/Your answers .*are in/)).toHaveCount(0);
});
