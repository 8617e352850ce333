import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { globalId } from "../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const [author, taker] = [await app.as(owner), await app.as()];

const questions = [
  {
    questionText: "Capital of France?",
    options: ["Lyon", "Paris", "Nice"],
    correctAnswer: 1,
    explanation: "Since 987.",
    optionFeedback: ["Kept apart: Lyon.", "", "Kept apart: Nice."],
  },
  {
    questionText: "Cities in Italy?",
    questionType: "multi_select",
    options: ["Rome", "Milan", "Nice"],
    answerKey: { options: [0, 1] },
    optionFeedback: ["Kept apart: Rome.", "Kept apart: Milan.", "Kept apart: Nizza."],
  },
];
const shown = (what: string[]) => ({ shown: { what, when: "AT_ONCE" } });
const make = (part: object = {}) => aQuiz(platform, owner, { showResultsToTakers: true, questions, ...part });
const keysOf = async (id: string): Promise<string[]> =>
  (await author.rest("GET", `/content/${id}`)).body.questions.map(({ id }: { id: string }) => id);

const SUBMIT = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
  ... on SubmitAttemptSuccess { data { attemptId results { explanation optionFeedback optionFeedbackHtml } } }
  ... on DomainError { message } } }`;

/** The results for the same choices over REST and GraphQL. */
async function results(id: string, choices: [number, number[]]) {
  const [first = "", second = ""] = await keysOf(id);
  const attemptKey = randomUUID();
  const answers = { [first]: choices[0], [second]: choices[1] };
  const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey });
  const given = [first, second].map((key, place) => ({
    questionId: globalId("Question", key),
    choices: [choices[place] ?? []].flat(),
  }));
  const { data } = await taker.graphql(SUBMIT, {
    input: { contentId: globalId("Content", id), attemptKey, answers: given },
  });
  return { attempt: body.id, rest: body.results, graphql: data.submitAttempt.data.results };
}

it("is shown on the chosen options alone, with the explanation", async () => {
  const { id } = await make();
  const { rest, graphql, attempt } = await results(id, [0, [1, 2]]);
  const wanted = [
    { explanation: "Since 987.", optionFeedback: ["Kept apart: Lyon.", "", ""] },
    { explanation: null, optionFeedback: ["", "Kept apart: Milan.", "Kept apart: Nizza."] },
  ];
  expect(rest).toMatchObject(wanted);
  expect(graphql).toMatchObject(wanted);
  const details = (await author.rest("GET", `/attempts/${attempt}/details`)).body;
  expect(details.results).toMatchObject(wanted);
});

it("is absent where no chosen option has one", async () => {
  const { id } = await make();
  const { rest, graphql } = await results(id, [1, [0]]);
  expect(rest[0]).not.toHaveProperty("optionFeedback");
  expect(graphql[0].optionFeedback).toBeNull();
});

it.each([
  [["EXPLANATIONS"], true],
  [["SCORE", "RIGHT_ANSWERS", "OTHERS_ANSWERS"], false],
])("follows the setting for explanations, with %j shown", async (what, isShown) => {
  for (const format of ["plain", "rich"]) {
    const { id } = await make({ format, rules: shown(what) });
    const sent = JSON.stringify(await results(id, [0, [1, 2]]));
    expect(sent.match(/Kept apart: (\w+)/g)?.length ?? 0).toBe(isShown ? (format === "rich" ? 12 : 6) : 0);
    expect(sent).not.toMatch(/Kept apart: (?:Nice|Rome)/);
  }
});

it("is nowhere before submitting, in any format and language", async () => {
  for (const format of ["plain", "rich"]) {
    const { id } = await make({ format });
    const [key = ""] = await keysOf(id);
    const text = { path: `questions.${key}.optionFeedback.0`, text: "Kept apart, in German." };
    await author.rest("PUT", `/content/${id}/translations/de`, { texts: [text] });
    const query = `query ($key: String!) { content(key: $key) {
      questions { optionFeedback optionFeedbackHtml html { text } }
      inLanguage(language: "de") { questions { text untranslated } } } }`;
    const seen = [
      (await taker.rest("GET", `/quizzes/${id}`)).body,
      (await taker.rest("GET", `/quizzes/${id}?language=de`)).body,
      (await app.http.inject(`/share/quiz/${id}`)).body,
      (await taker.graphql(query, { key: id })).data,
    ];
    expect(seen[3].content.questions).toMatchObject([{ optionFeedback: null, optionFeedbackHtml: null }, {}]);
    expect(JSON.stringify(seen)).not.toMatch(/Kept apart|optionFeedback[".](?!:null|Html)/);
  }
});

it("is shown in the participant's language, with the places that are not translated", async () => {
  const { id } = await make({ format: "rich" });
  const [first = "", second = ""] = await keysOf(id);
  await author.rest("PUT", `/content/${id}/translations/de`, {
    texts: [{ path: `questions.${first}.optionFeedback.0`, text: "Die **zweite** Stadt." }],
  });
  const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, {
    answers: { [first]: 0, [second]: [1] },
    language: "de",
  });
  const [lyon, milan] = body.results;
  expect(lyon.optionFeedback).toEqual(["Die **zweite** Stadt.", "", ""]);
  expect(lyon.html.optionFeedback).toEqual([expect.stringContaining("<strong>zweite</strong>"), "", ""]);
  const feedbackIn = (places: string[]) => places.filter((place) => place.startsWith("optionFeedback"));
  expect([feedbackIn(lyon.untranslated), feedbackIn(milan.untranslated)]).toEqual([[], ["optionFeedback.1"]]);
});
