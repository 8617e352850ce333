import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "playwright/test";
import { expect } from "playwright/test";
import { followMail, openMail } from "./mail.ts";
import { type Author, button, expectAccessible, isFocusInSight, link, signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

const capitals = [
  { questionText: "Capital of Norway?", options: ["Bergen", "Oslo"], correctAnswer: 0 },
  { questionText: "Capital of Iceland?", options: ["Reykjavík", "Akureyri"], correctAnswer: 0 },
];

/** A quiz with a wrong answer key at first, and responses from these people. */
async function aWrongQuiz(request: APIRequestContext, author: Author, people: Record<string, number[]>) {
  const rules = { passMark: 60 };
  const { id, questions } = await author.aQuiz({ title: "Capitals of the north", questions: capitals, rules });
  for (const [participantName, choices] of Object.entries(people)) {
    const answers = Object.fromEntries(questions.map((question, place) => [question.id, choices[place]]));
    const response = await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, participantName } });
    expect(response.ok()).toBe(true);
  }
  return { id, fix: (correctAnswer = 1) => author.change(id, { questions: fixed(questions, correctAnswer) }) };
}

const fixed = (questions: { id: string }[], correctAnswer: number) =>
  questions.map(({ id }, place) => ({ ...capitals[place], id, ...(place === 0 && { correctAnswer }) }));

/** Gives the first option of each question of the usual assessment the weight of the last one. */
const turnWeights = (author: Author, id: string, [first, last]: { id: string }[]) =>
  author.change(id, {
    questions: [
      {
        id: first?.id,
        questionText: "I choose a measure on purpose.",
        options: ["Never", "Always"],
        optionWeights: [4, 0],
      },
      { id: last?.id, questionText: "I can explain leading.", options: ["No", "Yes"], optionWeights: [4, 0] },
    ],
  });

async function regrade(request: APIRequestContext, author: Author, id: string) {
  const { revision } = await author.read(id);
  const headers = { Authorization: `Bearer ${author.session.accessToken}` };
  const data = { revision, reason: "Oslo is the capital." };
  expect((await request.post(`/api/content/${id}/regrade`, { headers, data })).ok()).toBe(true);
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const regraded = (page: Page) => page.getByRole("heading", { name: "Regraded", exact: true });
const heard = (page: Page, text: string) => page.locator("[aria-live=polite]").filter({ hasText: text });

const choices = {
  "Regrade the 3 responses with the new key (3 change)": [100, 50, 100],
  "Keep their grades": [50, 100, 50],
  "Give everyone the point": [100, 100, 100],
  "Drop this question": [100, 100, 100],
};

for (const [choice, results] of Object.entries(choices)) {
  test(`a save with another key: ${choice}`, { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const { id } = await aWrongQuiz(request, author, { Ann: [1, 0], Bob: [0, 0], Cleo: [1, 0] });
    await signIn(page, author);
    await page.goto(`/maker?edit=${id}`);
    await button(page, "Edit question 1").click();
    await page.getByRole("radio", { name: "Option B is correct" }).check({ force: true });
    await button(page, "Save Changes").last().click();
    const dialog = page.getByRole("dialog", { name: "Regrade Responses?" });
    await expect(dialog.getByRole("radio")).toHaveCount(4);
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: choice }).check();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("All changes saved")).toBeVisible();
    const headers = { Authorization: `Bearer ${author.session.accessToken}` };
    const read = async () => {
      const response = await request.get(`/api/content/${id}/attempts`, { headers });
      const { attempts } = (await response.json()) as { attempts: { participantName: string; percentage: number }[] };
      const byName = attempts.toSorted((a, b) => a.participantName.localeCompare(b.participantName));
      return byName.map(({ percentage }) => percentage);
    };
    await expect.poll(read).toEqual(results);
    const left = choice === "Drop this question" ? 1 : 2;
    expect((await author.read(id)).questions).toHaveLength(left);
    const isEarlier = choice === "Keep their grades";
    await expect(page.getByText("3 responses were graded with an old answer key.")).toHaveCount(isEarlier ? 2 : 0);
  });
}

test("previews a fixed key, regrades, and shows the new figures", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await aWrongQuiz(request, author, { Ann: [1, 0], Bob: [0, 0], Cleo: [1, 0] });
  await signIn(page, author);
  await page.goto(`/maker?edit=${id}`);
  await expect(page.getByText("3 people have answered.")).toBeVisible();
  await button(page, "Edit question 1").click();
  await page.getByRole("radio", { name: "Option B is correct" }).check({ force: true });
  await button(page, "Save Changes").last().click();
  await page.getByRole("dialog").getByRole("radio", { name: "Keep their grades" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).click();
  const hint = page.getByText("3 responses were graded with an old answer key.").first();
  await expect(hint).toBeVisible();
  await expect(button(page, "Preview Regrade")).toBeVisible();

  await page.goto(`/results/${id}`);
  await expect(hint).toBeVisible();
  await link(page, "Preview Regrade").click();
  await expect(page.getByRole("heading", { level: 1, name: "Regrade" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 results would change" })).toBeVisible();
  const figure = (label: string) => page.locator("dl > div").filter({ hasText: label }).locator("dd");
  await expect(figure("Higher")).toHaveText("2");
  await expect(figure("Lower")).toHaveText("1");
  await expect(figure("The same")).toHaveText("0");
  await expect(figure("Now passed")).toHaveText("2");
  await expect(figure("Now failed")).toHaveText("1");
  const changes = page.getByRole("region", { name: "Changed Results" }).getByRole("listitem");
  await expect(changes.filter({ hasText: "Ann" })).toContainText("50% to 100%, higher");
  await expect(changes.filter({ hasText: "Ann" })).toContainText("now passed");
  await expect(changes.filter({ hasText: "Bob" })).toContainText("100% to 50%, lower");

  const reason = page.getByLabel("Message to participants");
  await reason.fill("x".repeat(501));
  await button(page, "Regrade 3 Responses").click();
  await expect(page.getByText("Please shorten it to 500 characters: it has 501")).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill("Oslo is the capital.");
  await button(page, "Regrade 3 Responses").click();
  await expect(regraded(page)).toBeFocused();
  await expect(page.getByText("3 of 3 results changed.").first()).toBeVisible();
  await expect(heard(page, "Regraded. 3 of 3 results changed.")).toHaveCount(1);
  const earlier = page.getByRole("region", { name: "Past Regrades" }).getByRole("listitem");
  await expect(earlier).toHaveCount(1);
  await expect(earlier).toContainText("Oslo is the capital.");
  await expect(button(page, "Regrade 3 Responses")).toBeHidden();
  await expectAccessible(page);

  await link(page, "See the Results").click();
  await tab(page, "People").click();
  await expect(page.getByRole("row").filter({ hasText: "Ann" })).toContainText("Corrected, was 50%");
  await expect(page.getByRole("row").filter({ hasText: "Ann" }).getByRole("cell").last()).toHaveText("100%");
  await expect(hint).toBeHidden();
  await page.getByRole("link", { name: "Ann" }).click();
  const response = page.getByRole("dialog");
  await expect(response.getByRole("heading", { name: "Corrected" })).toBeVisible();
  await expect(response).toContainText("50% to 100%");
  await expect(response).toContainText("Oslo is the capital.");
});

test("reloads a preview that a save has outdated, and regrades nothing before", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id, fix } = await aWrongQuiz(request, author, { Ann: [1, 0] });
  await fix();
  await signIn(page, author);
  await page.goto(`/results/${id}/regrade`);
  await expect(page.getByRole("heading", { name: "1 result would change" })).toBeVisible();
  await author.change(id, { title: "Capitals" });
  await button(page, "Regrade 1 Response").click();
  await expect(page.getByRole("alert")).toContainText("Nothing was regraded.");
  await expect(button(page, "Load New Preview")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 result would change" })).toBeFocused();
  await button(page, "Regrade 1 Response").click();
  await expect(regraded(page)).toBeVisible();
});

test("regrades by keyboard, and shows the progress", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id, fix } = await aWrongQuiz(request, author, { Ann: [1, 0] });
  await fix();
  await signIn(page, author);
  await page.goto(`/results/${id}/regrade`);
  await page.getByLabel("Message to participants").focus();
  await page.keyboard.type("Oslo is the capital.");
  await page.keyboard.press("Tab");
  await expect(button(page, "Regrade 1 Response")).toBeFocused();
  // Simulates the progress of a larger item.
  let done = 1;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("useRegradingQuery")) return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    const isOver = done >= 3;
    Object.assign(body.data.node, { done, total: 3, isOver });
    await route.fulfill({ response, json: body });
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Regrading" })).toBeFocused();
  const bar = page.getByRole("progressbar", { name: "Regraded" });
  await expect(bar).toHaveAttribute("aria-valuetext", "1 of 3");
  await expectAccessible(page);
  done = 2;
  await expect(bar).toHaveAttribute("aria-valuetext", "2 of 3");
  done = 3;
  await expect(regraded(page)).toBeFocused();
  expect(await isFocusInSight(page)).toBe(true);
});

test("continues regrading when its progress cannot be read, and reads it on request", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id, fix } = await aWrongQuiz(request, author, { Ann: [1, 0] });
  await fix();
  await signIn(page, author);
  await page.goto(`/results/${id}/regrade`);
  let isDown = true;
  await page.route("**/graphql", (route) =>
    isDown && route.request().postData()?.includes("useRegradingQuery") ? route.abort() : route.fallback(),
  );
  await button(page, "Regrade 1 Response").click();
  await expect(page.getByRole("alert")).toContainText("Couldn't load the progress");
  isDown = false;
  await button(page, "Try Again").click();
  await expect(regraded(page)).toBeFocused();
});

test("offers no button if nothing would change", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await aWrongQuiz(request, author, { Ann: [1, 0] });
  const survey = await author.aSurvey();
  await signIn(page, author);
  await page.goto(`/results/${id}/regrade`);
  await expect(page.getByRole("heading", { name: "Nothing to regrade" })).toBeVisible();
  await page.goto(`/results/${survey.id}/regrade`);
  await expect(page.getByRole("heading", { name: "Surveys are not graded" })).toBeVisible();
  await page.goto("/results/nowhere/regrade");
  await expect(page.getByRole("heading", { name: "Results Not Found" })).toBeVisible();
});

test("shows a changed level by its name, and fits long names on a phone", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id, questions } = await author.anAssessment();
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const participantName = "Wolfeschlegelsteinhausenbergerdorff ".repeat(3).trim();
  for (const name of [participantName, undefined])
    await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, participantName: name } });
  await turnWeights(author, id, questions);
  await signIn(page, author);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results/${id}/regrade`);
  const change = page.getByRole("region", { name: "Changed Results" }).getByRole("listitem");
  await expect(change.filter({ hasText: "No name" })).toContainText("Developing to Proficient, higher");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("where results are emailed, a verified author can send an email about the new one", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const emailResultsSettings = { enabled: true, subject: "Where you stand" };
  const { id, questions } = await author.anAssessment({ emailResultsSettings });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const participantEmail = `${randomUUID()}@taker.test`;
  await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, participantEmail } });
  await turnWeights(author, id, questions);
  await signIn(page, author);
  await page.goto(`/results/${id}/regrade`);
  const mails = page.getByRole("checkbox", { name: "Email participants whose result changes" });
  await expect(page.getByText("Verify your email address to email participants", { exact: false })).toBeVisible();
  await expect(mails).toBeHidden();
  const other = await page.context().newPage();
  await (await followMail(other, author.email, "Verify your email address", "Verify email address"))
    .getByRole("heading", { name: "Email Verified" })
    .waitFor();
  await page.reload();
  await mails.check({ force: true });
  await page.getByLabel("Message to participants").fill("The weights were the wrong way round.");
  await button(page, "Regrade 1 Response").click();
  await expect(page.getByText("1 of 1 result changed.", { exact: false }).first()).toBeVisible();
  const mail = await openMail(other, participantEmail, "Where you stand");
  await expect(mail.getByText("The weights were the wrong way round.")).toBeVisible();
  await expect(mail.getByText("Proficient").filter({ visible: true }).first()).toBeVisible();
});

for (const [language, says] of [
  ["English", "This result was corrected on"],
  ["العربية", "صُحّحت هذه النتيجة في"],
] as const)
  test(`a taker who looks at the result again reads that it was corrected, in ${language}`, {
    tag: "@slow",
  }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const { id, fix } = await aWrongQuiz(request, author, {});
    await page.goto(`/quiz/${id}`);
    await take(page, "ba");
    const score = page.locator(".score-number");
    await expect(score).toContainText("50");
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: language });
    await fix();
    await regrade(request, author, id);
    // The connection fails the first time.
    await page.route("**/attempts", (route) => route.abort(), { times: 1 });
    await page.reload();
    await expect(score).toContainText("100");
    const told = page.getByRole("status").filter({ hasText: "Oslo is the capital." });
    await expect(told).toContainText(says);
    await page.reload();
    await expect(told).toBeVisible();
  });

test("a taker who returns to the link of a closed quiz gets the corrected result", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id, fix } = await aWrongQuiz(request, author, {});
  const shown = { what: ["SCORE"], when: "AFTER_CLOSING" };
  await author.change(id, { rules: { shown, closesAt: inSeconds(3600) } });
  await page.goto(`/quiz/${id}`);
  await take(page, "ba");
  await expect(page.getByText("Results will be available after", { exact: false })).toBeVisible();
  await author.change(id, { rules: { shown, closesAt: inSeconds(-61) } });
  await fix();
  await regrade(request, author, id);
  await page.goto(`/quiz/${id}`);
  await button(page, "See your result").click();
  await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeFocused();
  await expect(page.locator(".score-number")).toContainText("100");
  await expect(page.getByRole("status").filter({ hasText: "This result was corrected on" })).toContainText(
    "Oslo is the capital.",
  );
});
