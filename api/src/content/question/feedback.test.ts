import { expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { limits } from "../content.shared.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);

const feedback = ["The second largest city.", "", "On the coast."];
const question = {
  questionText: "Capital of France?",
  options: ["Lyon", "Paris", "Nice"],
  correctAnswer: 1,
  optionFeedback: feedback,
};
const withFeedback = (part: object = {}) => aQuiz(platform, owner, { questions: [{ ...question, ...part }] });
const read = async (id: string) => (await client.rest("GET", `/content/${id}`)).body;

const SAVE = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
  ... on UpdateContentSuccess { data { questions { key options optionFeedback optionFeedbackHtml } } }
  ... on DomainError { message issues { path message } } } }`;

/** Saves the item's only question over REST or GraphQL, and returns it, or the first problem. */
const transports = {
  async REST(id: string, edited: object) {
    const { status, body } = await client.rest("PUT", `/quizzes/${id}`, { questions: [edited] });
    return status === 200 ? body.questions[0] : body.issues[0];
  },
  async GraphQL(id: string, edited: { questionType?: string; [field: string]: unknown }) {
    const questionType = edited.questionType?.toUpperCase();
    const input = { isPublic: true, questions: [{ ...edited, ...(questionType && { questionType }) }] };
    const { data, errors } = await client.graphql(SAVE, { id: globalId("Content", id), input });
    if (errors) throw new Error(JSON.stringify(errors));
    const { data: saved, issues } = data.updateContent;
    return saved ? { id: saved.questions[0].key, ...saved.questions[0] } : issues[0];
  },
};

it.each(Object.entries(transports))("is created, read and changed in place over %s", async (_name, save) => {
  const { id } = await withFeedback();
  const [first] = (await read(id)).questions;
  expect(first.optionFeedback).toEqual(feedback);
  const { questionText, options, correctAnswer } = question;
  const edited = { id: first.id, questionText, options, correctAnswer };
  const changed = await save(id, { ...edited, optionFeedback: ["", " The seat of government. ", ""] });
  expect(changed).toMatchObject({ id: first.id, optionFeedback: ["", "The seat of government.", ""] });
  expect((await read(id)).revision).toBe(2);
  const cleared = await save(id, { ...edited, optionFeedback: null });
  expect([cleared.id, cleared.optionFeedback ?? null]).toEqual([first.id, null]);
  const blank = await save(id, { ...edited, optionFeedback: [" ", "", ""] });
  expect([blank.optionFeedback ?? null, (await read(id)).revision]).toEqual([null, 3]);
});

it.each(Object.entries(transports))("stays with options of the same text if it isn't sent over %s", async (_, save) => {
  const { id } = await withFeedback();
  const [first] = (await read(id)).questions;
  const { questionText } = question;
  const unchanged = { id: first.id, questionText, options: question.options, correctAnswer: 1 };
  expect(await save(id, unchanged)).toMatchObject({ id: first.id, optionFeedback: feedback });
  expect((await read(id)).revision).toBe(1);
  const moved = await save(id, { ...unchanged, options: ["Nice", "Paris", "Lille", "Lyon"] });
  expect(moved.optionFeedback).toEqual(["On the coast.", "", "", "The second largest city."]);
  const gone = await save(id, { ...unchanged, id: moved.id, options: ["Lille", "Paris"] });
  expect(gone.optionFeedback ?? null).toBeNull();
});

it("is refused for other questions, another number of options, and long texts", async () => {
  const { id } = await withFeedback();
  const [first] = (await read(id)).questions;
  const edited = { id: first.id, ...question };
  const text = { questionType: "text", options: [], answerKey: { text: { accepted: ["Paris"] } } };
  const refused: [object, string, string][] = [
    [{ optionFeedback: ["Alone."] }, "optionFeedback", "Every option needs its feedback, which may be empty"],
    [text, "optionFeedback", "Only choices of quizzes and assessments have feedback by option"],
    [
      { optionFeedback: ["", "", "x".repeat(limits.feedback + 1)] },
      "optionFeedback.2",
      "Must be 1000 characters or fewer",
    ],
  ];
  for (const [part, path, message] of refused)
    for (const save of Object.values(transports))
      expect(await save(id, { ...edited, ...part })).toEqual({ path: `questions.0.${path}`, message });
  const survey = await aSurvey(platform, owner);
  const [asked] = (await read(survey.id)).questions;
  const { body } = await client.rest("PUT", `/surveys/${survey.id}`, {
    questions: [{ ...asked, optionFeedback: ["So", "and so"] }],
  });
  expect(body.issues).toMatchObject([{ path: "questions.0.optionFeedback" }]);
});

it("leaves a question that no longer has choices, and isn't needed to become one", async () => {
  const { id } = await withFeedback();
  const [{ id: first }] = (await read(id)).questions;
  const text = { questionType: "text", options: [], answerKey: { text: { accepted: ["Paris"] } } };
  const changed = await transports.REST(id, { id: first, questionText: question.questionText, ...text });
  expect(changed).toMatchObject({ questionType: "text" });
  expect(changed).not.toHaveProperty("optionFeedback");
  const assessment = await anAssessment(platform, owner, {
    questions: [
      {
        questionText: "Do you use formulas?",
        options: ["Never", "Often"],
        optionWeights: [0, 10],
        optionFeedback: ["Try one.", ""],
      },
    ],
  });
  const [rated] = (await read(assessment.id)).questions;
  const { optionFeedback, ...scale } = { ...rated, questionType: "scale" };
  expect(optionFeedback).toEqual(["Try one.", ""]);
  expect(await transports.REST(assessment.id, scale)).not.toHaveProperty("optionFeedback");
});

it("is formatted where texts are, and copied", async () => {
  const { id } = await aQuiz(platform, owner, {
    format: "rich",
    questions: [{ ...question, optionFeedback: ["It is **not**.", "", "See [this](javascript:alert(1))."] }],
  });
  const { body: copy } = await client.rest("POST", `/content/${id}/duplicate`);
  const query = "query ($key: String!) { content(key: $key) { questions { optionFeedback optionFeedbackHtml } } }";
  for (const key of [id, copy.id]) {
    const [asked] = (await client.graphql(query, { key })).data.content.questions;
    expect(asked.optionFeedback[0]).toBe("It is **not**.");
    expect(asked.optionFeedbackHtml).toEqual([
      expect.stringContaining("<strong>not</strong>"),
      "",
      expect.not.stringContaining("<a"),
    ]);
  }
});

it("is translated with its question, and stays translated when its option moves", async () => {
  const { id } = await withFeedback();
  const [first] = (await read(id)).questions;
  const path = (place: number) => `questions.${first.id}.optionFeedback.${place}`;
  const translation = `/content/${id}/translations/de`;
  const { texts } = (await client.rest("GET", translation)).body;
  expect(texts.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining([path(0), path(2)]));
  expect(texts.map(({ path }: { path: string }) => path)).not.toContain(path(1));
  await client.rest("PUT", translation, { texts: [{ path: path(2), text: "An der Küste." }] });
  await transports.REST(id, { ...first, options: ["Nice", "Paris", "Lyon"], optionFeedback: feedback.toReversed() });
  const after = (await client.rest("GET", translation)).body.texts;
  expect(after.filter(({ text }: { text: string | null }) => text !== null)).toMatchObject([
    { path: expect.stringMatching(/optionFeedback\.0$/), text: "An der Küste.", isOutdated: false },
  ]);
});
