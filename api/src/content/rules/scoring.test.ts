import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, surveyInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Question } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { messageFor } from "../../webhook/delivery/message.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

const severalRight = (part: object = {}, key: object = {}) => ({
  questionText: "Which are noble gases?",
  questionType: "multi_select",
  options: ["Neon", "Iron", "Argon", "Gold"],
  answerKey: { options: [0, 2], ...key },
  ...part,
});
const [each, minus] = [{ rule: "each" }, { rule: "minus" }];
const aQuizOf = (questions: object[], more: object = {}) =>
  aQuiz(platform, owner, { showResultsToTakers: true, questions, ...more });

const current = (contentId: string): Promise<Question[]> =>
  platform.db.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });
const scoringsOf = async (id: string) => (await current(id)).map(({ answerKey }) => answerKey?.scoring ?? null);

async function answer(id: string, ...choices: number[][]) {
  const questions = await current(id);
  const answers = Object.fromEntries(questions.map((question, place) => [question.id, choices[place]]));
  return (await taker.rest("POST", `/quizzes/${id}/attempts`, { answers })).body;
}

it("gives each right option its share, over REST and GraphQL", async () => {
  const { id } = await aQuizOf([severalRight({ points: 3 }, { scoring: each }), severalRight()]);
  const receipt = await answer(id, [0], [0, 2]);
  expect(receipt).toMatchObject({ score: 2, credit: 2.5, percentage: 63, totalQuestions: 2 });
  expect(receipt.results).toMatchObject([
    { isCorrect: false, credit: 1.5, points: 3, answerKey: { options: [0, 2], scoring: each } },
    { isCorrect: true },
  ]);
  expect(receipt.results[1]).not.toHaveProperty("credit");
  const answers = (await current(id)).map((question) => ({
    questionId: globalId("Question", question.id),
    choices: [0, 2],
  }));
  const submitted = await taker.graphql(
    `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { ... on SubmitAttemptSuccess { data {
       score credit percentage results { isCorrect credit answerKey { scoring { rule belowZero isInherited } } } } } } }`,
    { input: { contentId: globalId("Content", id), answers } },
  );
  expect(submitted.data?.submitAttempt.data).toEqual({
    score: 4,
    credit: 4,
    percentage: 100,
    results: [
      {
        isCorrect: true,
        credit: 3,
        answerKey: { scoring: { rule: "EACH", belowZero: false, isInherited: false } },
      },
      { isCorrect: true, credit: null, answerKey: { scoring: null } },
    ],
  });
});

it("appears for its owner in lists, details, exports and webhooks", async () => {
  const { id } = await aQuizOf([severalRight({}, { scoring: each }), severalRight()]);
  const { id: attemptId } = await answer(id, [0], [0]);
  const { attempts, questions } = (await author.rest("GET", `/quizzes/${id}/results`)).body;
  expect(attempts).toMatchObject([{ score: 0, credit: 0.5, percentage: 25 }]);
  expect(questions.map(({ correctRate }: { correctRate: number }) => correctRate)).toEqual([0, 0]);
  await answer(id, [0, 1, 2, 3], [0]);
  const [first] = await current(id);
  const { body: right } = await author.rest("GET", `/quizzes/${id}/results?right=${first?.id}`);
  expect(right.attempts.map(({ answers }: { answers: object }) => Object.values(answers)[0])).toEqual([[0, 1, 2, 3]]);
  const { body: details } = await author.rest("GET", `/attempts/${attemptId}/details`);
  expect(details).toMatchObject({ summary: { score: 0, credit: 0.5 }, results: [{ credit: 0.5 }, {}] });
  const json = await author.rest("GET", `/quizzes/${id}/export?format=json`);
  expect(json.body).toMatchObject([
    { score: 0, credit: 0.5, mostPoints: 2 },
    { score: 1, credit: 1, mostPoints: 2 },
  ]);
  const csv = await author.rest("GET", `/quizzes/${id}/export?format=csv`);
  expect(csv.body).toMatch(/,Points,Maximum points,.*\r?\n[^\n]*,0\.5,2,/);
  const message = await messageFor(platform, { attemptId, eventId: null });
  expect(message?.data).toMatchObject({ attempt: { credit: 0.5 }, questions: [{ credit: 0.5 }, { isCorrect: false }] });
  const { data } = await author.graphql(
    `query ($key: String!) { content(key: $key) { analysis { items { facility } }
       attempts(first: 2) { edges { node { score credit answers { credit } } } } } }`,
    { key: id },
  );
  expect(data?.content.attempts.edges[1].node).toEqual({
    score: 0,
    credit: 0.5,
    answers: [{ credit: 0.5 }, { credit: null }],
  });
  expect(data?.content.analysis.items.map(({ facility }: { facility: number }) => facility)).toEqual([0.75, 0]);
});

it("answers and stores as before without the setting", async () => {
  const { id } = await aQuizOf([severalRight()]);
  const receipt = await answer(id, [0]);
  expect(receipt).not.toHaveProperty("credit");
  expect(receipt.results[0]).not.toHaveProperty("credit");
  expect(receipt.results[0].answerKey).toEqual({ options: [0, 2] });
  expect((await current(id))[0]?.answerKey).toEqual({ options: [0, 2] });
});

it("follows the quiz where a question says nothing of its own", async () => {
  const questions = [
    severalRight(),
    severalRight({}, { scoring: { rule: "all" } }),
    severalRight({}, { scoring: each }),
  ];
  const { id } = await aQuizOf(questions, { rules: { scoring: { ...minus, belowZero: true } } });
  const inherited = { ...minus, belowZero: true, isInherited: true };
  expect(await scoringsOf(id)).toEqual([inherited, { rule: "all" }, each]);
  expect(await answer(id, [1], [0], [0, 1, 2])).toMatchObject({ score: 0, credit: 0.5, percentage: 17 });

  // The scoring that a taker saw decides. A new default makes a new version, and earlier answers are counted
  // separately.
  const [first, ...others] = await current(id);
  await author.rest("PATCH", `/content/${id}`, { rules: { scoring: each } });
  const [now, ...kept] = await current(id);
  expect(await scoringsOf(id)).toEqual([{ ...each, isInherited: true }, { rule: "all" }, each]);
  expect(kept.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(now).toMatchObject({ replacesId: first?.id, lineId: now?.id });

  await author.rest("PUT", `/quizzes/${id}`, { rules: { scoring: null } });
  expect(await scoringsOf(id)).toEqual([null, { rule: "all" }, each]);
});

it("takes what GET gives, and leaves it as it is", async () => {
  const { id } = await aQuizOf([severalRight(), severalRight({}, { scoring: each })], { rules: { scoring: minus } });
  const { body } = await author.rest("GET", `/quizzes/${id}`);
  expect(body.rules).toEqual({ scoring: minus });
  const { body: saved } = await author.rest("PUT", `/quizzes/${id}`, body);
  expect(saved.revision).toBe(body.revision);
  const copied = await author.rest("POST", "/quizzes/manual", { ...body, title: "A copy" });
  expect(await scoringsOf(copied.body.id)).toEqual(await scoringsOf(id));
  // A question copied to a different quiz follows that quiz.
  const other = await author.rest("POST", "/quizzes/manual", { ...body, title: "Another", rules: null });
  expect(await scoringsOf(other.body.id)).toEqual([null, each]);
});

describe("the scoring that takers see", () => {
  const questions = [
    severalRight(),
    severalRight({}, { scoring: { rule: "all" } }),
    severalRight({}, { scoring: each }),
    { questionText: "Which is a metal?", options: ["Iron", "Neon"], correctAnswer: 0 },
  ];
  const usual = { ...minus, belowZero: true };
  const shown = [usual, undefined, each, undefined];

  it("is that of partial credit, without what is right", async () => {
    const { id } = await aQuizOf(questions, { rules: { scoring: usual } });
    const { body } = await taker.rest("GET", `/quizzes/${id}`);
    expect(body.questions.map(({ scoring }: { scoring?: object }) => scoring)).toEqual(shown);
    // Different positions or numbers of correct options look the same.
    for (const options of [[3], [0, 1, 2]]) {
      const others = questions.map((question) =>
        "answerKey" in question ? { ...question, answerKey: { ...question.answerKey, options } } : question,
      );
      const { id: other } = await aQuizOf(others, { rules: { scoring: usual } });
      const { body: alike } = await taker.rest("GET", `/quizzes/${other}`);
      expect(withoutIds(alike.questions)).toEqual(withoutIds(body.questions));
    }
    const { data } = await taker.graphql(
      "query ($key: String!) { content(key: $key) { questions { scoring { rule belowZero } answerKey { options } } } }",
      { key: id },
    );
    expect(data?.content.questions).toEqual([
      { scoring: { rule: "MINUS", belowZero: true }, answerKey: null },
      { scoring: null, answerKey: null },
      { scoring: { rule: "EACH", belowZero: false }, answerKey: null },
      { scoring: null, answerKey: null },
    ]);
  });

  it("is there in a translation, and comes with the start of a time limit", async () => {
    const { id } = await aQuizOf(questions, { rules: { scoring: usual, timeLimit: 20 } });
    const texts = [{ path: "title", text: "Gase" }];
    expect((await author.rest("PUT", `/content/${id}/translations/de`, { texts })).status).toBe(200);
    for (const query of ["", "?language=de"]) {
      const { body } = await taker.rest("POST", `/quizzes/${id}/starts${query}`, { attemptKey: randomUUID() });
      expect(body.item.questions.map(({ scoring }: { scoring?: object }) => scoring)).toEqual(shown);
    }
  });
});

const withoutIds = (questions: { id: string }[]) => questions.map(({ id: _, ...question }) => question);

it("keeps the scoring of a question whose key is edited without it, until it is null", async () => {
  const { id } = await aQuizOf([severalRight({}, { scoring: each })]);
  const edited = async (key: object) => {
    const [question] = await current(id);
    const questions = [{ ...severalRight({}, key), id: question?.id }];
    expect((await author.rest("PUT", `/quizzes/${id}`, { questions })).status).toBe(200);
    return scoringsOf(id);
  };
  expect(await edited({ options: [0, 1] })).toEqual([each]);
  expect(await edited({ options: [0, 1], scoring: null })).toEqual([null]);
});

it("sets it over GraphQL", async () => {
  const { id } = await aQuizOf([severalRight()]);
  const [question] = await current(id);
  const { data, errors } = await author.graphql(
    `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) { ... on UpdateContentSuccess { data {
       scoring { rule belowZero } questions { answerKey { options scoring { rule isInherited } } } } } } }`,
    {
      id: globalId("Content", id),
      input: {
        rules: { scoring: { rule: "MINUS", belowZero: true } },
        questions: [
          { ...severalRight(), id: question?.id, questionType: "MULTI_SELECT" },
          {
            ...severalRight(),
            questionType: "MULTI_SELECT",
            answerKey: { options: [1], scoring: { rule: "EACH" } },
          },
        ],
      },
    },
  );
  expect(errors).toBeUndefined();
  expect(data?.updateContent.data).toEqual({
    scoring: { rule: "MINUS", belowZero: true },
    questions: [
      { answerKey: { options: [0, 2], scoring: { rule: "MINUS", isInherited: true } } },
      { answerKey: { options: [1], scoring: { rule: "EACH", isInherited: false } } },
    ],
  });
});

it("refuses unknown rules, and rules of other kinds", async () => {
  const rule = await author.rest("POST", "/quizzes/manual", {
    title: "Gases",
    questions: [severalRight({}, { scoring: { rule: "some" } })],
  });
  expect([rule.status, rule.body.issues?.[0]?.path]).toEqual([400, "questions.0.answerKey.scoring.rule"]);
  const survey = await author.rest("POST", "/surveys", { ...surveyInput, rules: { scoring: each } });
  expect([survey.status, survey.body.issues?.[0]?.path]).toEqual([400, "rules.scoring"]);
  const { id } = await aSurvey(platform, owner, {});
  const later = await author.rest("PATCH", `/content/${id}`, { rules: { scoring: each } });
  expect(later.status).toBe(400);
});
