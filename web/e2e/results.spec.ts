import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page, type WebSocketRoute } from "playwright/test";
import { type Author, button, chartOf, expectAccessible, looks, signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { translate } from "./take.translations.ts";
import { test } from "./test.ts";

type Item = Awaited<ReturnType<Author["aQuiz"]>>;

async function answer(request: APIRequestContext, { id, questions }: Item, choice: number | number[], name?: string) {
  const answers = Object.fromEntries(questions.map((question) => [question.id, choice]));
  const data = { answers, duration: 125, ...(name && { participantName: name }) };
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data })).ok()).toBe(true);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
}

/** WCAG's formula, for two rgb() colors. */
function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const figure = (page: Page, label: string) =>
  page.getByRole("definition").and(page.locator(`dt:text-is("${label}") + dd`));
const rows = (page: Page) => page.getByRole("region", { name: "Responses" }).locator("tbody tr");

test("a page without responses invites to share, and updates automatically", async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await open(page, `/results/${quiz.id}`);
  await expect(page.getByRole("heading", { name: "No responses yet" })).toBeVisible();
  await expect(page.getByLabel("Share link")).toHaveValue(new RegExp(`/share/quiz/${quiz.id}$`));

  await answer(request, quiz, 1, "Grace Hopper");
  await expect(figure(page, "Total attempts")).toHaveText("1");
  await expect(figure(page, "Average score")).toHaveText("33%");
  await tab(page, "People").click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("GH");

  await answer(request, quiz, 0);
  await expect(page.getByText("All 2 responses")).toBeVisible();
  await expect(rows(page).first()).toContainText("No name");
  await expect(rows(page).first()).toContainText("2m 5s");
});

test("a quiz shows its scores and questions, each also as a table", async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const choice of [1, 1, 1, 0]) await answer(request, quiz, choice);
  await open(page, `/results/${quiz.id}`);

  await expect(figure(page, "Total attempts")).toHaveText("4");
  // Attempts submitted over the API have no starts.
  await expect(figure(page, "Completion rate")).toHaveText("–");
  await expect(figure(page, "Top score")).toHaveText("33%");
  await expect(page.getByText("The most common score is 33%, reached by 4 people.")).toBeVisible();
  await tab(page, "Questions").click();
  await button(page, "Capital of Norway?").click();
  const question = chartOf(page, "Capital of Norway?");
  await expect(question).toContainText("75%right, of 4 answers");
  await expect(question.getByRole("listitem").filter({ hasText: "Oslo" })).toContainText("Correct answer375%");

  await question.getByText("Table and figures").click();
  await expect(question.getByRole("row", { name: "Oslo" })).toContainText("Yes375%");
});

test("shows a question of several lines as it was written", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const text = "What comes next?\n1, 1, 2, 3, 5, …";
  const quiz = await author.aQuiz({ questions: [{ question: text, options: ["7", "8"], correctAnswer: 1 }] });
  await answer(request, quiz, 1, "Grace Hopper");
  await open(page, `/results/${quiz.id}?tab=questions`);
  await page.getByRole("button", { name: "What comes next?" }).click();
  const lines = page.getByRole("heading", { name: "What comes next?" });
  expect(await lines.innerText()).toContain(text);
  await tab(page, "People").click();
  await page.getByRole("link", { name: "Grace Hopper" }).click();
  // The response's place in the list, and its score when it has loaded.
  await expect(page.getByRole("dialog").getByText("1 of 1")).toHaveCount(2);
  expect(await page.getByRole("dialog").locator(lines).innerText()).toContain(text);
});

test("an edited question keeps its answers apart", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await answer(request, quiz, 1);
  await author.change(quiz.id, {
    questions: [
      {
        id: quiz.questions[0]?.id,
        questionText: "Capital of Sweden?",
        options: ["Stockholm", "Lund"],
        correctAnswer: 0,
      },
    ],
  });
  await open(page, `/results/${quiz.id}`);
  const part = (name: string) => page.getByRole("region", { name });
  await expect(part("Scores").getByText("average 33%")).toBeVisible();
  await expect(part("Scores").getByText("middle half")).toHaveCount(0);
  await tab(page, "Questions").click();
  await button(page, "Capital of Sweden?").click();
  await expect(part("Questions").getByText("No answers yet to the question as it is asked now")).toBeVisible();
  await expect(page.getByText("no one has answered all of the current ones")).toBeVisible();
  await expect(part("Earlier versions").getByText("edited", { exact: true })).toHaveCount(3);
  await expect(part("Earlier versions").getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();

  await tab(page, "People").click();
  await page.getByRole("link", { name: "No name" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Answered version 1.")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();
});

test("a reworded question keeps its answers, with a notice", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await answer(request, quiz, 1, "Ann");
  const [first, ...others] = (await author.read(quiz.id)).questions;
  await author.change(quiz.id, {
    questions: [{ ...first, questionText: "Capital, of Norway?", options: ["Bergen", "Oslo (since 1814)"] }, ...others],
  });
  const reworded = { ...quiz, questions: (await author.read(quiz.id)).questions as Item["questions"] };
  await answer(request, reworded, 0, "Ben");
  await open(page, `/results/${quiz.id}?tab=questions`);
  await expect(page.getByRole("region", { name: "Earlier versions" })).toBeHidden();
  const question = chartOf(page, "Capital, of Norway?");
  await button(page, "Capital, of Norway?").click();
  await expect(question.getByText("right, of 2 answers")).toBeVisible();
  await question.getByText("2 wordings, joined").click();
  const wordings = question.getByRole("listitem").filter({ hasText: "From version" });
  await expect(wordings).toContainText(["From version 2 · 1 answer", "Capital of Norway?B · OsloFrom version 1"]);
  await answer(request, reworded, 1, "Cleo");
  await expect(question.getByText("right, of 3 answers")).toBeVisible();
  await expect(wordings).toContainText([
    "From version 2 · 2 answers · 50% right",
    "From version 1 · 1 answer · 100% right",
  ]);
  await expectAccessible(page);

  await question.getByRole("button", { name: /^Who chose Oslo/ }).click();
  await expect(page.getByRole("button", { name: /Chose B .* in question 1/ })).toBeVisible();
  await tab(page, "People").click();
  await expect(rows(page)).toContainText([/Cleo/, /Ann/]);
  await open(page, `/results/${quiz.id}?question=${quiz.questions[0]?.id}&option=1&tab=questions`);
  await button(page, "Capital, of Norway?").click();
  await question.getByRole("button", { name: /^Who chose Oslo/, pressed: true }).click();
  await expect(page.getByText("All 3 responses")).toBeVisible();
});

test("a survey counts people, an assessment its levels", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey();
  const [where, what] = survey.questions.map(({ id }) => id);
  for (const dishes of [[0, 1], [1]]) {
    const data = { answers: { [where ?? ""]: 0, [what ?? ""]: dishes } };
    await request.post(`/api/surveys/${survey.id}/responses`, { data });
  }
  await open(page, `/survey/${survey.id}/results`);
  await expect(figure(page, "Responses")).toHaveText("2");
  await tab(page, "Questions").click();
  await expect(page.getByText("percentages may exceed 100%")).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: /^BBread/ })).toContainText("2100%");

  const assessment = await author.anAssessment();
  await answer(request, assessment, 1, "Jan Tschichold");
  await open(page, `/assessment/${assessment.id}/results`);
  const levels = page.getByRole("region", { name: "Levels" });
  await expect(levels.getByRole("listitem").filter({ hasText: "Proficient" })).toContainText("4–8 points");
  await expect(levels.getByRole("listitem").filter({ hasText: "Proficient" })).toContainText("100%");
  await tab(page, "People").click();
  await expect(rows(page).first()).toContainText("Proficient");
});

test("answers are sent as counts, not with the item they belong to", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const options = ["The first option", "The second option", "The third option", "The fourth option"];
  const questions = Array.from({ length: 100 }, (_, place) => ({
    question: `Question ${place + 1}, about as long as a question is?`,
    options,
    correctAnswer: 1,
  }));
  const quiz = await author.aQuiz({ questions });
  await answer(request, quiz, 0, "Early");
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await open(page, `/results/${quiz.id}`);

  await answer(request, quiz, 1, "Late");
  await expect(figure(page, "Total attempts")).toHaveText("2");
  await expect(figure(page, "Top score")).toHaveText("100%");
  await expect(page.getByText("How the scores are spread.")).toBeVisible();
  await tab(page, "Questions").click();
  await button(page, "Show all 100 questions").click();
  await button(page, /^Question 100/).click();
  const last = chartOf(page, "Question 100");
  await expect(last).toContainText("50%right, of 2 answers");
  await expect(last.getByRole("listitem").filter({ hasText: "second" })).toContainText("150%");
  await expect(last.getByRole("listitem").filter({ hasText: "first" })).toContainText("150%");
  await answer(request, quiz, 1, "Later");
  await expect(last).toContainText("67%right, of 3 answers");
  await tab(page, "People").click();
  await expect(rows(page).first()).toContainText("Later");
  expect(frames.filter((frame) => frame.includes("option"))).toEqual([]);
  expect(frames.map((frame) => frame.length).filter((length) => length > 4096)).toEqual([]);
});

test("loads questions out of sight one by one, and at once for printing", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const many = { questionText: "One of many", options: ["Yes", "No"], correctAnswer: 0 };
  const quiz = await author.aQuiz({ questions: Array.from({ length: 40 }, () => many) });
  await answer(request, quiz, 0);
  await open(page, `/results/${quiz.id}?tab=questions`);
  await button(page, "Show All Charts").click();
  await button(page, "Show all 40 questions").click();
  const last = chartOf(page, "One of many").last();
  await expect(last).toContainText("1 answer");
  await answer(request, quiz, 1);
  await expect(last).toContainText("2 answers");
  expect(await last.evaluate((one) => one.getBoundingClientRect().top > innerHeight)).toBe(true);

  // Idle callbacks never run.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await answer(request, quiz, 1);
  await expect(page.getByText("All 3 responses")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(last).toContainText("3 answers");
});

test("holds back new responses while the list is being read", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (let count = 0; count < 22; count++) await answer(request, quiz, 0, `Early ${count}`);
  await open(page, `/assessment-results/${quiz.id}?tab=people`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rows(page)).toHaveCount(22);

  await answer(request, quiz, 1, "Late One");
  await answer(request, quiz, 1, "Late Two");
  await page.getByRole("button", { name: "2 new responses" }).click();
  await expect(rows(page).first()).toContainText("Late Two");
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rows(page)).toHaveCount(24);
});

test("a response opens by keyboard, has a URL, and leads to the next; a wrong answer looks wrong", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const [index, choice] of [0, 1, 0].entries()) await answer(request, quiz, choice, `Taker ${index}`);
  await open(page, `/results/${quiz.id}?tab=people`);
  const opener = page.getByRole("link", { name: "Taker 2" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Taker 2")).toBeVisible();
  const address = page.url();
  expect(address).toContain("&attempt=");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goto(address);
  await expect(dialog.getByText("1 of 3", { exact: true })).toHaveCount(2);
  const letter = (text: RegExp) => dialog.getByRole("listitem").filter({ hasText: text }).locator("span").first();
  const [wrong, right] = [letter(/^ABergen/), letter(/^AReykjavík/)];
  await expect(wrong).toHaveCSS("text-decoration-line", "line-through");
  await expect(right).not.toHaveCSS("text-decoration-line", "line-through");

  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("Taker 1")).toBeVisible();
  await dialog.getByRole("button", { name: "Next response" }).click();
  await expect(dialog.getByText("Taker 0")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Next response" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByText("Taker 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/results/${quiz.id}\\?tab=people$`));
});

test("deletes a response, and recounts everything without it", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await answer(request, quiz, 1, "Ann");
  await answer(request, quiz, 0, "Ben");
  await open(page, `/results/${quiz.id}?tab=people`);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("link", { name: "Ann" }).click();
  const dialog = page.getByRole("dialog", { name: "Response" });
  const question = page.getByRole("alertdialog", { name: "Delete the response of Ann?" });

  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("idempotencyKey") ? route.abort() : route.fallback(),
  );
  await dialog.getByRole("button", { name: "Delete Response" }).click();
  await expect(question).toContainText("You can undo this for a minute");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The response was not deleted")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Delete Response" })).toBeFocused();
  await page.unroute("**/graphql");

  await dialog.getByRole("button", { name: "Delete Response" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Response deleted")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("1 response", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Responses" }).locator("[tabindex='-1']")).toBeFocused();

  await page.getByRole("link", { name: "Ben" }).click();
  await dialog.getByRole("button", { name: "Delete Response" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No responses yet" })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
});

test("several responses are deleted at once, and restored", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const [index, name] of ["Ada", "Ben", "Cleo"].entries()) await answer(request, quiz, index % 2, name);
  await open(page, `/results/${quiz.id}?tab=people`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: /response of Ben/ }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("checkbox", { name: /response of Cleo/ }).check();
  const bar = page.getByRole("group", { name: "Selected responses" });
  await expect(bar.getByRole("status")).toHaveText("2 selected");
  await bar.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 responses?" });
  await expect(question).toContainText("You can undo this for a minute");
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Delete" })).toBeFocused();
  await bar.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 responses deleted")).toBeVisible();
  const top = page.getByRole("region", { name: "Responses" }).locator("[tabindex='-1']");
  await expect(top).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Ada");
  await expect(page.getByText("1 response", { exact: true })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 responses restored")).toBeVisible();
  await expect(top).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("All 3 responses")).toBeVisible();
});

test("all responses are deleted at once, on a phone, and can be restored", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (let index = 0; index < 23; index++) await answer(request, quiz, index % 2, `Person ${index}`);
  await open(page, `/results/${quiz.id}?tab=people`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("group", { name: "Selected responses" });
  await expect(bar.getByRole("status")).toHaveText("20 selected");
  await bar.getByRole("button", { name: "Select all 23 responses" }).click();
  await expect(bar.getByRole("status")).toHaveText("All 23 selected");
  await expect(bar.getByRole("status")).toBeFocused();
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No responses yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("23 responses restored")).toBeVisible();
  await expect(page.getByText("All 23 responses")).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
});

test("clears the selection when the filter changes", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (let index = 0; index < 24; index++)
    await answer(request, quiz, 0, index < 21 ? `Bot ${index}` : `Person ${index}`);
  await open(page, `/results/${quiz.id}?search=Bot`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("group", { name: "Selected responses" });
  const everything = bar.getByRole("button", { name: "Select all 21 that match" });
  await everything.click();
  await expect(bar.getByRole("status")).toHaveText("All 21 selected");
  await page.getByLabel("Search responses").fill("");
  await expect(rows(page).first()).toContainText("Person");
  await expect(bar).toBeHidden();
  await page.getByLabel("Search responses").fill("Bot");
  await expect(rows(page).first()).toContainText("Bot");
  await expect(bar).toBeHidden();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await everything.click();
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog", { name: "Delete 21 responses?" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("21 responses deleted")).toBeVisible();
  await expect(page.getByText("All 3 responses")).toBeVisible();
});

test("waits for a deletion even if one check fails, and undoes it under another filter", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const name of ["Ada", "Ben", "Cleo"]) await answer(request, quiz, 0, name);
  let looks = 0;
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() ?? {};
    if (operationName === "useDeletionQuery" && looks++ === 0) return route.abort();
    if (operationName !== "useDeletionMutation") return route.fallback();
    // Simulates the deletion of more than a thousand, which runs in the background.
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"DELETED"', '"DELETING"') });
  });
  await open(page, `/results/${quiz.id}?search=Ben`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: /response of Ben/ }).check();
  await page.getByRole("group", { name: "Selected responses" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Response deleted")).toBeVisible();
  expect(looks).toBe(2);
  await page.getByLabel("Search responses").fill("");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Response restored")).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test("lists all questions in one sortable table, whose rows open in place", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  const [norway = "", iceland = "", finland = ""] = quiz.questions.map(({ id }) => id);
  for (let count = 0; count < 12; count++) {
    const answers = { [norway]: Number(count > 3), [iceland]: Number(count < 8), [finland]: count > 5 ? 2 : 0 };
    await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, duration: 9 } });
  }
  await open(page, `/results/${quiz.id}?tab=questions`);
  const table = page.getByRole("table", { name: "All questions" });
  const questions = table.getByRole("rowheader");
  await expect(questions).toHaveText(["Capital of Norway?", "Capital of Iceland?", "Capital of Finland?"]);
  await table.getByRole("button", { name: "Correct" }).click();
  await expect(table.getByRole("columnheader", { name: "Correct" })).toHaveAttribute("aria-sort", "ascending");
  await expect(questions).toHaveText(["Capital of Iceland?", "Capital of Finland?", "Capital of Norway?"]);
  await table.getByRole("button", { name: "Correct" }).click();
  await expect(table.getByRole("columnheader", { name: "Correct" })).toHaveAttribute("aria-sort", "descending");
  await expect(table.getByRole("row").nth(1)).toContainText("67%");
  await expect(table.getByRole("row", { name: "Capital of Norway?" })).toContainText(/0\.\d\d, 95% interval −?0/);

  const finnish = table.getByRole("button", { name: "Capital of Finland?" });
  await finnish.focus();
  await page.keyboard.press("Enter");
  await expect(finnish).toHaveAttribute("aria-expanded", "true");
  await expect(chartOf(page, "Capital of Finland?").getByRole("button", { name: /Helsinki/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(chartOf(page, "Capital of Finland?")).toHaveCount(0);
  await button(page, "Show All Charts").click();
  await expect(chartOf(page, /Capital of/)).toHaveCount(3);

  // An address from before there were tabs opens the row that it names.
  const anchor = (await table.getByRole("row", { name: "Capital of Finland?" }).first().getAttribute("id")) ?? "";
  await open(page, `/results/${quiz.id}#${anchor}`);
  await expect(tab(page, "Questions")).toHaveAttribute("aria-selected", "true");
  await expect(chartOf(page, /Capital of/)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`\\?tab=questions#${anchor}$`));
});

test("combines several filters, with everyone behind for comparison", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const [index, choice] of [0, 0, 1, 1].entries()) await answer(request, quiz, choice, `Taker ${index}`);
  await open(page, `/results/${quiz.id}`);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = page.getByRole("search", { name: "Filter responses" });
  await filters.getByLabel("Score from, in percent").fill("30");
  await expect(page.getByText("4 of 4 responses", { exact: true })).toBeVisible();
  await filters.getByLabel("Answer to question").selectOption({ index: 3 });
  await filters.getByLabel("B · Tampere").check();
  await expect(page.getByText("2 of 4 responses", { exact: true })).toBeVisible();
  await expect(filters).toContainText("Bars show the 2 filtered responses; pale bars show all 4.");
  expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(["option", "question", "score"]);
  await expectAccessible(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [edge, paper] = await page.getByRole("toolbar", { name: "People by score" }).evaluate((chart) => {
      const pale = [...chart.querySelectorAll("*")].map((part) => getComputedStyle(part));
      const edges = pale.filter(({ borderTopWidth }) => borderTopWidth === "1px").map((style) => style.borderTopColor);
      return [edges[0] ?? "", getComputedStyle(document.body).backgroundColor];
    });
    expect(contrast(edge ?? "", paper ?? ""), colorScheme).toBeGreaterThanOrEqual(3);
  }
  await tab(page, "People").click();
  await expect(rows(page).filter({ hasText: "Taker" })).toHaveCount(2);
});

test("shows that the connection is broken, reconnects, and fetches missed answers", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await answer(request, quiz, 1);
  let isDown = false;
  let current: WebSocketRoute | undefined;
  await page.routeWebSocket("/graphql", (socket) => {
    if (isDown) return void socket.close({ code: 1012 });
    current = socket;
    socket.connectToServer();
  });
  await open(page, `/results/${quiz.id}`);

  isDown = true;
  await current?.close({ code: 1012 });
  await expect(page.getByText("Reconnecting…")).toBeVisible();
  await answer(request, quiz, 1);
  await expect(figure(page, "Total attempts")).toHaveText("1");
  isDown = false;
  await expect(figure(page, "Total attempts")).toHaveText("2");
  await answer(request, quiz, 1);
  await expect(figure(page, "Total attempts")).toHaveText("3");

  await page.getByRole("button", { name: "Pause live updates" }).click();
  await expect(page.getByRole("status").getByText("Paused")).toBeVisible();
  await answer(request, quiz, 1);
  await expect(page.getByRole("status").getByText("Paused · 1 new")).toBeVisible();
  await expect(figure(page, "Total attempts")).toHaveText("3");
  await page.getByRole("button", { name: "Resume live updates" }).click();
  await expect(figure(page, "Total attempts")).toHaveText("4");
});

test("while paused, answers are still counted after the server ended the counting", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await answer(request, quiz, 1);
  let countings = 0;
  await page.routeWebSocket("/graphql", (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, type, payload } = JSON.parse(String(message));
      const isFirst = type === "subscribe" && payload.operationName === "LiveCountSubscription" && countings++ === 0;
      if (isFirst) socket.send(JSON.stringify({ id, type: "complete" }));
      else server.send(message);
    });
  });
  await open(page, `/results/${quiz.id}`);
  await page.getByRole("button", { name: "Pause live updates" }).click();
  await answer(request, quiz, 1);
  await expect(page.getByRole("status").getByText("Paused · 1 new")).toBeVisible();
  expect(countings).toBe(2);
});

test("shows that an item has been deleted since it was opened", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  for (const [path, isPaused] of [
    ["", true],
    ["?score=33", false],
  ] as const) {
    const quiz = await author.aQuiz();
    await answer(request, quiz, 0);
    await open(page, `/results/${quiz.id}${path}`);
    if (isPaused) await page.getByRole("button", { name: "Pause live updates" }).click();
    await author.remove(quiz.id);
    await expect(page.getByText("This quiz was deleted. You see its last results.")).toBeVisible();
    await expect(page.getByRole("button", { name: /live updates/ })).toHaveCount(0);
    await expect(figure(page, "Total attempts")).toHaveText("1");
  }
});

test("a click on a bar narrows the whole screen and changes the URL, and Back undoes it", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const [index, choice] of [1, 1, 0].entries()) await answer(request, quiz, choice, `Taker ${index}`);
  await open(page, `/results/${quiz.id}?tab=questions`);
  await expect(page.getByText("All 3 responses")).toBeVisible();

  await button(page, "Capital of Norway?").click();
  const oslo = page.getByRole("button", { name: "Who chose Oslo: 2 of 3 people" });
  await oslo.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 3 responses", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Who chose Oslo/, pressed: true })).toBeFocused();
  await tab(page, "Overview").click();
  await expect(figure(page, "Total attempts")).toHaveText("2");
  await expect(figure(page, "Completion rate")).toHaveCount(0);
  await tab(page, "People").click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: "Taker 2" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("2 of 3 responses", { exact: true })).toBeVisible();

  await answer(request, quiz, 1, "Taker 3");
  await expect(page.getByText("3 of 4 responses", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("button", { name: "Remove filter: Chose B · Oslo in question 1" }).click();
  await expect(page.getByText("All 4 responses")).toBeVisible();
  await page.goBack();
  await tab(page, "Overview").click();
  await expect(figure(page, "Total attempts")).toHaveText("3");

  await page.getByRole("toolbar", { name: "People by score" }).getByRole("button").first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No responses match" })).toBeVisible();
  await expect(page.getByText("pale bars show all")).toHaveCount(0);
  await expect(page).toHaveURL(/score=100/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(new RegExp(`/results/${quiz.id}$`));
  await expect(figure(page, "Total attempts")).toHaveText("4");
});

test("bars of several questions narrow it together; each is removed alone, and Back adds it again", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  const [norway = "", iceland = "", finland = ""] = quiz.questions.map(({ id }) => id);
  for (const [name, ...[first, second]] of [
    ["Ann", 1, 0],
    ["Ben", 1, 1],
    ["Cleo", 0, 0],
    ["Dan", 2, 0],
  ] as const) {
    const answers = { [norway]: 0, [iceland]: first, [finland]: second };
    await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, duration: 9, participantName: name } });
  }
  await open(page, `/results/${quiz.id}?tab=questions`);
  await button(page, "Show All Charts").click();
  const bar = (option: string) => page.getByRole("button", { name: `Who chose ${option}:` });
  await bar("Akureyri").click();
  await expect(page.getByText("2 of 4 responses", { exact: true })).toBeVisible();
  await bar("Turku").click();
  await expect(page.getByText("1 of 4 responses", { exact: true })).toBeVisible();
  await bar("Reykjavík").click();
  await expect(page.getByText("2 of 4 responses", { exact: true })).toBeVisible();
  for (const option of ["Akureyri", "Reykjavík", "Turku"])
    await expect(bar(option)).toHaveAttribute("aria-pressed", "true");
  await tab(page, "People").click();
  await expect(rows(page)).toContainText(["Cleo", "Ann"]);

  await open(page, page.url());
  await expect(page.getByText("2 of 4 responses", { exact: true })).toBeVisible();
  await expect(page.getByText("Bars show the 2 filtered responses; pale bars show all 4.")).toBeVisible();
  const first = page.getByRole("button", { name: "Remove filter: Chose A · Reykjavík or B · Akureyri in question 2" });
  const second = page.getByRole("button", { name: "Remove filter: Chose A · Turku in question 3" });
  await expect(second).toBeVisible();
  await first.click();
  await expect(page.getByText("3 of 4 responses", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeFocused();
  await expect(first).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText("2 of 4 responses", { exact: true })).toBeVisible();
  await expect(first).toBeVisible();

  const answers = { [norway]: 1, [iceland]: 0, [finland]: 0 };
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, participantName: "Eve" } });
  await expect(page.getByText("3 of 5 responses", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test("days and versions narrow it, too", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const assessment = await author.anAssessment();
  await answer(request, assessment, 1, "First");
  await author.change(assessment.id, { title: "Again" });
  await answer(request, assessment, 0, "Second");
  await open(page, `/assessment/${assessment.id}/results?from=2001-01-01&to=2001-01-31`);
  await expect(page.getByText("0 of 2 responses", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("search").getByLabel("to", { exact: true }).first().fill("");
  await expect(page.getByText("2 of 2 responses", { exact: true })).toBeVisible();
  await page.getByLabel("Version").selectOption("Version 2");
  await expect(page.getByText("1 of 2 responses", { exact: true })).toBeVisible();
  await tab(page, "People").click();
  await expect(rows(page)).toContainText(["Second"]);
  await page.getByRole("button", { name: "Clear", exact: true }).click();

  await tab(page, "Over time").click();
  await page.getByRole("toolbar", { name: "Responses by day" }).getByRole("button").last().click();
  await expect(page.getByText("2 of 2 responses", { exact: true })).toBeVisible();
  await tab(page, "Overview").click();
  await page.getByRole("button", { name: "Who reached Proficient: 1 of 2 people" }).click();
  await expect(page.getByText("1 of 2 responses", { exact: true })).toBeVisible();
  expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(["from", "level", "range", "to"]);
  await tab(page, "People").click();
  await expect(rows(page)).toContainText(["First"]);
});

for (const { width, colorScheme } of looks) {
  test(`the language in which it was taken narrows it, too: ${width} px, ${colorScheme}`, { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    const author = await anAuthor(request);
    await signIn(page, author);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const quiz = await author.aQuiz();
    await answer(request, quiz, 1, "Nobody knows");
    await open(page, `/results/${quiz.id}?tab=people`);
    const opener = page.getByRole("button", { name: "Filter", exact: true });
    await opener.click();
    const panel = page.getByRole("search", { name: "Filter responses" });
    await expect(panel.getByLabel("Answer to question")).toBeVisible();
    await expect(panel.getByLabel("Language")).toHaveCount(0);

    await translate(request, author, quiz, "de");
    const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
    for (const [participantName, language] of Object.entries({ Ann: "de", Ben: "de", Cleo: "en" })) {
      const data = { answers, participantName, language };
      expect((await request.post(`/api/quizzes/${quiz.id}/attempts`, { data })).ok()).toBe(true);
    }
    await expect(page.getByText("All 4 responses")).toBeVisible();
    await opener.click();
    await opener.click();
    const languages = panel.getByRole("combobox", { name: "Language" });
    await expect(languages.getByRole("option")).toHaveText([
      "All languages",
      "German (2)",
      "English (1)",
      "Not known (1)",
    ]);
    await languages.selectOption("Not known (1)");
    await expect(page.getByText("1 of 4 responses", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/language=und$/);
    await expect(rows(page)).toContainText(["Nobody knows"]);
    await expect(page.getByRole("button", { name: "Remove filter: Language: Not known" })).toBeVisible();
    await languages.selectOption("German (2)");
    await expect(page.getByText("2 of 4 responses", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/language=de$/);
    await expect(rows(page)).toContainText(["Ben", "Ann"]);
    await expect(rows(page)).toHaveCount(2);
    for (const row of await rows(page).all())
      await expect(row.getByText("· German").filter({ visible: true })).toHaveCount(1);

    await open(page, page.url());
    await expect(page.getByText("2 of 4 responses", { exact: true })).toBeVisible();
    const chip = page.getByRole("button", { name: "Remove filter: Language: German" });
    await expect(chip).toHaveText("Language: German");
    await page.getByRole("link", { name: "Ann" }).click();
    const attempt = page.getByRole("dialog");
    await expect(attempt.getByText(/ · in German$/)).toBeVisible();
    await attempt.getByRole("button", { name: "Close" }).click();
    await chip.click();
    await expect(page.getByText("All 4 responses")).toBeVisible();
    await page.getByRole("link", { name: "Nobody knows" }).click();
    await expect(attempt.getByRole("heading", { name: "Nobody knows" })).toBeVisible();
    await expect(attempt).not.toContainText("· in");
  });
}

test("the list is searched and sorted, and the figures stay", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const [name, choice] of [
    ["Ann", 0],
    ["Ben", 1],
    ["Annika", 1],
  ] as const)
    await answer(request, quiz, choice, name);
  await open(page, `/results/${quiz.id}?tab=people`);
  await page.getByLabel("Order").selectOption("Oldest first");
  await expect(rows(page)).toContainText(["Ann", "Ben", "Annika"]);
  const search = page.getByLabel("Search responses");
  await search.fill("ann");
  await expect(rows(page)).toContainText(["Ann", "Annika"]);
  await expect(rows(page)).toHaveCount(2);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/order=oldest&search=ann/);
  await expect(page.getByText("All 3 responses")).toBeVisible();
  await search.fill("nobody");
  await expect(page.getByRole("heading", { name: "No matching responses" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("link", { name: "Ben" }).click();
  await expect(page.getByRole("dialog").getByText("1 of 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/order=oldest$/);
});

test("an export has a column for each option where several may be chosen, if asked to", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey();
  const [where, what] = survey.questions.map(({ id }) => id);
  const data = { answers: { [where ?? ""]: 0, [what ?? ""]: [0, 2] } };
  await request.post(`/api/surveys/${survey.id}/responses`, { data });
  await open(page, `/survey/${survey.id}/results`);
  await page.getByRole("button", { name: "Export Results" }).click();
  await page.getByRole("menuitemcheckbox", { name: "A column for each option" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /CSV/ }).click(),
  ]);
  const [head, row] = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(head).toContain(
    "2. What should there be?: Soup,2. What should there be?: Bread,2. What should there be?: Cake",
  );
  expect(row).toContain("Here,1,0,1");
  await page.getByRole("button", { name: "Export Results" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Codes and short names" }).click();
  const [codebook] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Codebook" }).click(),
  ]);
  expect(await readFile(await codebook.path(), "utf8")).toContain("q2_1,What should there be?: Soup,0,No");
});

test("the results are exported as they are filtered", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (const choice of [1, 1, 0]) await answer(request, quiz, choice, "Line one, line two");
  await open(page, `/results/${quiz.id}?question=${quiz.questions[0]?.id}&option=1`);
  await expect(page.getByText("2 of 3 responses", { exact: true })).toBeVisible();
  for (const [format, name] of [
    ["CSV", "capitals-of-the-north.csv"],
    ["XLSX", "capitals-of-the-north.xlsx"],
    ["JSON", "capitals-of-the-north.json"],
  ] as const) {
    await page.getByRole("button", { name: "Export Results" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: new RegExp(format) }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    if (format === "JSON") expect(JSON.parse(await readFile(await file.path(), "utf8"))).toHaveLength(2);
    await expect(page.getByText(`2 responses in ${name}`)).toBeVisible();
  }

  await page.route("**/api/exports/*", (route) =>
    route.fulfill({ status: 404, json: { message: "This link is gone" } }),
  );
  await page.getByRole("button", { name: "Export Results" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  await expect(page.getByText("Export failed")).toBeVisible();
  await expect(page.getByText("This link is gone")).toBeVisible();

  await page.unroute("**/api/exports/*");
  await page.route("**/api/exports/*", () => {});
  await page.getByRole("button", { name: "Export Results" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const dialog = page.getByRole("dialog", { name: "Exporting" });
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("describes each question in words, once there are ten answers", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  for (let count = 0; count < 9; count++) await answer(request, quiz, 1);
  await open(page, `/results/${quiz.id}?tab=questions`);
  const verdict = page.getByText("No verdict on the questions yet: 9 responses so far, 10 needed.");
  await expect(verdict).toHaveCount(1);
  await answer(request, quiz, 0);
  await page.reload();
  await button(page, "Show All Charts").click();
  await expect(page.getByText(/ None of 10 chose C\.$/)).toHaveCount(2);
  await page.getByText("Table and figures: Capital of Norway?").click();
  await expect(page.getByText(/^90% correct, of 10 answers;/)).toBeVisible();
  await page.getByText("Table and figures: Capital of Finland?").click();
  await expect(page.getByText("Very hard: 0% correct, of 10 answers.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Choices by score" }).first()).toContainText("Oslo");

  await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
  await expect(page.getByText(/^As of /)).toHaveCount(0);
  const analysed = page.waitForResponse((response) => response.request().postData()?.includes("AnalystQuery") ?? false);
  await answer(request, quiz, 1);
  await analysed;
  await answer(request, quiz, 1);
  await expect(page.getByText("All 12 responses")).toBeVisible();
  await expect(page.getByText(/^As of \d+:\d\d:\d\d [AP]M, 11 responses\.$/)).toHaveCount(quiz.questions.length + 1);

  // The questions with an alarm come first, with what to do.
  for (let count = 0; count < 4; count++) await answer(request, quiz, 1);
  const better = Object.fromEntries(quiz.questions.map(({ id }, place) => [id, [1, 0, 1][place]]));
  expect((await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers: better } })).ok()).toBe(true);
  await page.goto(`/results/${quiz.id}`);
  await page.getByRole("link", { name: "Look at 3 questions" }).click();
  const look = page.getByRole("region", { name: "Look at 3 questions" }).getByRole("listitem");
  await expect(look).toContainText([
    /^1\. Capital of Norway\?Misleading: among 17, .*Check the Answer Key$/,
    /^2\. Capital of Iceland\?Misleading: among 17, .*Check the Answer Key$/,
    /^3\. Capital of Finland\?Doubtful: 6 of the 6 highest scorers chose B\.Check the Answer Key$/,
  ]);
  await expectAccessible(page);
  const overview = page.getByRole("table", { name: "All questions" });
  await expect(overview.getByRole("row", { name: /Capital of Norway/ })).toContainText("Misleading");
  await expect(overview.getByRole("row", { name: /Capital of Finland/ })).toContainText("Doubtful");
  await overview.getByRole("button", { name: "Verdict" }).click();
  await expect(overview.getByRole("rowheader").last()).toHaveText("Capital of Finland?");
  await look.last().getByRole("link", { name: "Check the Answer Key" }).click();
  await expect(page.getByRole("textbox", { name: "Question 3", exact: true })).toBeFocused();
});

test("a projector shows figures and questions large, and no names", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await answer(request, quiz, 1, "Grace Hopper");
  await open(page, `/results/${quiz.id}?tab=people`);
  await page.getByRole("link", { name: "Present" }).click();
  const screen = page.getByRole("dialog", { name: "Presenting Capitals of the north" });
  await expect(screen).toContainText("response1");
  await expect(page.getByText("Grace Hopper")).toHaveCount(0);
  await answer(request, quiz, 0);
  await expect(screen).toContainText("responses2");

  await page.keyboard.press("ArrowRight");
  await expect(screen.getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();
  await expect(page).toHaveURL(/present=1/);
  await expect(screen.getByText("Correct answer", { exact: true })).toHaveCount(0);
  await screen.getByRole("button", { name: "Show Correct Answer" }).click();
  await expect(screen.getByRole("listitem").filter({ hasText: "Oslo" })).toContainText("Correct answer");
  await page.reload();
  await expect(screen.getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(screen.getByRole("heading", { name: "Capital of Finland?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`/results/${quiz.id}\\?tab=people$`));
  await expect(page.getByRole("link", { name: "Grace Hopper" })).toBeVisible();
});

test("presents the code and the counts before the first response", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await open(page, `/results/${quiz.id}`);
  await page.getByRole("link", { name: "Present" }).click();
  const screen = page.getByRole("dialog", { name: /^Presenting/ });
  await expect(page).toHaveURL(/present=lobby$/);
  await expect(screen.getByRole("img", { name: /^QR code for / })).toBeInViewport({ ratio: 1 });
  await expect(screen.getByText(/^localhost:\d+\/s\/[0-9a-z]{7}$/)).toHaveCount(1);
  await request.post(`/api/quizzes/${quiz.id}/starts`, { data: { attemptKey: "one" } });
  await answer(request, quiz, 1);
  await expect(screen).toContainText("submitted1");
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/present=0$/);
  await expect(screen).toContainText("response1");
  await expect(screen.getByRole("img", { name: /^QR code for / })).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(screen).toContainText("submitted1");
  await expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
});

test("fits ten options on a projector, with a code that leads to the item", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const author = await anAuthor(request);
  await signIn(page, author);
  const options = Array.from({ length: 10 }, (_, place) => `Dish ${place + 1} with potatoes, beans and herbs`);
  const questionText = "Which of these dishes should there always be, whatever the season and the weather outside?";
  const survey = await author.aSurvey({ questions: [{ questionText, questionType: "single_choice", options }] });
  const data = { answers: { [survey.questions[0]?.id ?? ""]: 9 } };
  await request.post(`/api/surveys/${survey.id}/responses`, { data });
  for (const slide of [0, 1]) {
    await page.goto(`/survey/${survey.id}/results?present=${slide}`);
    const screen = page.getByRole("dialog", { name: /^Presenting/ });
    await expect(screen.getByRole("img", { name: /\/s\/[0-9a-z]{7}$/ })).toBeInViewport({ ratio: 1 });
    await expect(screen.getByText(/^localhost:\d+\/s\/[0-9a-z]{7}$/)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText(options[9] as string)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(options[0] as string)).toBeInViewport({ ratio: 1 });
});

test("fits long texts on a phone", { tag: "@slow" }, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await anAuthor(request);
  await signIn(page, author);
  const long = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente".repeat(3);
  const quiz = await author.aQuiz({
    title: long,
    questions: [{ question: long, options: [long, `${long}!`], correctAnswer: 0 }],
  });
  await answer(request, quiz, 0, long.slice(0, 100));
  await open(page, `/results/${quiz.id}?tab=questions`);
  await page.getByRole("table", { name: "All questions" }).getByRole("button", { name: long }).click();
  await page.getByText("Table and figures").last().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tab(page, "People").click();
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
