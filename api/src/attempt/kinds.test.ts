import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, quizOfKinds, surveyOfKinds } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import type { GivenAnswer } from "../content/question/form/form.shared.ts";
import { globalId } from "../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = app.withToken();

type Sent = unknown;
let [survey, quiz] = [{ id: "" }, { id: "" }];
let [asked, quizzed]: [string[], string[]] = [[], []];
const idsOf = async ({ id }: { id: string }) =>
  (await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } })).map(({ id }) => id);
beforeAll(async () => {
  survey = await aSurvey(platform, owner, surveyOfKinds);
  quiz = await aQuiz(platform, owner, { ...quizOfKinds, showResultsToTakers: true });
  asked = await idsOf(survey);
  quizzed = await idsOf(quiz);
});

const isList = (sent: Sent): sent is unknown[] => Array.isArray(sent);
const byGraphql = (questionType: string, sent: Sent) => {
  if (questionType === "matrix") return { rows: sent };
  if (questionType === "text") return { text: sent };
  if (questionType === "number") return { number: sent };
  if (typeof sent === "object" && sent !== null && !isList(sent)) return sent;
  return { choices: sent === null ? null : [sent].flat() };
};

const SUBMIT = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
  ... on SubmitAttemptSuccess { data { attemptId score percentage results { isCorrect userAnswer text number rows other } } }
  ... on DomainError { code message issues { path message } } } }`;

interface Handed {
  id?: string;
  message?: string;
  path?: string;
}

const doors = {
  async REST(content: { id: string }, answers: Record<string, Sent>, more: object): Promise<Handed> {
    const collection = content === survey ? "surveys" : "quizzes";
    const path = content === survey ? "responses" : "attempts";
    const { status, body } = await taker.rest("POST", `/${collection}/${content.id}/${path}`, { answers, ...more });
    expect([201, 400, 409]).toContain(status);
    return status === 201 ? { id: body.id } : { message: body.message, path: body.issues?.[0]?.path };
  },
  async GraphQL(content: { id: string }, answers: Record<string, Sent>, more: object): Promise<Handed> {
    const { questions } = content === survey ? surveyOfKinds : quizOfKinds;
    const ids = content === survey ? asked : quizzed;
    const list = Object.entries(answers).map(([questionId, sent]) => {
      const question = questions[ids.indexOf(questionId)] as { questionType?: string };
      return { questionId, ...(byGraphql(question.questionType ?? "", sent) as object) };
    });
    const input = { contentId: globalId("Content", content.id), answers: list, ...more };
    const { data, errors } = await taker.graphql(SUBMIT, { input });
    expect(errors).toBeUndefined();
    const { data: receipt, message, issues } = data.submitAttempt;
    return receipt ? { id: receipt.attemptId } : { message, path: issues?.[0]?.path };
  },
};

const usual: Record<number, Sent> = { 0: 0, 2: 9 };
const answersWith = (ids: string[], sent: Record<number, Sent>) =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([place, answer]) => (answer === undefined ? [] : [[ids[Number(place)], answer]])),
  );
const storedOf = async (id: string | undefined) => {
  const { answers } = await platform.db.attempt.findUniqueOrThrow({ where: { id: id ?? "" } });
  return answers as Record<string, GivenAnswer>;
};

describe.each(Object.keys(doors) as (keyof typeof doors)[])("over %s", (door) => {
  it.each<[string, number, Sent, GivenAnswer | undefined]>([
    ["an option", 0, 1, 1],
    ["an option with a text", 0, { choices: [2], other: " On foot " }, { choices: [2], other: "On foot" }],
    ["several options", 1, [1, 0], [0, 1]],
    ["several options with a text", 1, { choices: [2, 0], other: "Bread" }, { choices: [0, 2], other: "Bread" }],
    ["an option that excludes the rest", 1, [3], [3]],
    ["no options", 1, [], undefined],
    ["null", 1, null, undefined],
    ["a point", 2, 10, 10],
    ["a point in each row", 3, [2, 0], [2, 0]],
    ["a point in some rows", 3, [null, 1], [null, 1]],
    ["a point in no row", 3, [null, null], undefined],
    ["a text", 4, "  Long live\r\nthe cook! ", "Long live\nthe cook!"],
    ["a blank text", 4, " \n ", undefined],
    ["a text that nobody sees", 4, "\u200b\u3164\ufffd", undefined],
    ["as many characters as are allowed", 4, "👩🏽‍🚀".repeat(300), "👩🏽‍🚀".repeat(300)],
    ["a number", 5, 42, 42],
    ["no number", 5, null, undefined],
  ])("stores %s in one form", async (_, place, sent, stored) => {
    const { id } = await doors[door](survey, answersWith(asked, { ...usual, [place]: sent }), {});
    expect((await storedOf(id))[asked[place] as string]).toEqual(stored);
  });

  it("stores an answer of one line as one line", async () => {
    const { id } = await doors[door](quiz, answersWith(quizzed, { 0: [0], 1: " Marie\r\nCurie\n", 2: 9.8 }), {});
    expect((await storedOf(id))[quizzed[1] as string]).toBe("Marie Curie");
  });

  it.each<[string, number, Sent, string, string?]>([
    ["no answer where one is required", 0, undefined, "Please answer every question", "answers"],
    ["Other without a text", 0, { choices: [2], other: " " }, "Please write what you mean by “Other”", "other"],
    [
      "Other with a text that nobody sees",
      0,
      { choices: [2], other: "\u115f" },
      "Please write what you mean by “Other”",
      "other",
    ],
    ["Other without any word of it", 0, 2, "Please write what you mean by “Other”", "other"],
    [
      "a text for another option",
      0,
      { choices: [1], other: "x" },
      "This text belongs to an option that is not chosen",
      "other",
    ],
    ["a text where none is asked", 2, { choices: [1], other: "x" }, "This question takes no text"],
    ["None of these with others", 1, [0, 3], "“None of these” cannot be chosen with others"],
    ["an option twice", 1, [0, 0], "Each option can be chosen once"],
    ["a point that is not there", 2, 11, "This option does not exist"],
    ["too few rows", 3, [1], "Send a list with the chosen point of each row"],
    ["a row's point that is not there", 3, [1, 3], "This option does not exist", "1"],
    ["a text that is too short", 4, "Hi", "Must be at least 3 characters"],
    ["a text of too few characters that people see", 4, "👩🏽‍🚀👩🏽‍🚀", "Must be at least 3 characters"],
    ["a text of too many of them", 4, "👩🏽‍🚀".repeat(301), "Must be 300 characters or fewer"],
    ["a text that is too long", 4, "x".repeat(301), "Must be 300 characters or fewer"],
    ["a text that is far too long", 4, "x".repeat(5001), "Must be 5000 characters or fewer"],
    ["a text with NUL", 4, "abc\0", "Contains characters that cannot be stored"],
    ["half a character", 4, "abc\ud83d", "Contains characters that cannot be stored"],
    ["a number below the range", 5, -1, "Must be 0 or more"],
    ["a number above the range", 5, 100.5, "Must be 100 or less"],
    ["a fraction of a whole number", 5, 1.5, "Enter a whole number"],
  ])("refuses %s", async (_, place, sent, message, within) => {
    const handed = await doors[door](survey, answersWith(asked, { ...usual, [place]: sent }), {});
    const path = within === "answers" ? within : ["answers", asked[place], ...(within ? [within] : [])].join(".");
    expect(handed).toEqual({ message, path });
  });

  it("answers a repetition with the first receipt, and other answers with a conflict", async () => {
    const attemptKey = randomUUID();
    const sent = { 0: { choices: [2], other: "On foot" }, 1: [1, 0], 2: 3, 3: [null, 2], 4: "Fine", 5: 7 };
    const handIn = (more: Record<number, Sent>) =>
      doors[door](survey, answersWith(asked, { ...sent, ...more }), { attemptKey });
    const { id } = await handIn({});
    expect(await handIn({ 1: [0, 1], 4: " Fine " })).toEqual({ id });
    for (const other of [
      { 0: { choices: [2], other: "Foot" } },
      { 3: [2, null] },
      { 4: "fine" },
      { 5: 8 },
      { 5: null },
    ])
      expect((await handIn(other)).message).toBe("Different answers were already submitted with this key");
  });

  it.each<[string, Record<number, Sent>, number, number]>([
    ["all", { 0: [2, 0], 1: "curei", 2: 9.82, 3: 0 }, 7, 100],
    ["not all of several", { 0: [0], 1: "Curie", 2: 9.8, 3: 0 }, 4, 57],
    ["one too many", { 0: [0, 1, 2], 2: 9.83 }, 0, 0],
    ["what was left out", { 0: [0, 2], 2: 9.81 }, 5, 71],
  ])("gives a quiz its points: %s", async (_, sent, score, percentage) => {
    const { id } = await doors[door](quiz, answersWith(quizzed, sent), {});
    const stored = await platform.db.attempt.findUniqueOrThrow({ where: { id: id ?? "" } });
    expect(stored).toMatchObject({ score, percentage });
  });
});

it("takes a name that nobody sees for none, and one of as many characters as are seen", async () => {
  const answers = answersWith(asked, usual);
  const name = "👩🏽‍🚀".repeat(100);
  const named = await doors.REST(survey, answers, { participantName: name });
  expect(await platform.db.attempt.findUniqueOrThrow({ where: { id: named.id ?? "" } })).toMatchObject({
    participantName: name,
  });
  const { id } = await doors.REST(survey, answers, { participantName: "\u3164\u200b", participantEmail: "\u200b" });
  expect(await platform.db.attempt.findUniqueOrThrow({ where: { id: id ?? "" } })).toMatchObject({
    participantName: null,
    participantEmail: null,
  });
});

it.each<[number, Sent, string]>([
  [0, "0", "This option does not exist"],
  [1, "0", "This option does not exist"],
  [3, 1, "Send a list with the chosen point of each row"],
  [4, 5, "Send a text"],
  [5, "7", "Enter a number"],
  [0, { choices: [2], other: 5 }, "Send a text"],
])("refuses an answer of another form: question %i, %j", async (place, sent, message) => {
  const handed = await doors.REST(survey, answersWith(asked, { ...usual, [place]: sent }), {});
  expect(handed.message).toBe(message);
});

it("refuses two ways to answer one question", async () => {
  const answers = [{ questionId: asked[0], choices: [0], text: "Bus" }];
  const { data } = await taker.graphql(SUBMIT, { input: { contentId: globalId("Content", survey.id), answers } });
  expect(data.submitAttempt.message).toBe("Each question is answered in one way");
});

it("shows the taker the right answers and everybody's answers, but no texts", async () => {
  const answers = answersWith(quizzed, { 0: [0, 1], 1: "Curie", 2: 5 });
  const { body } = await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers });
  expect(body.results).toMatchObject([
    { userAnswer: [0, 1], isCorrect: false, points: 3, answerKey: { options: [0, 2] } },
    { userAnswer: "Curie", isCorrect: true, answerKey: { text: { accepted: ["Curie"] } } },
    { userAnswer: 5, isCorrect: false, points: 2, answerKey: { number: { value: 9.81 } } },
    { userAnswer: null, isCorrect: false, correctAnswer: 0 },
  ]);
  expect(body.results[3]).not.toHaveProperty("answerKey");
  const [, text, number, choice] = body.aggregatedResults;
  expect(text).toMatchObject({ options: [], unanswered: expect.any(Number) });
  expect(number.bins).toHaveLength(20);
  expect(choice.unanswered).toBeGreaterThan(0);
});

it("counts each kind, of those who answered", async () => {
  const item = await aSurvey(platform, owner, surveyOfKinds);
  const ids = await idsOf(item);
  const people: Record<number, Sent>[] = [
    { 0: 0, 1: [0, 1], 2: 10, 3: [2, 2], 4: "Good", 5: 0 },
    { 0: { choices: [2], other: "On foot" }, 1: [3], 2: 9, 3: [null, 1], 5: 100 },
    { 0: 1, 2: 3 },
  ];
  for (const sent of people)
    await taker.rest("POST", `/surveys/${item.id}/responses`, { answers: answersWith(ids, sent) });
  const { body } = await client.rest("GET", `/surveys/${item.id}/results`);
  const counts = (options: { count: number }[]) => options.map(({ count }) => count);
  const [come, eat, recommend, rows, text, number] = body.questions;
  expect([come.responses, counts(come.options)]).toEqual([3, [1, 1, 1]]);
  expect([eat.responses, eat.unanswered, counts(eat.options)]).toEqual([2, 1, [1, 1, 0, 1]]);
  expect(eat.options[0]).toMatchObject({ percentage: 33, peoplePercentage: 50 });
  expect(recommend.netPromoter).toMatchObject({ people: 3, promoters: 2, detractors: 1, score: 33 });
  expect(recommend.median).toEqual({ lower: 9, upper: 9 });
  expect([rows.responses, rows.unanswered]).toEqual([2, 1]);
  expect(rows.rows).toMatchObject([
    { text: "Food", responses: 1, options: [{ count: 0 }, { count: 0 }, { count: 1, peoplePercentage: 100 }] },
    {
      text: "Staff",
      responses: 2,
      options: [{ count: 0 }, { count: 1 }, { count: 1 }],
      median: { lower: 1, upper: 2 },
    },
  ]);
  expect([text.responses, text.unanswered, text.options]).toEqual([1, 2, []]);
  expect(number.bins.at(0)).toEqual({ from: 0, to: 5, count: 1 });
  expect(number.bins.at(-1)).toEqual({ from: 95, to: 100, count: 1 });

  // Counts the same from the rows, as a filter does.
  const filtered = await client.rest("GET", `/surveys/${item.id}/results?from=2000-01-01`);
  expect(filtered.body.questions).toEqual(body.questions);

  const { data } = await client.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Content { results { counts { questions others } questions {
      unanswered right median { lower upper } netPromoter { score low high } rows { text responses options { count } } bins { from to count } } } } } }`,
    { id: globalId("Content", item.id) },
  );
  const { questions, counts: compact } = data.node.results;
  expect(questions[3].rows[1].options.map(({ count }: { count: number }) => count)).toEqual([0, 1, 1]);
  expect(compact.questions).toHaveLength(6 + 3 + 4 + 11 + 3);
  expect(compact.others).toHaveLength(6 * 2 + 2 * 3 + 20);
});
