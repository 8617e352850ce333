import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page, type Response } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { answer, goOn, settled } from "./take.keys.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

async function expectUncovered(page: Page, ...shown: Locator[]) {
  for (const one of shown) {
    const [box, toast] = [await one.boundingBox(), await page.locator(".toast").boundingBox()];
    if (!box || !toast) throw new Error("Not shown");
    const isBeside = box.x + box.width <= toast.x || box.y >= toast.y + toast.height;
    expect(isBeside, JSON.stringify({ box, toast })).toBe(true);
  }
}

/** Expects the toast at the top on small screens and at the bottom on others. Swiping right dismisses it. */
async function expectToastInPlace(page: Page, text: string) {
  const toast = page.locator(".toast");
  await expect(toast).toHaveText(text);
  const edges = async () => {
    const box = await toast.boundingBox();
    return box && { above: box.y, below: (page.viewportSize()?.height ?? 0) - box.y - box.height };
  };
  expect((await edges())?.above).toBeLessThan(40);
  await expectUncovered(page, page.getByRole("link", { name: "Assay" }), page.getByRole("heading", { level: 1 }));
  await page.setViewportSize({ width: 1280, height: 844 });
  expect((await edges())?.below).toBeLessThan(40);
  await toast.hover();
  await page.mouse.down();
  await page.mouse.move(1280, 800, { steps: 5 });
  await page.mouse.up();
  await expect(toast).toBeHidden();
}

test("a quiz is taken by keyboard alone, and shows the correct answers", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/share/quiz/${id}`);
  await expect(page.getByRole("heading", { name: "Capitals of the north" })).toBeVisible();
  await expect(page.getByText("3 questions")).toBeVisible();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Grace");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Capital of Norway?" })).toBeFocused();
  await expect(button(page, "Previous")).toBeDisabled();
  await expect(button(page, "Next")).toBeDisabled();
  await goOn(page);
  await expect(page.getByRole("status").getByText("Choose an answer to continue")).toBeAttached();

  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Oslo")).toBeFocused();
  await expect(page.getByLabel("Oslo")).not.toBeChecked();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Oslo")).toBeChecked();
  await expect(page.getByText("Saved on this device")).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("b");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await goOn(page);
  await expect(page.getByLabel("Akureyri")).toBeChecked();
  await goOn(page);
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");

  await expect(page.getByText("Quiz Completed!")).toBeVisible();
  await expect(page.getByText("You scored 67% (2/3)")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
  await expect(page.getByText("Correct", { exact: true })).toHaveCount(2);
  await expect(page.getByText("Since 1814.")).toBeVisible();
  expect(await author.attempts(id)).toMatchObject([{ participantName: "Grace" }]);
});

test("two presses neither skip a question nor submit one that was not seen", async ({ page, request }) => {
  const author = await anAuthor(request);
  const asked = (questionText: string) => ({ questionText, questionType: "text", options: [], required: false });
  const { id } = await author.aSurvey({ questions: ["One?", "Two?", "Three?"].map(asked) });
  await page.goto(`/survey/${id}`);
  await button(page, "Start Survey").click();
  await button(page, "Skip").dblclick();
  await expect(page.getByRole("heading", { name: "Two?" })).toBeVisible();
  await settled(page);
  for (const _ of ["moves", "is ignored", "is ignored, too"]) await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Three?" })).toBeFocused();
  await button(page, "Submit Survey").click();
  await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeVisible();
});

test("answers are checked before they are submitted, and lead back to their questions", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { review: true } });
  await page.goto(`/quiz/${id}`);
  await answer(page, "bac");
  await button(page, "Check your answers").dblclick();
  const review = page.getByRole("dialog", { name: "Check your answers" });
  await expect(review.getByText("3 of 3 answered")).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("button", { name: "Capital of Iceland? A. Reykjavík" }).click();
  await expect(page.getByRole("heading", { name: "Capital of Iceland?" })).toBeFocused();
  await button(page, "Question 3, answered").click();
  await button(page, "Check your answers").click();
  await review.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
});

test("offers a list of the answers after skipped questions", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const asked = (questionText: string, required: boolean) => ({
    questionText,
    required,
    questionType: "text",
    options: [],
  });
  const { id } = await author.aSurvey({ questions: [asked("One?", false), asked("Two?", true)] });
  await page.goto(`/survey/${id}`);
  await button(page, "Start Survey").click();
  await button(page, "Skip").click();
  await page.getByRole("textbox").fill("Soup");
  await button(page, "Check your answers").click();
  const review = page.getByRole("dialog", { name: "Check your answers" });
  await expect(review.getByRole("button", { name: "Two? Soup" })).toBeVisible();
  await review.getByRole("button", { name: "One? (not answered)" }).click();
  await expect(page.getByRole("heading", { name: "One?" })).toBeFocused();
});

const optionalText = (questionText: string) => ({ questionText, required: false, questionType: "text", options: [] });

test("ignores a press that lands on the review as it opens", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const questions = ["One?", "Two?", "Three?", "Four?", "Five?", "Six?"].map(optionalText);
  const { id } = await author.aSurvey({ questions, rules: { review: true } });
  await page.goto(`/survey/${id}`);
  await button(page, "Start Survey").click();
  for (const _ of questions.slice(1)) await button(page, "Skip").click();
  // Presses the first row as soon as it is there, like the second tap of a double tap.
  await page.evaluate(() => {
    const press = () => document.querySelector<HTMLElement>("dialog .checklist button")?.click();
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
  });
  await button(page, "Check your answers").click();
  const review = page.getByRole("dialog", { name: "Check your answers" });
  await review.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "Six?" })).toBeVisible();
});

test("a review that cannot be loaded submits nothing", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ questions: [optionalText("One?")], rules: { review: true } });
  await page.route(/\/assets\/dialogs-/, (route) => route.abort());
  await page.goto(`/survey/${id}`);
  await button(page, "Start Survey").click();
  await page.getByRole("textbox", { name: "One?" }).fill("Soup");
  await button(page, "Check your answers").dblclick();
  await expect(button(page, "Submit Survey")).toBeVisible();
  await button(page, "Submit Survey").click();
  await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeVisible();
});

test("explains the keys, and turns letters off", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.getByLabel("Use letters, digits and ? as shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Capital of Norway?" })).toBeFocused();
});

test("a reload in the middle leads back to the same question", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id, questions } = await author.aQuiz();
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await page.getByLabel("Oslo").check();
  await button(page, "Next").click();
  await page.reload();
  await expect(page.getByText("Welcome back")).toBeVisible();
  await expect(page.getByText("You answered 1 of 3 questions on this device.")).toBeVisible();
  await button(page, "Continue").click();
  await expect(page.getByText("2 of 3")).toBeVisible();
  await button(page, "Question 1, answered").click();
  await expect(page.getByLabel("Oslo")).toBeChecked();

  // An edit does not change the questions of an attempt that has begun.
  const [norway, ...others] = questions;
  await author.change(id, { questions: [{ ...norway, options: ["Oslo", "Bergen"], correctAnswer: 0 }, ...others] });
  await page.reload();
  await expect(page.getByText("The author has edited this quiz since you started.", { exact: false })).toBeVisible();
  await button(page, "Continue").click();
  await settled(page);
  for (const key of ["Enter", "a", "Enter", "c", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
});

test("answers wait while the device is offline, and arrive once", async ({ page, context, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ collectEmailUpfront: true });
  await page.goto(`/survey/${id}`);
  await button(page, "Start Survey").click();
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await page.getByLabel("Email (required)").fill("grace@taker.test");
  await button(page, "Start Survey").click();
  await page.getByLabel("Out").check();
  await button(page, "Next").click();
  await page.getByLabel("Soup").check();
  await page.getByLabel("Cake").check();

  await context.setOffline(true);
  await button(page, "Submit Survey").click();
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeFocused();
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText("saved on this device", { exact: false })).toBeVisible();
  await expect(page.getByText("Submission failed")).toHaveCount(0);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeVisible();
  await expect(page.getByText("Thank you for completing the survey.")).toBeVisible();
  await expect(page.getByRole("row", { name: "Soup · your answer 1 100%" })).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);
});

test("a toast does not cover the heading, and a swipe dismisses it", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aSurvey();
  await page.goto(`/survey/${id}`);
  await button(page, "Start Survey").click();
  for (const key of ["b", "Enter", "a", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeVisible();
  await expectToastInPlace(page, "Response submitted!Thank you for completing the survey.");
});

test("finished answers that never arrived are sent by the next visit", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}`);
  await answer(page, "bac");
  await page.route("**/attempts", (route) => route.fulfill({ status: 503, json: { message: "Busy" } }));
  await button(page, "Finish").click();
  await expect(page.getByText("Failed to submit quiz answers")).toBeVisible();
  await expect(page.getByText("The server is busy.")).toBeVisible();
  await page.unroute("**/attempts");

  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Quiz Completed!")).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);
});

test("keeps the answers of a taker whose item becomes private", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}`);
  await answer(page, "bac");
  await author.change(id, { isPublic: false });
  await button(page, "Finish").click();
  await expect(page.getByRole("heading", { name: "Quiz not found" })).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download my answers").click()]);
  expect(download.suggestedFilename()).toBe("my-answers.txt");

  await page.reload();
  await expect(page.getByText("Your answers are still on this device.")).toBeVisible();
  await author.change(id, { isPublic: true });
  await button(page, "Try again").click();
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
});

test("shows that a link leads to no item", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/take");
  await expect(page).toHaveTitle("Take a quiz, survey or assessment · Assay");
  await button(page, "Go").click();
  await expect(page.getByText("Paste a link or an ID first")).toBeVisible();
  await page.getByLabel("Link or ID").fill("https://elsewhere.example/form");
  await button(page, "Go").click();
  await expect(page.getByText("This link is for another site: elsewhere.example")).toBeVisible();
  await page.getByLabel("Link or ID").fill("https://assay.example/share/survey/nobody");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/survey/nobody");
  await expect(page.getByRole("heading", { name: "Survey not found" })).toBeVisible();
  await expect(page).toHaveTitle("Survey not found · Assay");
  await expect(page.getByText("This link is for another site: assay.example")).toBeVisible();
});

test("the page stays small and never sends a token", async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.addInitScript(() => localStorage.setItem("accessToken", "somebody's"));
  const weights = { script: 0, stylesheet: 0 };
  let requests = 0;
  page.on("request", (sent) => {
    if (sent.resourceType() !== "other") requests++; // Favicons don't block the page.
    expect(sent.headers().authorization).toBeUndefined();
  });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(`/quiz/${id}`, { waitUntil: "networkidle" });
  await expect(button(page, "Start")).toBeVisible();
  for (const response of responses) {
    const type = response.request().resourceType();
    // Compressed like the files of the build.
    if (type === "script" || type === "stylesheet")
      weights[type] += gzipSync(await response.body(), { level: 9 }).length;
  }
  expect(weights.script).toBeLessThan(90_000);
  expect(weights.stylesheet).toBeLessThan(12_000);
  expect(requests).toBeLessThanOrEqual(6);
});

test("Back leads to the previous question, and from the result out of the page", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aQuiz({ showResultsToTakers: false });
  const number = (place: number) => page.getByRole("heading", { level: 1, name: new RegExp(`^Question ${place}\\.`) });
  await page.goto("/take");
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: "Start" }).click();
  for (const place of [1, 2]) {
    await expect(number(place)).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(number(3)).toBeVisible();
  await page.goBack();
  await expect(number(2)).toBeVisible();
  await page.goForward();
  await expect(number(3)).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(number(2)).toBeVisible();
  await page.goBack();
  await expect(number(1)).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio").first().check();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Finish" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  await expect(page.getByText("This quiz doesn't show which ones were correct.", { exact: false })).toBeVisible();
  await expect(page.getByText("How everyone answered")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/take");
});
