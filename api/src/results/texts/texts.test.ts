import { beforeAll, expect, it } from "vitest";
import { aSurvey, aUser, surveyOfKinds } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = app.withToken();

let survey = { id: "" };
let ids: string[] = [];
const idsOf = async () =>
  (
    await platform.db.question.findMany({
      where: { contentId: survey.id, untilRevision: null },
      orderBy: { order: "asc" },
    })
  ).map(({ id }) => id);

async function writes(text: string | null, come: unknown = 0) {
  const answers = { [ids[0] as string]: come, [ids[2] as string]: 9, [ids[4] as string]: text };
  const { status } = await taker.rest("POST", `/surveys/${survey.id}/responses`, { answers });
  expect(status).toBe(201);
}

beforeAll(async () => {
  survey = await aSurvey(platform, owner, surveyOfKinds);
  ids = await idsOf();
  await writes("More bicycle stands");
  await writes(null);
  await writes("100% fine", { choices: [2], other: "On foot" });
  // Another wording, whose answers belong to the same question.
  const { questions } = (await client.rest("GET", `/surveys/${survey.id}`)).body;
  const reworded = questions.map((question: { questionText: string }) => ({
    ...question,
    questionText: `${question.questionText} Really?`,
  }));
  expect((await client.rest("PUT", `/surveys/${survey.id}`, { questions: reworded })).status).toBe(200);
  ids = await idsOf();
  await writes("fewer cars", 1);
  await writes("Better BICYCLES", { choices: [2], other: "By boat" });
});

interface Page {
  texts: string[];
  total: number;
  next: string | null;
}

const QUERY = `query ($id: ID!, $filter: ResultsFilterInput, $contains: String, $first: Int, $after: String) {
  node(id: $id) { ... on Content { results { questions { question { key }
    texts(filter: $filter, contains: $contains, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { text attemptKey completedAt } } } } } } } }`;

const doors = {
  async REST(place: number, { option, limit, cursor, ...more }: Asked): Promise<Page> {
    const query = new URLSearchParams({
      ...more,
      ...(option !== undefined && { question: ids[0] as string, option: String(option) }),
      ...(limit !== undefined && { limit: String(limit) }),
      ...(cursor && { cursor }),
    });
    const { status, body } = await client.rest("GET", `/content/${survey.id}/questions/${ids[place]}/texts?${query}`);
    expect(status).toBe(200);
    return { texts: body.texts.map(({ text }: { text: string }) => text), total: body.total, next: body.nextCursor };
  },
  async GraphQL(place: number, { option, limit, cursor, contains }: Asked): Promise<Page> {
    const filter = option === undefined ? null : { choices: [{ question: ids[0], options: [option] }] };
    const { data, errors } = await client.graphql(QUERY, {
      id: globalId("Content", survey.id),
      filter,
      contains,
      first: limit,
      after: cursor,
    });
    expect(errors).toBeUndefined();
    const { texts } = data.node.results.questions[place];
    const { hasNextPage, endCursor } = texts.pageInfo;
    return {
      texts: texts.edges.map(({ node }: { node: { text: string } }) => node.text),
      total: texts.totalCount,
      next: hasNextPage ? endCursor : null,
    };
  },
};

interface Asked {
  contains?: string;
  option?: number;
  limit?: number;
  cursor?: string | null;
}

const what = 4;
it.each(
  Object.keys(doors) as (keyof typeof doors)[],
)("lists what people wrote, newest first, over %s", async (door) => {
  const list = (place: number, asked: Asked = {}) => doors[door](place, asked);
  const all = ["Better BICYCLES", "fewer cars", "100% fine", "More bicycle stands"];
  expect(await list(what)).toEqual({ texts: all, total: 4, next: null });
  expect(await list(what, { contains: "bicycle" })).toEqual({ texts: [all[0], all[3]], total: 2, next: null });
  expect(await list(what, { contains: "%" })).toEqual({ texts: ["100% fine"], total: 1, next: null });
  expect(await list(what, { option: 2 })).toEqual({ texts: [all[0], all[2]], total: 2, next: null });
  expect(await list(0)).toEqual({ texts: ["By boat", "On foot"], total: 2, next: null });
  const first = await list(what, { limit: 3 });
  expect([first.texts, first.total]).toEqual([all.slice(0, 3), 4]);
  expect(await list(what, { limit: 3, cursor: first.next })).toEqual({ texts: all.slice(3), total: 4, next: null });
  for (const place of [2, 3, 5]) expect(await list(place)).toEqual({ texts: [], total: 0, next: null });
});

it("refuses strangers, questions of other items, and cursors of other lists", async () => {
  const path = `/content/${survey.id}/questions/${ids[what]}/texts`;
  expect((await taker.rest("GET", path)).status).toBe(401);
  expect((await (await app.as(await aUser(platform))).rest("GET", path)).status).toBe(403);
  const other = await aSurvey(platform, owner);
  expect((await client.rest("GET", `/content/${other.id}/questions/${ids[what]}/texts`)).body).toMatchObject({
    error: "NOT_FOUND",
    message: "Question not found",
  });
  expect((await client.rest("GET", `${path}?cursor=nothing`)).status).toBe(400);
  expect((await client.rest("GET", `${path}?contains=${"x".repeat(201)}`)).status).toBe(400);
});
