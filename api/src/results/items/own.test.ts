import { beforeAll, describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { createAccessToken } from "../../account/token/access-token.ts";
import { submit } from "../../attempt/attempt.ts";
import { contentState } from "../../content/rules/state.shared.ts";
import { stateOf } from "../../content/rules/state.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import type { Content, User } from "../../generated/prisma/client.ts";
import { anonymous } from "../../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
let author: User;
let client: Awaited<ReturnType<typeof app.as>>;
const items: Record<string, Content> = {};

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  author = await aUser(platform);
  client = await app.as(author);
  items.ten = await aQuiz(platform, author, { title: "Unit 10" });
  items.two = await aQuiz(platform, author, { title: "unit 2" });
  items.poll = await aSurvey(platform, author, { title: "Poll" });
  items.skills = await anAssessment(platform, author, { title: "Äpfel" });
  items.closed = await aQuiz(platform, author, { title: "Closed" });
  const rules = async (item: Content | undefined, rules: object) =>
    db.content.update({ where: { id: item?.id as string }, data: { rules } });
  await rules(items.two, { passMark: 60 });
  await rules(items.poll, { opensAt: day(1) });
  await rules(items.closed, { closesAt: day(-1) });
  await db.content.update({ where: { id: items.skills?.id as string }, data: { isPublic: false } });
  const answer = async (item: Content | undefined, ...choices: number[][]) => {
    const questions = await db.question.findMany({
      where: { contentId: item?.id as string },
      orderBy: { order: "asc" },
    });
    for (const chosen of choices)
      await submit(platform, anonymous("192.0.2.1"), item?.id as string, {
        answers: Object.fromEntries(questions.map(({ id }, place) => [id, chosen[place]])),
      });
  };
  await answer(items.two, [0, 0], [1, 0], [1, 1]);
  await answer(items.ten, [0, 1]);
  await rules(items.ten, { maxAttempts: 1 });
});

const list = async (args: string, asked = client) => {
  const { data } = await asked.graphql(
    `{ viewer { contents(${args}) { totalCount edges { node { title passedCount } } pageInfo { startCursor endCursor hasNextPage } } } }`,
  );
  const { edges, totalCount, pageInfo } = data.viewer.contents;
  const nodes = edges.map(({ node }: { node: { title: string; passedCount: number | null } }) => node);
  return {
    titles: nodes.map(({ title }: { title: string }) => title) as string[],
    passed: nodes.map(({ passedCount }: { passedCount: number | null }) => passedCount) as (number | null)[],
    total: totalCount as number,
    ...pageInfo,
  };
};

it.each([
  ["first: 9", ["Closed", "Äpfel", "Poll", "unit 2", "Unit 10"]],
  ["first: 9, sort: CREATED", ["Unit 10", "unit 2", "Poll", "Äpfel", "Closed"]],
  ["first: 9, sort: TITLE", ["Äpfel", "Closed", "Poll", "unit 2", "Unit 10"]],
  ["first: 9, sort: RESPONSES, order: DESCENDING", ["unit 2", "Unit 10", "Closed", "Äpfel", "Poll"]],
  ["first: 9, sort: SCORE, order: DESCENDING", ["unit 2", "Unit 10", "Closed", "Äpfel", "Poll"]],
  ["first: 9, sort: SCORE", ["Unit 10", "unit 2", "Poll", "Äpfel", "Closed"]],
  ["first: 9, sort: ACTIVITY, order: DESCENDING", ["Unit 10", "unit 2", "Closed", "Äpfel", "Poll"]],
  ['first: 9, sort: TITLE, kind: QUIZ, search: "unit"', ["unit 2", "Unit 10"]],
  ["first: 9, state: OPEN", ["unit 2"]],
  ["first: 9, state: SCHEDULED", ["Poll"]],
  ["first: 9, state: CLOSED", ["Closed"]],
  ["first: 9, state: FULL", ["Unit 10"]],
  ["first: 9, state: DRAFT", ["Äpfel"]],
  ["first: 9, state: OPEN, kind: SURVEY", []],
  ["first: 9, activity: ACTIVE", ["unit 2", "Unit 10"]],
  ["first: 9, activity: INACTIVE, sort: TITLE", ["Äpfel", "Closed", "Poll"]],
] as const)("contents(%s) are %j", async (args, titles) => {
  expect(await list(args)).toMatchObject({ titles, total: titles.length });
});

it("gives the first reason for an item that is closed for several", async () => {
  const { id } = await aQuiz(platform, await aUser(platform));
  const stateIn = async (rules: object, isPublic = true) => {
    await db.content.update({ where: { id }, data: { rules, isPublic } });
    const { rows } = await platform.sql.query(`SELECT ${stateOf("1")} AS state FROM quizzes WHERE id = $1`, [id]);
    return [rows[0].state, contentState({ isPublic, rules }, 1)];
  };
  const [past, future] = [day(-1), day(1)];
  expect(await stateIn({ opensAt: future, closesAt: past, maxAttempts: 1 }, false)).toEqual(["draft", "draft"]);
  expect(await stateIn({ opensAt: future, closesAt: past, maxAttempts: 1 })).toEqual(["closed", "closed"]);
  expect(await stateIn({ opensAt: future, maxAttempts: 1 })).toEqual(["full", "full"]);
  expect(await stateIn({ opensAt: future, closesAt: future, maxAttempts: 2 })).toEqual(["scheduled", "scheduled"]);
  expect(await stateIn({ opensAt: past, closesAt: future, maxAttempts: 2 })).toEqual(["open", "open"]);
});

it("counts who reached the pass mark, where there is one", async () => {
  expect((await list('first: 9, search: "unit", sort: TITLE')).passed).toEqual([1, null]);
});

it("requires permission to read results for an order that shows them", async () => {
  const { secret } = await createAccessToken(platform, viewerFor(author), { name: "script", scopes: ["content:read"] });
  const script = app.withToken(secret);
  const codeOf = async (sort: string) =>
    (await script.graphql(`{ viewer { contents(first: 1, sort: ${sort}) { totalCount } } }`)).errors?.[0].extensions
      .code;
  expect(await codeOf("TITLE")).toBeUndefined();
  for (const sort of ["RESPONSES", "SCORE", "ACTIVITY"]) expect(await codeOf(sort)).toBe("FORBIDDEN");
});

describe("pages", () => {
  it("reads to the end and back in any order", async () => {
    const first = await list("sort: TITLE, first: 2");
    expect(first).toMatchObject({ titles: ["Äpfel", "Closed"], hasNextPage: true, total: 5 });
    const second = await list(`sort: TITLE, first: 2, after: "${first.endCursor}"`);
    expect(second.titles).toEqual(["Poll", "unit 2"]);
    expect((await list(`sort: TITLE, last: 1, before: "${second.startCursor}"`)).titles).toEqual(["Closed"]);
    expect((await list("sort: TITLE, last: 1")).titles).toEqual(["Unit 10"]);
    expect((await list("sort: SCORE, order: DESCENDING, last: 2")).titles).toEqual(["Äpfel", "Poll"]);
  });

  it("continues after an item that was deleted since", async () => {
    const gone = await aQuiz(platform, author, { title: "Close" });
    const { endCursor } = await list("sort: TITLE, first: 2");
    await deleteContent(platform, viewerFor(author), gone.id, undefined, undefined);
    expect((await list(`sort: TITLE, first: 2, after: "${endCursor}"`)).titles).toEqual(["Closed", "Poll"]);
    expect((await list(`sort: CREATED, first: 2, after: "${endCursor}"`)).titles).toEqual([]);
  });

  it("does not compare with the items of others", async () => {
    const other = await app.as(await aUser(platform));
    const { endCursor } = await list("sort: TITLE, first: 1");
    const { data } = await other.graphql(
      `mutation { createQuiz(input: { title: "Zebra", questions: [{ questionText: "A?", options: ["a", "b"], correctAnswer: 0 }] }) { __typename } }`,
    );
    expect(data.createQuiz.__typename).toBe("CreateQuizSuccess");
    expect((await list("sort: TITLE, first: 1", other)).titles).toEqual(["Zebra"]);
    expect((await list(`sort: TITLE, first: 1, after: "${endCursor}"`, other)).titles).toEqual([]);
  });
});
