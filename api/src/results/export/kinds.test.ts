import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aReceiver } from "../../../test/servers/receiver.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const app = await testApp();
const { platform, http } = app;

const makers = { quiz: aQuiz, survey: aSurvey, assessment: anAssessment };
const paths = { quiz: "/quizzes", survey: "/surveys", assessment: "/quizzes" };

interface Case {
  item?: keyof typeof makers;
  format?: "rich";
  question: object;
  sent?: unknown;
  /** Columns of the question in a spreadsheet. */
  sheet: Record<string, string | number | null>;
  /** Differences in the CSV file: all its cells are texts, and none is a formula. */
  csv?: Record<string, string>;
  json?: object | null;
  told: object;
}

const agreement = ["Disagree", "Neither", "Agree"];
const drinks = ["Tea", "Coffee", "Other", "None of these"];
const withOther = { choice: { other: 2, none: 3 } };
const nothing = { chosen: [] };
const long = 'First line\nSecond line; with, "marks"\tand 👩🏽‍🔬';

const cases: [name: string, asked: Case][] = [
  [
    "an option",
    {
      item: "quiz",
      question: { questionText: "Q", options: ["Lyon", "=Paris"], correctAnswer: 1 },
      sent: 1,
      sheet: { "1. Q": "=Paris" },
      csv: { "1. Q": "'=Paris" },
      json: { chosen: [1], texts: ["=Paris"] },
      told: { chosen: ["=Paris"], isCorrect: true },
    },
  ],
  [
    "several right options",
    {
      item: "quiz",
      question: {
        questionText: "Q",
        questionType: "multi_select",
        options: ["Neon", "Iron", "Argon"],
        answerKey: { options: [0, 2] },
        points: 3,
      },
      sent: [2, 0],
      sheet: { Points: 3, "1. Q": "Neon; Argon" },
      json: { chosen: [0, 2], texts: ["Neon", "Argon"] },
      told: { chosen: ["Neon", "Argon"], isCorrect: true },
    },
  ],
  [
    "a short text",
    {
      item: "quiz",
      question: { questionText: "Q", questionType: "text", answerKey: { text: { accepted: ["Curie"] } } },
      sent: "+Curie",
      sheet: { "1. Q": "+Curie" },
      csv: { "1. Q": "'+Curie" },
      json: { chosen: [], texts: [], text: "+Curie" },
      told: { ...nothing, written: "+Curie", isCorrect: false },
    },
  ],
  [
    "a number with a unit",
    {
      item: "quiz",
      question: {
        questionText: "Q",
        questionType: "number",
        form: { number: { decimals: 2, unit: "m/s²", min: -20, max: 20 } },
        answerKey: { number: { value: -9.81, tolerance: 0.01 } },
      },
      sent: -9.81,
      sheet: { "1. Q (m/s²)": -9.81 },
      json: { chosen: [], number: -9.81 },
      told: { ...nothing, number: -9.81, isCorrect: true },
    },
  ],
  [
    "a number without a unit",
    {
      question: { questionText: "Q", questionType: "number", form: { number: { min: 0, max: 10 } } },
      sent: 0,
      sheet: { "1. Q": 0 },
      json: { number: 0 },
      told: { ...nothing, number: 0, isCorrect: null },
    },
  ],
  [
    "a scale of numbers",
    {
      question: {
        questionText: "Q",
        questionType: "scale",
        options: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
        form: { scale: { look: "numbers", lowLabel: "Never", highLabel: "Surely", isNps: true } },
      },
      sent: 10,
      sheet: { "1. Q": 10 },
      json: { chosen: [10], texts: ["10"] },
      told: { chosen: ["10"] },
    },
  ],
  [
    "a scale of words",
    {
      question: {
        questionText: "Q",
        questionType: "scale",
        options: agreement,
        form: { scale: { look: "labels" } },
      },
      sent: 2,
      sheet: { "1. Q": "Agree" },
      json: { chosen: [2], texts: ["Agree"] },
      told: { chosen: ["Agree"] },
    },
  ],
  [
    "a scale that has points",
    {
      item: "assessment",
      question: {
        questionText: "Q",
        questionType: "scale",
        options: ["1", "2", "3"],
        optionWeights: [0, 10, 20],
        form: { scale: { look: "stars" } },
      },
      sent: 1,
      sheet: { Score: 10, "1. Q": 2 },
      json: { chosen: [1], texts: ["2"] },
      told: { chosen: ["2"] },
    },
  ],
  [
    "a matrix",
    {
      question: {
        questionText: "Q",
        questionType: "matrix",
        options: agreement,
        form: { rows: ["Food", "Staff", "Price"] },
        required: false,
      },
      sent: [0, null, 2],
      sheet: { "1. Q: Food": "Disagree", "1. Q: Staff": null, "1. Q: Price": "Agree" },
      json: {
        chosen: [],
        rows: [
          { row: "Food", chosen: 0, text: "Disagree" },
          { row: "Staff", chosen: null, text: null },
          { row: "Price", chosen: 2, text: "Agree" },
        ],
      },
      told: { ...nothing, rows: ["Disagree", null, "Agree"] },
    },
  ],
  [
    "a matrix of numbers",
    {
      question: {
        questionText: "Q",
        questionType: "matrix",
        options: ["1", "2", "3"],
        form: { rows: ["Food", "Staff"] },
      },
      sent: [2, 0],
      sheet: { "1. Q: Food": 3, "1. Q: Staff": 1 },
      told: { ...nothing, rows: ["3", "1"] },
    },
  ],
  [
    "a line of text",
    {
      question: { questionText: "Q", questionType: "text" },
      sent: "@SUM(A1)",
      sheet: { "1. Q": "@SUM(A1)" },
      csv: { "1. Q": "'@SUM(A1)" },
      json: { text: "@SUM(A1)" },
      told: { ...nothing, written: "@SUM(A1)" },
    },
  ],
  [
    "several lines",
    {
      question: { questionText: "Q", questionType: "text", form: { text: { isLong: true, maxLength: 5000 } } },
      sent: long,
      sheet: { "1. Q": long },
      json: { text: long },
      told: { ...nothing, written: long },
    },
  ],
  [
    "Arabic",
    {
      question: { questionText: "كيف كان؟", questionType: "text" },
      sent: "جيد جدًا",
      sheet: { "1. كيف كان؟": "جيد جدًا" },
      json: { questionText: "كيف كان؟", text: "جيد جدًا" },
      told: { text: "كيف كان؟", written: "جيد جدًا" },
    },
  ],
  [
    "signs that no document can have",
    {
      question: { questionText: "Q", questionType: "text" },
      sent: "a\u0001\u000bb\ufffe & <c> _x0041_",
      sheet: { "1. Q": "a\u0001\u000bb & <c> _x0041_" },
      csv: { "1. Q": "a\u0001\u000bb\ufffe & <c> _x0041_" },
      json: { text: "a\u0001\u000bb\ufffe & <c> _x0041_" },
      told: { ...nothing, written: "a\u0001\u000bb\ufffe & <c> _x0041_" },
    },
  ],
  [
    "a choice with a text",
    {
      question: {
        questionText: "Q",
        questionType: "single_choice",
        options: drinks.slice(0, 3),
        form: { choice: { other: 2 } },
      },
      sent: { choices: [2], other: "-Juice" },
      sheet: { "1. Q": "Other", "1. Q: Other (text)": "-Juice" },
      csv: { "1. Q": "Other", "1. Q: Other (text)": "'-Juice" },
      json: { chosen: [2], texts: ["Other"], other: "-Juice" },
      told: { chosen: ["Other"], other: "-Juice" },
    },
  ],
  [
    "several choices with a text",
    {
      question: { questionText: "Q", questionType: "multi_select", options: drinks, form: withOther },
      sent: { choices: [2, 0], other: "Juice" },
      sheet: { "1. Q": "Tea; Other", "1. Q: Other (text)": "Juice" },
      json: { chosen: [0, 2], texts: ["Tea", "Other"], other: "Juice" },
      told: { chosen: ["Tea", "Other"], other: "Juice" },
    },
  ],
  [
    "none of these",
    {
      question: { questionText: "Q", questionType: "multi_select", options: drinks, form: withOther },
      sent: [3],
      sheet: { "1. Q": "None of these", "1. Q: Other (text)": null },
      json: { chosen: [3], texts: ["None of these"] },
      told: { chosen: ["None of these"] },
    },
  ],
  [
    "what was left out",
    {
      question: { questionText: "Q", questionType: "number", form: { number: { min: 0, max: 9 } }, required: false },
      sheet: { "1. Q": null },
      json: null,
      told: nothing,
    },
  ],
  [
    "text with form",
    {
      format: "rich",
      question: {
        questionText: "What is **$x^2$**?",
        questionType: "matrix",
        options: ["*low*", "`high`"],
        form: { rows: ["A [link](https://example.com)"] },
      },
      sent: [1],
      sheet: { "1. What is x^2?: A link": "high" },
      json: { questionText: "What is x^2?", rows: [{ row: "A link", chosen: 1, text: "high" }] },
      told: { text: "What is x^2?", rows: ["high"] },
    },
  ],
];

const owner = await aUser(platform);
const client = await app.as(owner);

/** A webhook of the item. The returned function gives the question's data that it received. */
async function aWebhookOf(id: string) {
  const receiver = await aReceiver();
  platform.settings.fetchAllowHosts = [...platform.settings.fetchAllowHosts, receiver.host];
  expect((await client.rest("POST", `/quizzes/${id}/webhooks`, { url: `${receiver.url}/hook` })).status).toBe(201);
  return async () => {
    await expect.poll(() => receiver.calls).toHaveLength(1);
    return JSON.parse(receiver.calls[0]?.body ?? "").data.questions[0];
  };
}

async function taken({ item = "survey", format, question, sent }: Case) {
  const { id } = await makers[item](platform, owner, { questions: [question], ...(format && { format }) });
  const [asked] = await platform.db.question.findMany({ where: { contentId: id } });
  const told = await aWebhookOf(id);
  const answers = sent === undefined ? {} : { [asked?.id ?? ""]: sent };
  const door = `${paths[item]}/${id}/${item === "survey" ? "responses" : "attempts"}`;
  expect(await app.withToken().rest("POST", door, { answers })).toMatchObject({ status: 201 });
  return { id, told, path: `${paths[item]}/${id}/export` };
}

const facts = new Set([
  "Submitted (UTC)",
  "Name",
  "Email",
  "Duration (s)",
  "Score (%)",
  "Right answers",
  "Questions",
  "Level",
  "Version",
  "Attempt ID",
]);
const answersIn = ([head = [], row = []]: unknown[][], expected: object) =>
  Object.fromEntries(
    head
      .map((header, at) => [String(header), row[at] ?? null] as const)
      .filter(([header]) => header in expected || !facts.has(header)),
  );

it.each(cases)("tells %s", async (_, asked) => {
  const { id, told, path } = await taken(asked);
  const csv = parseCsv((await client.rest("GET", `${path}?format=csv`)).body);
  const expected =
    asked.csv ?? Object.fromEntries(Object.entries(asked.sheet).map(([column, cell]) => [column, String(cell ?? "")]));
  expect.soft(answersIn(csv, expected)).toEqual(expected);

  const link = await client.graphql(
    "mutation ($id: ID!) { exportResults(id: $id, format: XLSX) { ... on ExportResultsSuccess { data } } }",
    { id: globalId("Content", id) },
  );
  const file = await http.inject({ method: "GET", url: link.data.exportResults.data });
  const [sheet] = (await readXlsx(file.rawPayload)).sheets;
  expect.soft(answersIn(sheet?.rows ?? [], asked.sheet)).toEqual(asked.sheet);

  const [{ answers }] = (await client.rest("GET", `${path}?format=json`)).body;
  if (asked.json !== undefined) expect.soft(answers).toMatchObject(asked.json === null ? [] : [asked.json]);
  expect.soft(await told()).toMatchObject(asked.told);
});
