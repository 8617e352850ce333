import { expect } from "playwright/test";
import { button } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

test("shows each question once, with everyone's answers, and filters those that were missed", async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.goto(`/quiz/${id}`);
  await take(page, "bbc");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  await expect(page.getByText("Capital of Iceland?")).toHaveCount(1);
  await expect(page.getByRole("row", { name: "Oslo · your answer · correct answer 1 100%" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Reykjavík · correct answer 0 0%" })).toBeVisible();
  const missed = page.getByRole("row", { name: "Akureyri · your answer 1 100%" });
  await expect(missed).toBeVisible();
  await page.getByLabel("Only what I missed (1 of 3)").check();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("2.Capital of Iceland?");
});

test("an assessment shows the ladder of levels and no percentage", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).anAssessment();
  await page.goto(`/assessment/${id}`);
  await take(page, "aa");
  await expect(page.getByRole("heading", { name: "Developing" })).toBeFocused();
  const steps = page.locator(".ladder").getByRole("listitem");
  await expect(steps).toHaveText([/^Proficient.*from 4$/, /^Developing.*You are here, with a score of 0$/]);
  await expect(page.locator(".score")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows sixty questions at once, and each answered one a tap away", { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    const questions = Array.from({ length: 60 }, (_, index) => ({
      question: `Is ${index + 1} more than ${index}?`,
      options: ["Yes", "No"],
      correctAnswer: 0,
    }));
    const { id } = await (await anAuthor(request)).aQuiz({ questions });
    await page.goto(`/quiz/${id}`);
    await expect(page.getByText("About 8 min")).toBeVisible();
    await take(page, "aaa");
    const pieces = page.locator(".overview-line > span");
    await expect(pieces).toHaveCount(60);
    for (const piece of [pieces.first(), pieces.last()]) await expect(piece).toBeInViewport({ ratio: 1 });
    await button(page, "All questions").click();
    await expect(page.getByText("3 of 60 answered")).toBeVisible();
    await expect(button(page, "Question 5")).toBeDisabled();
    await button(page, "Question 2, answered").click();
    await expect(page.getByRole("heading", { name: "Is 2 more than 1?" })).toBeFocused();
  });
});

test("questions slide, but not where motion is reduced", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  const animations = () =>
    page.locator("fieldset").evaluate((question) => {
      const { animationName, animationDuration } = getComputedStyle(question);
      return [animationName, animationDuration];
    });
  await page.goto(`/quiz/${id}`);
  await take(page, "b");
  await expect(page.getByRole("heading", { name: "Capital of Iceland?" })).toBeVisible();
  expect(await animations()).toEqual(["slide", "0s"]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await animations()).toEqual(["slide", "0.22s"]);
});

test("the focus never gets lost", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}`);
  await take(page, "b");
  await page.reload();
  await button(page, "I'm someone else").press("Enter");
  await expect(page.getByRole("heading", { name: "Capitals of the north" })).toBeFocused();
  await take(page, "ba");
  await page.keyboard.press("c");
  const { promise: seen, resolve: look } = Promise.withResolvers<void>();
  await page.route("**/attempts", async (route) => {
    await seen;
    await route.continue();
  });
  await button(page, "Finish").press("Enter");
  await expect(button(page, "Submitting…")).toBeFocused();
  look();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
  await button(page, "Dismiss").press("Enter");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
  await expect(button(page, "Next person")).toHaveCount(0);
  expect(await author.attempts(id)).toHaveLength(1);
});

test("a shared device passes to the next person, and keeps nothing of the previous one", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/share/quiz/${id}?shared`);
  await page.getByLabel("Name (optional)").fill("Ann");
  await take(page, "bac");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  await author.change(id, { title: "Capitals, once more" });
  await button(page, "Next person").press("Enter");
  await expect(page.getByRole("heading", { name: "Capitals, once more" })).toBeFocused();
  await expect(page.getByLabel("Name (optional)")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Name (optional)")).toHaveValue("");
  await page.getByLabel("Name (optional)").fill("Ben");
  await take(page, "bac");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  const takers = (await author.attempts(id)).map(({ participantName }) => participantName);
  expect(takers.sort()).toEqual(["Ann", "Ben"]);
});

test("a result prints in black on white, with its bars and without the page around it", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/quiz/${id}`);
  await take(page, "bbc");
  await expect(page.getByText("Quiz Completed!")).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(page.getByText("Quiz Completed!")).toBeHidden();
  await expect(page.getByRole("link", { name: "Assay" })).toBeHidden();
  await expect(button(page, "Print")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your result" })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  for (const bar of [page.locator(".ruler span"), page.locator(".row-right .tally-bar span").first()]) {
    await expect(bar).toHaveCSS("print-color-adjust", "exact");
    expect(await bar.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(50);
  }
});
