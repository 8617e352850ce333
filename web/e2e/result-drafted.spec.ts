import { expect } from "playwright/test";
import { reviewed } from "../../api/test/servers/model.ts";
import { button, expectAccessible, signIn } from "./screen.ts";
import { test } from "./with-model.ts";

test("shows the predictions for a drafted question next to its figures, and adds another one like it", {
  tag: "@slow",
}, async ({ page, playwright, service }) => {
  test.setTimeout(120_000);
  const { url, model, article, author } = service;
  model.planReviews(reviewed(() => ({ flaws: ["trivial-detail"], rightOfTen: 7 })));
  const headers = { Authorization: `Bearer ${author.session.accessToken}` };
  const request = await playwright.request.newContext({ baseURL: url });
  const response = await request.post("/api/quizzes", { headers, data: { url: article, questionCount: 5 } });
  expect(response.status(), await response.text()).toBe(201);
  const { quiz }: { quiz: { id: string; questions: { id: string; correctAnswer: number }[] } } = await response.json();
  for (let person = 0; person < 50; person++) {
    const shift = person < 40 ? 0 : 1;
    const answers = Object.fromEntries(
      quiz.questions.map(({ id, correctAnswer }) => [id, (correctAnswer + shift) % 4]),
    );
    expect((await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers } })).status()).toBe(201);
  }
  await request.dispose();
  await signIn(page, author);
  await page.goto(`${url}/results/${quiz.id}?tab=questions`);
  await page.getByRole("button", { name: "Show All Charts" }).click();
  const predicted = page.getByRole("group", { name: "Predicted when drafted" });
  await expect(predicted).toHaveCount(5);
  await expect(predicted.first()).toContainText("70% were expected to answer correctly: 80% did.");
  await expect(predicted.first()).toContainText("Possible flaws: trivial detail.");
  await expectAccessible(page);

  await button(page, "Write Another").first().click();
  const cards = page.locator("[data-card]");
  await cards.first().getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("questions written")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Add 1 to “/ }).click();
  await expect(page.getByText("1 question added")).toBeVisible();
  await expect(page).toHaveURL(`${url}/maker?edit=${quiz.id}`);
  await expect(button(page, "Edit question 6")).toBeVisible();
});
