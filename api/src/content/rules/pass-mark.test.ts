import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aQuiz, aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { rebuildTallies } from "../../results/counting/rebuild.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

/** Answers the two questions of a quiz, whose correct options are 1 and 0. */
async function handIn({ id }: Pick<Content, "id">, ...choices: number[]) {
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map((question, index) => [question.id, choices[index]]));
  return (await taker.rest("POST", `/quizzes/${id}/attempts`, { answers })).body;
}

const submit = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { __typename
  ... on SubmitAttemptSuccess { data { passed passMark percentage } } } }`;
const figures = `query ($key: String!) { content(key: $key) { rules { passMark } results { passed }
  attempts(first: 5) { edges { node { passed percentage } } } } }`;

it("shows the taker whether it was reached, over REST and GraphQL", async () => {
  const quiz = await aQuiz(platform, owner, { rules: { passMark: 50 } });
  expect(await handIn(quiz, 1, 1)).toMatchObject({ percentage: 50, passed: true, passMark: 50 });
  expect(await handIn(quiz, 0, 1)).toMatchObject({ percentage: 0, passed: false });
  const questions = await platform.db.question.findMany({ where: { contentId: quiz.id }, orderBy: { order: "asc" } });
  const answers = questions.map(({ id }, index) => ({ questionId: globalId("Question", id), choices: [1 - index] }));
  const input = { contentId: globalId("Content", quiz.id), answers };
  const { data, errors } = await taker.graphql(submit, { input });
  expect(errors).toBeUndefined();
  expect(data?.submitAttempt.data).toEqual({ passed: true, passMark: 50, percentage: 100 });
});

it("is absent where there is none", async () => {
  const quiz = await aQuiz(platform, owner);
  expect(await handIn(quiz, 1, 0)).not.toHaveProperty("passed");
  expect((await author.rest("GET", `/quizzes/${quiz.id}/results`)).body.stats).not.toHaveProperty("passed");
  expect((await author.graphql(figures, { key: quiz.id })).data?.content.results).toEqual({ passed: null });
});

it("is counted in the results, as it is now, with and without a filter", async () => {
  const quiz = await aQuiz(platform, owner, { rules: { passMark: 50 } });
  for (const choices of [
    [1, 0],
    [1, 1],
    [0, 1],
  ])
    await handIn(quiz, ...choices);
  const passed = async (query = "") =>
    (await author.rest("GET", `/quizzes/${quiz.id}/results${query}`)).body.stats.passed;
  expect([await passed(), await passed("?from=2000-01-01")]).toEqual([2, 2]);
  await author.rest("PUT", `/quizzes/${quiz.id}`, { rules: { passMark: 51 } });
  expect([await passed(), await passed("?from=2000-01-01")]).toEqual([1, 1]);
  const { content } = (await author.graphql(figures, { key: quiz.id })).data;
  expect(content).toMatchObject({ rules: { passMark: 51 }, results: { passed: 1 } });
  expect(content.attempts.edges.map(({ node }: { node: object }) => node)).toEqual([
    { passed: false, percentage: 0 },
    { passed: false, percentage: 50 },
    { passed: true, percentage: 100 },
  ]);
});

describe("compares the exact share of points", () => {
  const ruled = (passMark: number) => ({
    passMark,
    certificate: {},
    endings: { passed: { text: "Well done" }, failed: { text: "Try again" } },
    fields: [{ name: "class", values: ["7a"], isGroup: true }],
  });

  /** Answers a quiz with questions worth these points, of which the first `right` are answered correctly. */
  async function answered(points: number[], right: number, passMark: number) {
    const questions = points.map((points, place) => ({
      questionText: `Question ${place + 1}?`,
      options: ["Right", "Wrong"],
      correctAnswer: 0,
      points,
    }));
    const { id } = await aQuiz(platform, owner, { questions, rules: ruled(passMark) });
    const stored = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
    const choices = stored.map((question, place) => [question.id, place < right ? 0 : 1] as const);
    const body = { attemptKey: randomUUID(), answers: Object.fromEntries(choices), fields: { class: "7a" } };
    const receipt = (await taker.rest("POST", `/quizzes/${id}/attempts`, body)).body;
    return { id, choices, body, receipt };
  }

  const passedIn = async (id: string) => {
    const figure = async (query: string) =>
      (await author.rest("GET", `/quizzes/${id}/results${query}`)).body.stats.passed;
    const { groups } = (await author.rest("GET", `/content/${id}/groups`)).body;
    return [await figure(""), await figure("?from=2000-01-01"), groups[0].passed];
  };

  it.each([
    { points: [1, 1, 1], right: 2, mark: 67, percentage: 67, passed: false },
    { points: [1, 1, 1], right: 2, mark: 66, percentage: 67, passed: true },
    { points: [100, 19, 81], right: 2, mark: 60, percentage: 60, passed: false },
    { points: [100, 20, 80], right: 2, mark: 60, percentage: 60, passed: true },
    { points: [100, 100, 100, 99, 1], right: 4, mark: 99, percentage: 99, passed: true },
  ])("with a mark of $mark, $right right of $points", async ({ points, right, mark, percentage, passed }) => {
    const { id, choices, body, receipt } = await answered(points, right, mark);
    const expected = { percentage, passed, ending: { text: passed ? "Well done" : "Try again" } };
    expect(receipt).toMatchObject(expected);
    expect("certificate" in receipt).toBe(passed);
    const again = await taker.rest("POST", `/quizzes/${id}/attempts`, { ...body, isRepeated: true });
    expect(again.body).toMatchObject(expected);
    const order = { attemptKey: body.attemptKey, name: "Ann" };
    expect((await taker.rest("POST", `/quizzes/${id}/certificates`, order)).status).toBe(passed ? 201 : 404);
    expect((await author.rest("POST", `/quizzes/${id}/trial`, { answers: body.answers })).body).toMatchObject(expected);

    const answers = choices.map(([key, choice]) => ({ questionId: globalId("Question", key), choices: [choice] }));
    const { data } = await taker.graphql(submit, { input: { contentId: globalId("Content", id), answers } });
    expect(data?.submitAttempt.data).toEqual({ passed, passMark: mark, percentage });
    const { content } = (await author.graphql(figures, { key: id })).data;
    expect(content.attempts.edges.map(({ node }: { node: object }) => node)).toEqual([
      { passed, percentage },
      { passed, percentage },
    ]);
    expect(content.results.passed).toBe(passed ? 2 : 0);
    expect(await passedIn(id)).toEqual(passed ? [2, 2, 1] : [0, 0, 0]);
  });

  it("and leaves results that were stored before as they were judged", async () => {
    const { id, body } = await answered([1, 1, 1], 2, 67);
    await platform.sql.query("UPDATE attempts SET is_rounded_up = NULL WHERE quiz_id = $1", [id]);
    await rebuildTallies(platform, id);
    expect(await passedIn(id)).toEqual([1, 1, 1]);
    const { body: receipt } = await taker.rest("POST", `/quizzes/${id}/attempts`, { ...body, isRepeated: true });
    expect(receipt).toMatchObject({ passed: true, ending: { text: "Well done" }, certificate: { needsName: true } });
    const order = { attemptKey: body.attemptKey, name: "Ann" };
    expect((await taker.rest("POST", `/quizzes/${id}/certificates`, order)).status).toBe(201);
  });
});

it.each([0, 101, 62.5, "60"])("is refused as %j", async (passMark) => {
  const quiz = await aQuiz(platform, owner);
  expect(await author.rest("PUT", `/quizzes/${quiz.id}`, { rules: { passMark } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "rules.passMark" }] },
  });
});

it("is for quizzes alone", async () => {
  const survey = await aSurvey(platform, owner);
  expect(await author.rest("PUT", `/surveys/${survey.id}`, { rules: { passMark: 60 } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "rules.passMark", message: "Only quizzes have a pass mark" }] },
  });
});
