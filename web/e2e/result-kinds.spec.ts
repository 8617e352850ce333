import { type APIRequestContext, expect, type Page } from "playwright/test";
import { type Author, button, chartOf, expectAccessible, looks, signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

type Item = Awaited<ReturnType<Author["aSurvey"]>>;

const points = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => String(from + place));

const scale = { look: "numbers", lowLabel: null, highLabel: null, isNps: false };

const questions = [
  {
    questionText: "How clear was it?",
    questionType: "scale",
    options: points(1, 5),
    form: { scale: { ...scale, lowLabel: "Not at all", highLabel: "Very" } },
  },
  {
    questionText: "How likely are you to recommend us?",
    questionType: "scale",
    options: points(0, 10),
    form: { scale: { ...scale, isNps: true } },
  },
  {
    questionText: "How do you feel about these?",
    questionType: "matrix",
    options: ["Bad", "Fair", "Good"],
    required: false,
    form: { rows: ["The room", "The food"] },
  },
  {
    questionText: "How far did you come?",
    questionType: "number",
    options: [],
    required: false,
    form: { number: { decimals: 0, unit: "km", min: 0, max: 10 } },
  },
  {
    questionText: "How did you hear of us?",
    questionType: "single_choice",
    options: ["Friends", "Press", "Other"],
    form: { choice: { other: 2, none: null } },
  },
  { questionText: "What should change?", questionType: "text", options: [], required: false },
];

async function answer(
  request: APIRequestContext,
  { id, questions }: Item,
  given: unknown[],
  path = `/api/surveys/${id}/responses`,
) {
  const answers = Object.fromEntries(
    questions.flatMap((question, place) => (given[place] === undefined ? [] : [[question.id, given[place]]])),
  );
  const response = await request.post(path, { data: { answers, duration: 125 } });
  expect(response.status(), await response.text()).toBe(201);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
}

const cells = (page: Page, text: string) =>
  chartOf(page, text)
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent?.trim())),
    );

test("each kind of question of a survey has its figures, chart and table", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey({ questions });
  await answer(request, survey, [3, 9, [2, 0], 4, 0, "More light."]);
  await answer(request, survey, [3, 10, [2, null], 7, { choices: [2], other: "By accident" }]);
  await answer(request, survey, [0, 3, undefined, undefined, 1]);
  await open(page, `/results/${survey.id}?tab=questions`);

  const clear = chartOf(page, "How clear was it?");
  await expect(clear).toContainText("4median, mean 3.0, of 3 answers");
  await expect(clear).toContainText("Not at all");
  await clear.getByText("Show as table").click();
  await expect(clear.getByRole("columnheader").first()).toHaveText("Point");
  await expect
    .poll(() => cells(page, "How clear was it?"))
    .toEqual([
      ["1", "1", "33%"],
      ["2", "0", "0%"],
      ["3", "0", "0%"],
      ["4", "2", "67%"],
      ["5", "0", "0%"],
    ]);

  const likely = chartOf(page, "How likely are you");
  await expect(likely).toContainText("+33Net Promoter Score, 95% interval −51 to +85, of 3 answers");
  await expect(likely).toContainText("either side could be larger");

  const matrix = chartOf(page, "How do you feel");
  await expect(matrix).toContainText("2 of 3 people answered; 1 left it out.");
  await matrix.getByText("Show as table").click();
  await expect
    .poll(() => cells(page, "How do you feel"))
    .toEqual([
      ["The room", "0 (0%)", "0 (0%)", "2 (100%)", "2", "Good"],
      ["The food", "1 (100%)", "0 (0%)", "0 (0%)", "1", "Bad"],
    ]);

  const far = chartOf(page, "How far did you come?");
  await expect(far).toContainText("5.5 kmmedian, of 2 answers");
  await far.getByText("Show as table").click();
  await expect.poll(async () => (await cells(page, "How far did you come?"))[4]).toEqual(["4 km", "1", "50%"]);

  await chartOf(page, "What should change?").scrollIntoViewIfNeeded();
  await expect(chartOf(page, "What should change?").getByRole("list", { name: "Answers" })).toContainText(
    "More light.",
  );
  await expectAccessible(page);
});

test("the figures of each kind follow what comes in", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey({ questions });
  await answer(request, survey, [3, 9, [0, 0], 4, 0, "More light."]);
  await open(page, `/results/${survey.id}?tab=questions`);
  const matrix = chartOf(page, "How do you feel");
  await expect(matrix).toContainText("1 answer");
  await matrix.getByText("Show as table").click();

  await answer(request, survey, [1, 0, [1, 1], 10, 0]);
  await answer(request, survey, [1, 0, undefined, undefined, 0]);
  await expect(chartOf(page, "How clear was it?")).toContainText("2median, mean 2.7, of 3 answers");
  await expect(chartOf(page, "How likely are you")).toContainText("−33Net Promoter Score");
  await expect(matrix).toContainText("2 of 3 people answered; 1 left it out.");
  await expect(chartOf(page, "How far did you come?")).toContainText("7 kmmedian, of 2 answers");
  const row = ["The food", "1 (50%)", "1 (50%)", "0 (0%)", "2", "Bad – Fair"];
  await expect.poll(async () => (await cells(page, "How do you feel"))[1]).toEqual(row);
});

test("narrows to answers of each type, in the panel and by a press", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey({ questions });
  await answer(request, survey, [3, 9, [2, 0], 4, 0, "More light."]);
  await answer(request, survey, [3, 10, [2, 1], 7, { choices: [2], other: "By accident" }]);
  await answer(request, survey, [0, 3, undefined, undefined, 1]);
  await open(page, `/results/${survey.id}?tab=questions`);
  const filters = page.getByRole("search", { name: "Filter responses" });
  const chip = (text: string) => filters.getByRole("button", { name: `Remove filter: ${text}` });
  const clear = filters.getByRole("button", { name: "Clear" });

  await chartOf(page, "How do you feel").getByRole("button", { name: "1 left it out" }).click();
  await expect(chip("Not answered: question 3")).toBeVisible();
  await expect(filters).toContainText("1 of 3 responses");
  await clear.click();
  await chartOf(page, "How far did you come").getByRole("button", { name: "7 km: 1 of 2 people" }).click();
  await expect(chip("7 km in question 4")).toBeVisible();
  await expect(filters).toContainText("1 of 3 responses");
  await clear.click();

  await filters.getByRole("button", { name: "Filter", exact: true }).click();
  const question = filters.getByLabel("Answer to question");
  await question.selectOption({ index: 3 });
  await filters.getByRole("group", { name: "The room" }).getByLabel("Good").check();
  await expect(chip("The room: Good, in question 3")).toBeVisible();
  await expect(filters).toContainText("2 of 3 responses");
  await question.selectOption({ index: 4 });
  await filters.getByLabel("Number to").fill("5");
  await filters.getByRole("button", { name: "Add" }).click();
  await expect(chip("Up to 5 km in question 4")).toBeVisible();
  await expect(filters.getByLabel("Number to")).toHaveValue("");
  await expect(filters).toContainText("1 of 3 responses");
  await clear.click();
  await question.selectOption({ index: 6 });
  await filters.getByLabel("Text has").fill("LIGHT");
  await filters.getByLabel("Text has").press("Enter");
  await expect(chip("Wrote “LIGHT” in question 6")).toBeVisible();
  await expect(filters).toContainText("1 of 3 responses");
  await page.reload();
  await expect(chip("Wrote “LIGHT” in question 6")).toBeVisible();
});

for (const { width, colorScheme } of looks)
  test(`a part of a row's bar narrows to it, ${width} wide`, { tag: "@slow" }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const author = await anAuthor(request);
    await signIn(page, author);
    const survey = await author.aSurvey({ questions });
    for (const rows of [[2, 0], [2, 1], [1, 1], undefined]) await answer(request, survey, [3, 9, rows, 4, 0]);
    await open(page, `/results/${survey.id}?tab=questions`);
    const matrix = chartOf(page, "How do you feel");
    const room = matrix.getByRole("toolbar", { name: "The room" });
    await expect(room.getByRole("button")).toHaveText(["Fair: 1 of 3 people33%", "Good: 2 of 3 people67%"]);
    await room.getByRole("button", { name: "Fair" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(room.getByRole("button", { name: "Good" })).toBeFocused();
    await page.keyboard.press("Enter");
    const filters = page.getByRole("search", { name: "Filter responses" });
    const chip = filters.getByRole("button", { name: "Remove filter: The room: Good, in question 3" });
    await expect(chip).toBeVisible();
    await expect(filters).toContainText("2 of 4 responses");
    await expect(room.getByRole("button")).toHaveText(["Good: 2 of 2 people100%"]);
    await expect(room.getByRole("button")).toHaveAttribute("aria-pressed", "true");
    await matrix.getByRole("toolbar", { name: "The food" }).getByRole("button", { name: "Bad" }).click();
    await expect(filters).toContainText("1 of 4 responses");
    await room.getByRole("button", { name: "Good" }).click();
    await expect(chip).toHaveCount(0);
  });

test("one attempt tells each kind of answer, and what was left out", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey({ questions });
  await answer(request, survey, [3, 9, [2, null], 4, { choices: [2], other: "By accident" }]);
  await open(page, `/results/${survey.id}?tab=questions`);
  await tab(page, "People").click();
  await page.getByRole("region", { name: "Responses" }).locator("tbody a").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("4of 1 to 5 (Not at all – Very)");
  await expect(dialog).toContainText("The roomGood");
  await expect(dialog).toContainText("The foodNot answered");
  await expect(dialog).toContainText("4 km");
  await expect(dialog).toContainText("By accident");
  await expect(dialog.getByRole("listitem").filter({ hasText: "What should change?" })).toContainText("Not answered");
  await expectAccessible(page);
});

test("a quiz tells how many were right, whatever is right", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz({
    questions: [
      {
        question: "Which are prime?",
        questionType: "multi_select",
        options: ["2", "3", "4"],
        answerKey: { options: [0, 1] },
      },
      {
        question: "Capital of Norway?",
        questionType: "text",
        options: [],
        answerKey: { text: { accepted: ["Oslo"] } },
      },
      {
        question: "How far is the moon?",
        questionType: "number",
        options: [],
        form: { number: { unit: "km" } },
        answerKey: { number: { value: 384400, tolerance: 5000 } },
      },
    ],
  });
  const path = `/api/quizzes/${quiz.id}/attempts`;
  await answer(request, quiz, [[0, 1], "oslo", 380000], path);
  await answer(request, quiz, [[0], "Bergen", 384400], path);
  await open(page, `/results/${quiz.id}?tab=questions`);
  await button(page, "Show All Charts").click();
  await expect(chartOf(page, "Which are prime?")).toContainText("50%right, of 2 answers");
  await expect(chartOf(page, "Capital of Norway?")).toContainText("50%right, of 2 answers");
  await expect(chartOf(page, "Capital of Norway?")).toContainText("Right: “Oslo”");
  await expect(chartOf(page, "How far is the moon?")).toContainText("100%right, of 2 answers");
  await expect(chartOf(page, "How far is the moon?")).toContainText("Right: 384,400 ± 5,000 km");

  await tab(page, "People").click();
  await page.getByRole("region", { name: "Responses" }).locator("tbody a").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Bergen");
  await expect(dialog).toContainText("Right: “Oslo”");
  await expect(dialog.getByText("Right: 384,400")).toHaveCount(0);
});

test("the presenter shows each kind", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey({ questions });
  await answer(request, survey, [3, 9, [2, 0], 4, 0]);
  await open(page, `/results/${survey.id}?present=1`);
  await expect(page.getByRole("heading", { name: "How clear was it?" })).toBeVisible();
  await button(page, "Next").click();
  await expect(page.getByText("Promoters")).toBeVisible();
  await button(page, "Next").click();
  await expect(page.getByText("The room")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("toolbar")).toHaveCount(0);
  await expectAccessible(page);
  await button(page, "Next").click();
  await expect(page.getByText("1 answer", { exact: true })).toBeVisible();
});
