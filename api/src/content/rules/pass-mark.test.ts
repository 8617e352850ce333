import { expect, it } from "vitest";
import { aQuiz, aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

/** Answers the two questions of a quiz, of which these are right: 1 and 0. */
async function handIn({ id }: Pick<Content, "id">, ...choices: number[]) {
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map((question, index) => [question.id, choices[index]]));
  return (await taker.rest("POST", `/quizzes/${id}/attempts`, { answers })).body;
}

const submit = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { __typename
  ... on SubmitAttemptSuccess { data { passed passMark percentage } } } }`;
const figures = `query ($key: String!) { content(key: $key) { rules { passMark } results { passed }
  attempts(first: 5) { edges { node { passed percentage } } } } }`;

it("tells the taker whether it was reached, on both doors", async () => {
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

it("says nothing where there is none", async () => {
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
