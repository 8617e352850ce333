import { expect, type Locator, type Page } from "playwright/test";
import { button, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

async function does(control: Locator, outcome: () => Promise<unknown>, key = "Enter") {
  await control.focus();
  await control.page().keyboard.press(key);
  await outcome();
  await expectPlace(control.page());
}

/** Checks a frame later too, because a removed dialog takes the focus with it. */
async function expectPlace(page: Page) {
  const place = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return document.activeElement?.tagName;
  });
  expect(place).not.toBe("BODY");
}

test("the keyboard keeps its place on the dashboard", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  for (const title of ["Glass", "Paper"]) await author.aQuiz({ title });
  await signIn(page, author);
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog");
  await does(button(page, "Share Glass"), () => expect(dialog).toBeVisible());
  await expect(page.locator("#root")).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#root")).not.toHaveAttribute("inert");
  await expectPlace(page);
  const menu = page.getByRole("menu");
  await does(button(page, "More actions for Glass"), () => expect(menu).toBeVisible());
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expectPlace(page);
  const question = page.getByRole("alertdialog");
  for (const [answer, left] of [
    ["Cancel", 2],
    ["Delete", 1],
  ] as const) {
    await does(button(page, "More actions for Glass"), () => expect(menu).toBeVisible());
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(question).toBeVisible();
    await expectPlace(page);
    await does(question.getByRole("button", { name: answer }), () => expect(question).toBeHidden());
    await expect(page.getByText(`(${left} of ${left})`)).toBeVisible();
    await expectPlace(page);
  }
  await does(button(page, "Dismiss"), () => expect(button(page, "Dismiss")).toBeHidden());
});

test("the keyboard keeps its place in the editor", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.anAssessment();
  await signIn(page, author);
  await page.goto(`/maker?edit=${id}`);
  await expect(page.getByText("All changes saved")).toBeVisible();
  const text = page.getByRole("textbox", { name: "Question 1", exact: true });
  await does(button(page, "Edit question 1"), () => expect(text).toBeVisible());
  await does(button(page, "Add Explanation"), () => expect(page.getByLabel("Explanation")).toBeVisible());
  await does(button(page, "Done Editing"), () => expect(text).toBeHidden());
  await button(page, "Edit question 2").focus();
  await does(button(page, "Duplicate question 2"), () => expect(button(page, "Delete question 3")).toBeVisible());
  await does(button(page, "Delete question 3"), () => expect(button(page, "Delete question 3")).toBeHidden());
  await does(button(page, "Add Level"), () => expect(button(page, "Delete level 3")).toBeVisible());
  await does(button(page, "Delete level 3"), () => expect(button(page, "Delete level 3")).toBeHidden());
  const undo = button(page, "Undo").first();
  while (await undo.isEnabled()) await does(undo, () => expect(undo).toBeVisible());
  await page.getByRole("textbox", { name: "Title" }).fill("Renamed");
  await does(button(page, "Save Changes").last(), () => expect(page.getByText("All changes saved")).toBeVisible());
});

test("the keyboard keeps its place on the results and the profile", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz();
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, duration: 9, participantName: "Bo" } });
  await signIn(page, author);
  await page.goto(`/results/${quiz.id}?tab=people`);
  const dialog = page.getByRole("dialog");
  await does(page.getByRole("link", { name: "Bo", exact: true }), () => expect(dialog).toBeVisible());
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectPlace(page);
  await page.goto("/profile");
  await does(button(page, "Sign Out Everywhere"), () => expect(page.getByRole("alertdialog")).toBeVisible());
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expectPlace(page);
});
