import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** Submits an attempt on time or late. An attempt without a start is late if the item has a time limit. */
async function handIn(request: APIRequestContext, quiz: { id: string; questions: { id: string }[] }, inTime: boolean) {
  const attemptKey = randomUUID();
  if (inTime) await request.post(`/api/quizzes/${quiz.id}/starts`, { data: { attemptKey } });
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
  const participantName = inTime ? "Ann in Time" : "Ben Behind";
  const data = { answers, attemptKey, participantName };
  expect((await request.post(`/api/quizzes/${quiz.id}/attempts`, { data })).status()).toBe(201);
}

test("filters late answers, even if the figures leave them out", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz({ rules: { timeLimit: 10, excludeLate: true } });
  await handIn(request, quiz, true);
  await page.goto(`/results/${quiz.id}?tab=people`);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = page.getByRole("search", { name: "Filter responses" });
  await expect(filters.getByLabel("From", { exact: true })).toBeVisible();
  await expect(filters.getByLabel("Submitted")).toHaveCount(0);

  await handIn(request, quiz, false);
  await page.reload();
  const [ann, ben] = ["Ann in Time", "Ben Behind"].map((name) => page.getByText(name, { exact: true }).first());
  if (!ann || !ben) throw new Error("There are two people");
  await expect(ben).toBeVisible();
  await expect(page.getByText(/, not counted/).first()).toBeVisible();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await filters.getByLabel("Submitted").selectOption("Late (1), otherwise excluded");
  await expect(page).toHaveURL(/late=true$/);
  await expect(filters).toContainText("Bars show the 1 filtered response; pale bars show all 1 counted.");
  await expect(ann).toBeHidden();
  await expect(ben).toBeVisible();
  await filters.getByLabel("Submitted").selectOption("On time");
  await expect(ann).toBeVisible();
  await expect(ben).toBeHidden();
  await page.getByRole("button", { name: /On time/ }).click();
  await expect(page).not.toHaveURL(/late=/);
  await expect(ben).toBeVisible();
});
