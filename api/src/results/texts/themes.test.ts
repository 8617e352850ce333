import { beforeEach, expect, it } from "vitest";
import { aSurvey, aUser, surveyOfKinds } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { answersIn } from "../../../test/servers/model.themes.ts";
import { good, hangs, refuses, says } from "../../../test/servers/model.ts";
import { withModel } from "../../../test/servers/with-model.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const { app, platform, model } = await withModel();

let owner = await aUser(platform);
let client = await app.as(owner);
let survey = { id: "" };
let [come, nps, what] = ["", "", ""];

beforeEach(async () => {
  owner = await aUser(platform);
  client = await app.as(owner);
  survey = await aSurvey(platform, owner, surveyOfKinds);
  const rows = await platform.db.question.findMany({ where: { contentId: survey.id }, orderBy: { order: "asc" } });
  [come, nps, what] = [rows[0]?.id ?? "", rows[2]?.id ?? "", rows[4]?.id ?? ""];
});

async function write(...texts: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of texts) {
    const answers = { [come]: 0, [nps]: 9, [what]: text };
    const person = { participantName: "Ann Example", participantEmail: "ann@example.com" };
    const { status } = await client.rest("POST", `/surveys/${survey.id}/responses`, { answers, ...person });
    expect(status).toBe(201);
    const newest = { where: { contentId: survey.id }, orderBy: { completedAt: "desc" as const } };
    ids.push((await platform.db.attempt.findFirstOrThrow(newest)).id);
  }
  return ids;
}

const path = () => `/content/${survey.id}/questions/${what}`;
const find = () => client.rest("POST", `${path()}/themes`);
const read = async () => (await client.rest("GET", `${path()}/themes`)).body;

interface Told {
  name: string;
  texts: number;
  quotes: { text: string }[];
}
const told = ({ themes }: { themes: Told[] }) =>
  themes.map(({ name, texts, quotes }) => `${name} ${texts}: ${quotes.map(({ text }) => text).join(" | ")}`);

const FIND = `mutation ($contentId: ID!, $question: ID!, $progressId: String) {
  findThemes(contentId: $contentId, question: $question, progressId: $progressId) {
    ... on FindThemesSuccess { data { themes { texts isOld madeAt themes { name sentence texts quotes { text } } } } }
    ... on DomainError { code message } } }`;
const overGraphQL = (progressId?: string) =>
  client.graphql(FIND, {
    contentId: globalId("Content", survey.id),
    question: globalId("Question", what),
    progressId,
  });

const texts = ["The bus is late", "More buses", "Soup!", "Light on the bus", "Something else"];

it.each(["REST", "GraphQL"])("finds themes over %s, with quotes word for word and its own count", async (door) => {
  await write(...texts);
  expect(await read()).toEqual({ madeAt: null, texts: 0, isOld: false, themes: [] });
  const found = door === "REST" ? (await find()).body : (await overGraphQL()).data.findThemes.data.themes;
  expect(told(found)).toEqual([
    "The bus 3: Light on the bus | More buses",
    "The soup 1: Soup!",
    "The light 1: Light on the bus",
  ]);
  expect([found.texts, found.isOld]).toEqual([5, false]);
  expect(told(await read())).toEqual(told(found));
  expect(JSON.stringify(model.requests)).not.toMatch(/Ann|example\.com/);
});

it("sends no hidden answer, and leaves out what is hidden or deleted later", async () => {
  const [bus = "", , soup = "", light = ""] = await write(...texts);
  await client.rest("PUT", `${path()}/texts/${soup}`, { isHidden: true });
  const { body } = await find();
  expect(told(body)).toEqual(["The bus 3: Light on the bus | More buses", "The light 1: Light on the bus"]);
  expect(model.requests.flatMap(answersIn).some(({ text }) => text === "Soup!")).toBe(false);
  await client.rest("PUT", `${path()}/texts/${bus}`, { isHidden: true });
  expect(await read()).toMatchObject({ isOld: true, texts: 3 });
  expect((await client.rest("DELETE", `/attempts/${light}`)).status).toBe(200);
  expect(told(await read())).toEqual(["The bus 1: More buses"]);
  expect(await platform.db.answerThemes.count({ where: { attemptId: light } })).toBe(0);
  await write("A new bus");
  expect(await read()).toMatchObject({ isOld: true, texts: 2 });
  expect(told((await find()).body)).toEqual(["The bus 2: A new bus | More buses"]);
  expect(await read()).toMatchObject({ isOld: false });
});

it("counts the themes that the model assigns, and ignores unknown numbers and themes", async () => {
  await write("One", "Two", "Three");
  const quotes = [
    { answer: 1, quote: "Three" },
    { answer: 1, quote: "Two" },
    { answer: 99, quote: "Three" },
  ];
  model.plan(
    says(JSON.stringify({ themes: [{ name: "Numbers", sentence: "They count.", quotes, count: 900 }] })),
    says(JSON.stringify({ answers: [2, 2, 3, 77].map((answer) => ({ answer, themes: [1, 1, 5, -1] })) })),
  );
  expect(told((await find()).body)).toEqual(["Numbers 3: Three"]);
});

it("reads many answers in batches, and reports its progress", async () => {
  await write(...Array.from({ length: 45 }, (_, place) => `Bus ${place}`));
  const { body } = await find();
  expect([body.texts, body.themes[0].texts]).toEqual([45, 45]);
  // One request proposes themes, two assign them.
  expect(model.requests.map((request) => answersIn(request).length)).toEqual([45, 40, 5]);

  model.plan(good(), good(), hangs);
  const finding = overGraphQL("themes-2");
  const line = async () => (await platform.db.generation.findFirst({ where: { userId: owner.id } }))?.state.line;
  await expect.poll(line).toBe("40 of 45 answers read");
  await client.graphql('mutation { endGeneration(key: "themes-2") { __typename } }');
  expect((await finding).data.findThemes.code).toBe("GENERATION_FAILED");
});

it("is stopped by its asker, and keeps what was found before", async () => {
  await write(...texts);
  const before = (await find()).body;
  model.plan(hangs);
  const finding = overGraphQL("themes-1");
  const END = 'mutation { endGeneration(key: "themes-1") { __typename } }';
  await expect.poll(() => platform.db.generation.count({ where: { userId: owner.id } })).toBe(1);
  await client.graphql(END);
  expect((await finding).data.findThemes).toMatchObject({
    code: "GENERATION_FAILED",
    message: "Generating was stopped",
  });
  expect(await read()).toEqual(before);
  expect(await platform.db.generation.count({ where: { userId: owner.id } })).toBe(0);
});

it("gives the reason when no themes were found", async () => {
  await write("One", "Two");
  expect(await find()).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  await write("Three");
  model.plan(says("I would rather not."));
  expect((await find()).body).toMatchObject({ error: "GENERATION_FAILED" });
  model.plan(refuses(401));
  expect((await find()).body).toMatchObject({ error: "GENERATION_FAILED" });
  expect((await (await app.as(await aUser(platform))).rest("POST", `${path()}/themes`)).status).toBe(403);
  expect(await read()).toMatchObject({ madeAt: null });
});

it("needs a model", async () => {
  const without = await testApp();
  const person = await aUser(without.platform);
  const other = await aSurvey(without.platform, person, {
    questions: [{ questionText: "Why?", questionType: "text" }],
  });
  const question = await without.platform.db.question.findFirstOrThrow({ where: { contentId: other.id } });
  for (const text of texts)
    await without.withToken().rest("POST", `/surveys/${other.id}/responses`, { answers: { [question.id]: text } });
  const asker = await without.as(person);
  expect((await asker.rest("POST", `/content/${other.id}/questions/${question.id}/themes`)).body).toMatchObject({
    error: "GENERATION_UNAVAILABLE",
  });
});
