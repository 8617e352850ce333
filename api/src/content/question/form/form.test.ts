import { describe, expect, it } from "vitest";
import { aSurvey, assessmentInput, aUser, quizInput, surveyInput } from "../../../../test/factories.ts";
import { testApp } from "../../../../test/harness.ts";
import { globalId } from "../../../platform/graphql/ids.ts";
import type { Kind } from "../../content.shared.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = app.withToken();

const makers = {
  QUIZ: { path: "/quizzes/manual", collection: "quizzes", mutation: "createQuiz", input: quizInput },
  SURVEY: { path: "/surveys", collection: "surveys", mutation: "createSurvey", input: surveyInput },
  ASSESSMENT: {
    path: "/quizzes/skill-based",
    collection: "quizzes",
    mutation: "createAssessment",
    input: assessmentInput,
  },
} as const;

const points = ["1", "2", "3", "4", "5"];
const toTen = Array.from({ length: 11 }, (_, point) => String(point));
const noScale = { look: "numbers", lowLabel: null, highLabel: null, isNps: false };
const textKey = { matchCase: false, matchSpaces: false, matchAccents: false, allowTypo: false };

interface Row {
  kind: Kind;
  what: string;
  question: Record<string, unknown>;
  /** The stored form, if it has more than was sent. */
  stored?: Record<string, unknown>;
}

const rows: Row[] = [
  {
    kind: "QUIZ",
    what: "several right options",
    question: { questionType: "multi_select", options: ["a", "b", "c"], answerKey: { options: [0, 2] }, points: 3 },
  },
  {
    kind: "QUIZ",
    what: "a text",
    question: { questionType: "text", answerKey: { text: { accepted: ["Paris", "Lutetia"], matchAccents: true } } },
    stored: {
      options: [],
      form: { text: { isLong: false, minLength: null, maxLength: 200 } },
      answerKey: { text: { ...textKey, accepted: ["Paris", "Lutetia"], matchAccents: true } },
    },
  },
  {
    kind: "QUIZ",
    what: "a number",
    question: {
      questionType: "number",
      form: { number: { decimals: 2, unit: "m", min: null, max: null } },
      answerKey: { number: { value: 9.81, tolerance: 0.05 } },
    },
    stored: { options: [] },
  },
  { kind: "QUIZ", what: "an optional choice", question: { options: ["a", "b"], correctAnswer: 1, required: false } },
  {
    kind: "SURVEY",
    what: "Other and None of these",
    question: {
      questionType: "multi_select",
      options: ["a", "b", "Other", "None of these"],
      form: { choice: { other: 2, none: 3 } },
    },
  },
  {
    kind: "SURVEY",
    what: "stars",
    question: {
      questionType: "scale",
      options: points,
      form: { scale: { look: "stars", lowLabel: "Poor", highLabel: "Great" } },
    },
    stored: { form: { scale: { look: "stars", lowLabel: "Poor", highLabel: "Great", isNps: false } } },
  },
  {
    kind: "SURVEY",
    what: "a Net Promoter Score",
    question: { questionType: "scale", options: toTen, form: { scale: { ...noScale, isNps: true } } },
  },
  {
    kind: "SURVEY",
    what: "a matrix",
    question: { questionType: "matrix", options: points, form: { rows: ["Rooms", "Food"] }, required: false },
  },
  {
    kind: "SURVEY",
    what: "a long text",
    question: { questionType: "text", form: { text: { isLong: true, minLength: 10, maxLength: 2000 } } },
    stored: { options: [] },
  },
  {
    kind: "SURVEY",
    what: "a number",
    question: { questionType: "number", form: { number: { decimals: 0, unit: "years", min: 0, max: 60 } } },
    stored: { options: [] },
  },
  {
    kind: "ASSESSMENT",
    what: "a scale whose points are its weights",
    question: { questionType: "scale", options: points },
    stored: { form: { scale: noScale }, optionWeights: [1, 2, 3, 4, 5] },
  },
];

const asInput = ({ questionType, form, ...question }: Record<string, unknown>) => ({
  ...question,
  ...(questionType !== undefined && { questionType: String(questionType).toUpperCase() }),
  ...(form !== undefined && {
    form: JSON.parse(JSON.stringify(form), (name, value) => (name === "look" ? String(value).toUpperCase() : value)),
  }),
});

describe.each(rows)("$kind: $what", ({ kind, question, stored = {} }) => {
  const { path, collection, mutation, input } = makers[kind];
  const sent = { questionText: "What?", ...question };
  const told = { ...sent, ...stored };

  it("is stored over REST as it is sent, and taken again as it is read", async () => {
    const made = await client.rest("POST", path, { ...input, questions: [sent] });
    expect(made).toMatchObject({ status: 201, body: { questions: [told] } });
    const again = await client.rest("PUT", `/${collection}/${made.body.id}`, made.body);
    expect(again).toMatchObject({ status: 200, body: { revision: 1, questions: made.body.questions } });
    const copy = await client.rest("POST", `/${collection}/${made.body.id}/duplicate`);
    expect(copy).toMatchObject({ status: 201, body: { questions: [told] } });
  });

  it("is stored over GraphQL alike, and takers are not told the key", async () => {
    const { data } = await client.graphql(
      `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) {
         made: ${mutation}(input: $input) {
           ... on ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Success { data { key } }
           ... on DomainError { message field }
         }
       }`,
      { input: { ...input, questions: [asInput(sent)] } },
    );
    const { body } = await client.rest("GET", `/${collection}/${data.made.data.key}`);
    expect(body.questions).toMatchObject([told]);
    const shown = await taker.rest("GET", `/${collection}/${data.made.data.key}`);
    const { answerKey, optionWeights, correctAnswer, explanation, ...known } = told as Record<string, unknown>;
    expect(shown.body.questions).toMatchObject([known]);
    expect(JSON.stringify(shown.body)).not.toContain("answerKey");
    const asked = await taker.graphql(
      `query ($key: String!) { content(key: $key) { questions { answerKey { options } form { rows } required points } } }`,
      { key: data.made.data.key },
    );
    expect(asked.data.content.questions).toEqual([
      {
        answerKey: null,
        form: known.form ? { rows: (known.form as { rows?: string[] }).rows ?? null } : null,
        required: known.required ?? true,
        points: known.points ?? 1,
      },
    ]);
  });
});

const refusals: [kind: Kind, question: Record<string, unknown>, path: string, message: string][] = [
  ["QUIZ", { questionType: "scale", options: points }, "questionType", "This must be one of"],
  ["QUIZ", { questionType: "multi_select", options: ["a", "b"] }, "answerKey.options", "Correct answer is required"],
  [
    "QUIZ",
    { questionType: "multi_select", options: ["a", "b"], answerKey: { options: [2] } },
    "answerKey.options",
    "This option does not exist",
  ],
  ["QUIZ", { questionType: "text" }, "answerKey.text.accepted", "Correct answer is required"],
  ["QUIZ", { questionType: "text", options: ["a"] }, "options", "A question of this type has no options"],
  ["QUIZ", { questionType: "number" }, "answerKey.number.value", "Correct answer is required"],
  ["QUIZ", { options: ["a", "b"] }, "correctAnswer", "Correct answer is required"],
  ["QUIZ", { options: ["a"], correctAnswer: 0 }, "options", "At least 2 options required"],
  ...[
    [9.807, 0, { decimals: 2 }, "allow more decimals, or a tolerance"],
    [2.5, 0, { decimals: 0 }, "allow more decimals, or a tolerance"],
    [9.807, 0.002, { decimals: 2 }, "allow more decimals, or a tolerance"],
    [12, 1, { max: 10 }, "change it, or the least or largest number"],
    [-1, 0, { min: 0 }, "change it, or the least or largest number"],
    [10.2, 0.25, { decimals: 0, max: 9.99 }, "allow more decimals, or a tolerance"],
  ].map(([value, tolerance, number, message]): (typeof refusals)[number] => [
    "QUIZ",
    { questionType: "number", form: { number }, answerKey: { number: { value, tolerance } } },
    "answerKey.number.value",
    `Participants cannot enter this number: ${message}`,
  ]),
  [
    "QUIZ",
    { questionType: "text", form: { text: { minLength: 3 } }, answerKey: { text: { accepted: ["Oslo", "éé"] } } },
    "answerKey.text.accepted.1",
    "Participants must write at least 3 characters",
  ],
  ["QUIZ", { options: ["a", "b"], correctAnswer: 0, points: 0 }, "points", "Must be 1 or more"],
  [
    "QUIZ",
    { options: ["a", "b"], correctAnswer: 0, form: { choice: { other: 1 } } },
    "form.choice",
    "Only surveys have such options",
  ],
  ["SURVEY", { questionType: "matrix", options: points }, "form.rows", "At least 1 row required"],
  ["SURVEY", { questionType: "matrix", options: points, form: { rows: ["a", "a "] } }, "form.rows", "Rows must differ"],
  [
    "SURVEY",
    { questionType: "matrix", options: points, form: { rows: ["a", "a\u200b"] } },
    "form.rows",
    "Rows must differ",
  ],
  ["QUIZ", { options: ["don't", "don’t"], correctAnswer: 0 }, "options", "Options must differ"],
  [
    "SURVEY",
    { questionType: "scale", options: points, form: { scale: { isNps: true } } },
    "form.scale.isNps",
    "A Net Promoter Score needs the eleven points from 0 to 10",
  ],
  [
    "SURVEY",
    { questionType: "scale", options: points, form: { text: {} } },
    "form.text",
    "This belongs to another type of question",
  ],
  ["SURVEY", { questionType: "number" }, "form.number.min", "Say what the least number is"],
  [
    "SURVEY",
    { questionType: "number", form: { number: { min: 3, max: 3 } } },
    "form.number.max",
    "Must be more than the least number",
  ],
  [
    "SURVEY",
    { questionType: "text", form: { text: { maxLength: 300 } } },
    "form.text.maxLength",
    "Must be 200 or less for a single line",
  ],
  [
    "SURVEY",
    { questionType: "single_choice", options: ["a", "b"], form: { choice: { none: 1 } } },
    "form.choice.none",
    "Only where several options may be chosen",
  ],
  ["SURVEY", { options: toTen }, "options", "Maximum 10 options allowed"],
  ["SURVEY", { options: ["a", "b"], points: 2 }, "points", "Only questions of a quiz have points"],
  [
    "SURVEY",
    { options: ["a", "b"], answerKey: { options: [0] } },
    "answerKey.options",
    "This belongs to another type of question",
  ],
  ["ASSESSMENT", { options: ["a", "b"], optionWeights: [1] }, "optionWeights", "Every option needs a weight"],
];

it.each(refusals)("refuses in a %s %j at %s", async (kind, question, path, message) => {
  const { path: url, input } = makers[kind];
  const refused = await client.rest("POST", url, { ...input, questions: [{ questionText: "What?", ...question }] });
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toContainEqual({
    path: `questions.0.${path}`,
    message: expect.stringContaining(message),
  });
});

it.each<[string, object]>([
  [
    "a key that nobody can give",
    {
      questionType: "number",
      options: [],
      form: { number: { decimals: 2, unit: null, min: null, max: null } },
      answerKey: { number: { value: 9.807, tolerance: 0 } },
    },
  ],
  ["options that look the same", { options: ["don't", "don’t"], correctAnswer: 0 }],
])("refuses %s over both APIs, where a stored one is in the way of no other change", async (_what, flawed) => {
  const made = await client.rest("POST", "/quizzes/manual", {
    ...quizInput,
    questions: [{ questionText: "One?", options: ["a", "b"], correctAnswer: 0 }],
  });
  const [first] = made.body.questions;
  const question = { ...first, ...flawed };
  const edit = (change: object) => client.rest("PUT", `/quizzes/${made.body.id}`, change);
  const { message } = (await edit({ questions: [question] })).body.issues[0];
  const id = globalId("Content", made.body.id);
  const input = { questions: [asInput({ ...flawed, questionText: "One?" })] };
  const { data } = await client.graphql(
    "mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) { ... on DomainError { message } } }",
    { id, input },
  );
  expect(data.updateContent.message).toBe(message);
  // Stores the question as it could be before the rule existed.
  const { options, correctAnswer = null, questionType, form, answerKey } = flawed as Record<string, never>;
  await platform.db.question.update({
    where: { id: first.id },
    data: { options, correctAnswer, questionType, form, answerKey },
  });
  const [stored] = (await client.rest("GET", `/quizzes/${made.body.id}`)).body.questions;
  const kept = await edit({ title: "Another", questions: [{ ...stored, questionText: "Which?", points: 2 }] });
  expect(kept).toMatchObject({ status: 200, body: { questions: [{ ...flawed, questionText: "Which?", points: 2 }] } });
});

it("makes another version of a question whose rows, range or key change, and keeps what an edit leaves out", async () => {
  const { id } = await aSurvey(platform, owner, {
    questions: [
      { questionText: "How?", questionType: "matrix", options: points, form: { rows: ["Rooms", "Food"] } },
      { questionText: "How old?", questionType: "number", form: { number: { min: 0, max: 120 } } },
    ],
  });
  const read = async () => (await client.rest("GET", `/surveys/${id}`)).body;
  const edit = (questions: object[]) => client.rest("PUT", `/surveys/${id}`, { questions });
  const before = await read();
  const bare = before.questions.map(({ id, questionText, options }: Record<string, unknown>) => ({
    id,
    questionText,
    options,
  }));
  expect((await edit(bare)).body).toMatchObject({ revision: 1, questions: before.questions });
  const [matrix, number] = before.questions;
  const changed = await edit([
    { ...matrix, form: { rows: ["Rooms", "Food", "Staff"] } },
    { ...number, required: false },
  ]);
  expect(changed.body.revision).toBe(2);
  expect(changed.body.questions.map((question: { id: string }) => question.id)).not.toContain(matrix.id);
  expect(changed.body.questions[1]).toMatchObject({ required: false, form: number.form });
  const lines = await platform.db.question.findMany({ where: { contentId: id, untilRevision: null } });
  const lineOf = (text: string) => lines.find(({ questionText }) => questionText === text)?.lineId;
  expect([lineOf("How?") === matrix.id, lineOf("How old?") === number.id]).toEqual([false, true]);
});

it("takes a question of a quiz for several options only with a key, as one without was a choice before", async () => {
  const made = await client.rest("POST", "/quizzes/manual", quizInput);
  const [first] = made.body.questions;
  const edit = (question: object) => client.rest("PUT", `/quizzes/${made.body.id}`, { questions: [question] });
  const without = await edit({ ...first, questionType: "multi_select" });
  expect(without.headers["assay-ignored"]).toBe("questions.0.questionType");
  expect(without.body.questions).toMatchObject([{ questionType: "multiple_choice", correctAnswer: 1 }]);
  const withKey = await edit({ ...first, questionType: "multi_select", answerKey: { options: [2, 0] } });
  expect(withKey.body.questions).toMatchObject([
    { questionType: "multi_select", correctAnswer: null, answerKey: { options: [0, 2] } },
  ]);
});
