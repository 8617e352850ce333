import { expect } from "playwright/test";
import { type Author, expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

// Tests of hints on the wording of questions.

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

test("a hint appears after a pause, opens on demand, and is fixed with a press, undone and dismissed", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/maker?type=quiz");
  const question = page.getByRole("textbox", { name: "Question 1", exact: true });
  const hints = page.getByRole("group", { name: "Wording of question 1" });
  await question.fill("Which of these rivers is not in Europe?");
  await page.getByRole("textbox", { name: "Option A", exact: true }).fill("Nile");
  await page.getByRole("textbox", { name: "Option B", exact: true }).fill("Rhine");
  await expect(hints.getByText("1 hint on the wording")).toBeVisible();
  await question.fill("Which of these rivers is in Europe?");
  await expect(hints).toHaveCount(0);
  await question.fill("Which of these rivers is not in Europe?");
  await expect(page.locator("[aria-live]", { hasText: "There is a hint on the wording of question 1" })).toBeAttached();

  await hints.locator("summary").press("Enter");
  await expect(hints.getByText("“not” is easily missed")).toBeVisible();
  await expectAccessible(page);
  await hints.getByRole("button", { name: "Write NOT" }).press("Enter");
  await expect(question).toHaveValue("Which of these rivers is NOT in Europe?");
  await expect(hints).toHaveCount(0);
  await expect(question).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(question).toHaveValue("Which of these rivers is not in Europe?");

  await hints.getByText("1 hint on the wording").click();
  await hints.getByRole("button", { name: "Dismiss Here" }).click();
  await expect(hints).toHaveCount(0);
  await expect(question).toBeFocused();
  await page.reload();
  await expect(question).toHaveValue("Which of these rivers is not in Europe?");
  await question.fill("Which of these lakes is not in Europe?");
  await hints.getByText("1 hint on the wording").click();
  await hints.getByRole("button", { name: "Never Show This Hint" }).click();
  await expect(hints).toHaveCount(0);
  await question.fill("Which of these seas is not in Europe? All of the above?");
  await page.getByRole("textbox", { name: "Option B", exact: true }).fill("All of the above");
  await hints.getByText("1 hint on the wording").click();
  await expect(hints.getByText("“not”")).toHaveCount(0);
  await expect(hints.getByText("“all of them”")).toBeVisible();

  await page.goto("/profile/data");
  await page.getByRole("button", { name: "Show again: Negative question" }).click();
  await expect(page.getByRole("heading", { name: "Hints on Wording" })).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
  await page.goto("/maker?type=quiz");
  await hints.getByText("2 hints on the wording").click();
  await expect(hints.getByText("“not” is easily missed")).toBeVisible();
});

test("drafted questions have hints where they are read first", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz({
    questions: [
      { question: "Capital of Norway?", options: ["Oslo", "Bergen"], correctAnswer: 0 },
      {
        question: "What is a lock?",
        options: ["A gate", "A boat", "A bridge"],
        correctAnswer: 0,
        explanation: "Option B is no lock.",
      },
    ],
  });
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"draftedBy":null', '"draftedBy":"MODEL"') });
  });
  await page.goto(`/maker?type=quiz&created=${id}`);
  const hints = page.getByRole("group", { name: /^Wording of question/ });
  await expect(hints).toHaveCount(1);
  await hints.getByText("1 hint on the wording").click();
  await expect(hints.getByText("“Option B” means a different option")).toBeVisible();
  await hints.getByRole("button", { name: "Dismiss Here" }).click();
  await expect(hints).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
});

test("shows a hint next to the figures of a question", { tag: "@slow" }, async ({ page, request }) => {
  const { id, questions } = await author.aQuiz({
    questions: [
      { question: "Which of these rivers is not in Europe?", options: ["Nile", "Rhine", "Elbe"], correctAnswer: 0 },
      { question: "Capital of Norway?", options: ["Oslo", "Bergen"], correctAnswer: 0 },
    ],
  });
  for (let person = 0; person < 10; person++) {
    const answers = Object.fromEntries(questions.map(({ id }) => [id, person < 5 ? 0 : 1]));
    expect((await request.post(`/api/quizzes/${id}/attempts`, { data: { answers } })).ok()).toBe(true);
  }
  await page.goto(`/results/${id}?tab=questions`);
  await page.getByRole("button", { name: "Show All Charts" }).click();
  const hints = page.getByRole("group", { name: "Wording" });
  await expect(hints).toHaveCount(1);
  await hints.getByText("1 hint on the wording").click();
  await expect(hints.getByText("“not” is easily missed")).toBeVisible();
  await expect(hints.getByText(/Its discrimination is 1/)).toBeVisible();
  await expect(hints.getByRole("button", { name: "Write NOT" })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("hints fit the screen, in the dark as well", { tag: "@slow" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/maker?type=survey");
    await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("What is your yearly income?");
    const hints = page.getByRole("group", { name: "Wording of question 1" });
    await hints.getByText("1 hint on the wording").click();
    await expect(hints.getByRole("button", { name: "Add “Prefer not to say”" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await hints.getByRole("button", { name: "Add “Prefer not to say”" }).click();
    await expect(page.getByRole("textbox", { name: "Option C", exact: true })).toHaveValue("Prefer not to say");
  });
});
