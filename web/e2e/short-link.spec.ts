import { expect } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test("a short link is shared, presented, typed, and opens the quiz", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers } });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Share Capitals of the north" }).click();
  const link = await page.getByLabel("Short link", { exact: true }).inputValue();
  expect(link).toMatch(/^http:\/\/localhost:\d+\/s\/[0-9a-z]{7}$/);
  await expect(page.getByLabel("Share link", { exact: true })).toHaveValue(new RegExp(`/share/quiz/${quiz.id}$`));

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/results/${quiz.id}?present=1`);
  const shown = page.getByRole("dialog").getByText(link.replace("http://", ""), { exact: true });
  await expect(shown).toBeVisible();
  await expect(page.getByRole("img", { name: `QR code for ${link}` })).toBeVisible();
  expect(await shown.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThan(24);

  await page.goto("/take");
  const code = link.slice(-7).toUpperCase().replaceAll("0", "O").replaceAll("1", "L");
  await page.getByLabel("Link or ID").fill(code);
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL(`/quiz/${quiz.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Capitals of the north" })).toBeVisible();

  await author.change(quiz.id, { isPublic: false });
  await page.goto(link);
  await expect(page.getByText("This is what participants see.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  const stranger = await page.context().browser()?.newPage();
  await stranger?.goto(link);
  await expect(stranger?.getByRole("heading", { name: "Quiz not found" }) ?? page.locator("none")).toBeVisible();
  await stranger?.close();
});
