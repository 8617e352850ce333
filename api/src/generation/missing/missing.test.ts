import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aShortQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aModelServer, good, hangs, refuses } from "../../../test/servers/model.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const server = await aModelServer();
afterAll(() => server.close());
const app = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url });
const impatient = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url, openaiTimeoutSeconds: 2 });
// Reading shares the machine with all other tests.
const plain = await testApp({ readMillis: 60_000 });
const { db } = app.platform;
beforeEach(() => server.plan(good()));

type Client = Awaited<ReturnType<typeof app.as>>;
interface Question {
  id: string;
  questionText: string;
  passage: string | null;
}

const text = anArticle("suez").paragraphs.join("\n\n");
const title = "Canals";
const partly = () => server.plan(good({ until: 1200 }), refuses(401));

const mutation = `mutation ($input: GenerateContentInput!) { generateContent(input: $input) {
  ... on GenerateContentSuccess { data { notices content { key missing { count until } questions { key } } } }
  ... on DomainError { code message } } }`;

async function generated(client: Client, more: object = {}) {
  const input = { kind: "QUIZ", source: { text }, title, questionCount: 8, ...more };
  const { data } = (await client.graphql(mutation, { input })).data.generateContent;
  return { ...data, id: data.content.key as string };
}

const read = async (client: Client, id: string) => (await client.rest("GET", `/content/${id}`)).body;
const missing = async (client: Client, id: string) => (await client.rest("GET", `/content/${id}/missing`)).body;
const write = (client: Client, id: string, headers = {}) =>
  client.rest("POST", `/content/${id}/missing`, undefined, headers);

describe("with a model", () => {
  it("writes the missing questions from the same source, once for a key, and then forgets the source", async () => {
    partly();
    const user = await aUser(app.platform);
    const client = await app.as(user);
    const made = await generated(client);
    const had: Question[] = (await read(client, made.id)).questions;
    expect(had.length).toBeGreaterThan(0);
    expect(made.content.missing.count).toBe(8 - had.length);
    expect(await missing(client, made.id)).toEqual(made.content.missing);

    server.plan(good());
    const asked = server.requests.length;
    const { status, body } = await write(client, made.id, { "idempotency-key": "rest" });
    expect([status, body.notices]).toEqual([200, []]);
    expect(body.questions).toHaveLength(8);
    expect(body.questions.slice(0, had.length)).toEqual(had);
    expect(body.revision).toBe(2);
    const all = body.questions.map(({ questionText }: Question) => questionText);
    expect(new Set(all).size).toBe(8);
    for (const { passage } of body.questions) expect(text).toContain(passage);
    // The model gets the existing questions.
    for (const { questionText } of had) expect(JSON.stringify(server.requests[asked])).toContain(questionText);

    const again = await write(client, made.id, { "idempotency-key": "rest" });
    expect(again.body.questions).toEqual(body.questions);
    expect(await missing(client, made.id)).toEqual({ count: 0, until: null });
    expect(await write(client, made.id)).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
    expect(await db.drafting.count({ where: { userId: user.id } })).toBe(0);
  });

  it("continues after the model took too long, and after it failed", { tags: ["slow"] }, async () => {
    server.plan(good({ until: 1200 }), hangs);
    const client = await impatient.as(await aUser(app.platform));
    const made = await generated(client);
    expect(made.notices[0]).toMatch(/of the 8 questions you asked for/);
    const { count } = made.content.missing;
    server.plan(refuses(401));
    const refused = await write(client, made.id);
    expect([refused.status, refused.body.error]).toEqual([502, "GENERATION_FAILED"]);
    expect((await missing(client, made.id)).count).toBe(count);
    server.plan(good());
    expect((await write(client, made.id)).body.questions).toHaveLength(8);
  });

  it("adds no more than are missing, even when asked twice at once", { tags: ["slow"] }, async () => {
    partly();
    const client = await app.as(await aUser(app.platform));
    const { id } = await generated(client);
    server.plan(good());
    await Promise.all([write(client, id), write(client, id)]);
    const { questions } = await read(client, id);
    expect(questions).toHaveLength(8);
    expect(new Set(questions.map(({ questionText }: Question) => questionText)).size).toBe(8);
  });

  it("is watched like a generation, and counted as one, over GraphQL", async () => {
    const user = await aUser(app.platform);
    const { id } = await aShortQuiz(app.platform, user);
    const client = await app.as(user);
    server.plan(good({ pause: 20 }));
    const run = client.graphql(
      `mutation ($id: ID!) { writeMissing(id: $id, progressId: "missing-1") {
        ... on WriteMissingSuccess { data { notices content { missing { count } questions { text } } } }
        ... on DomainError { message } } }`,
      { id: globalId("Content", id) },
    );
    const query = "{ viewer { generations { key kind title wanted } } }";
    await expect
      .poll(async () => (await client.graphql(query)).data.viewer.generations)
      .toEqual([{ key: "missing-1", kind: "QUIZ", title: "Capitals", wanted: 1 }]);
    const { data } = (await run).data.writeMissing;
    expect(data.content.questions).toHaveLength(3);
    expect(data.content.missing).toBeNull();
  });

  it("renders the questions that it adds to a formatted item", { tags: ["slow"] }, async () => {
    const user = await aUser(app.platform);
    const { id } = await aShortQuiz(app.platform, user);
    const client = await app.as(user);
    await client.rest("PATCH", `/content/${id}`, { format: "rich" });
    server.plan(good());
    expect((await write(client, id)).status).toBe(200);
    const { questions } = (await (await app.as()).rest("GET", `/quizzes/${id}`)).body;
    expect(questions).toHaveLength(3);
    for (const { html } of questions) expect(html.text).toMatch(/^<p dir="auto">/);
  });

  it("leaves out questions that were deleted, and counts those that were added by hand", async () => {
    const user = await aUser(app.platform);
    const { id } = await aShortQuiz(app.platform, user);
    const client = await app.as(user);
    const { questions } = await read(client, id);
    await client.rest("PATCH", `/content/${id}`, { questions: questions.slice(1) });
    expect((await missing(client, id)).count).toBe(2);
    const added = [1, 2].map((number) => ({ questionText: `New ${number}?`, options: ["A", "B"], correctAnswer: 0 }));
    await client.rest("PATCH", `/content/${id}`, { questions: [...questions.slice(1), ...added] });
    expect((await missing(client, id)).count).toBe(0);
  });
});

describe("without a model", () => {
  it("is offered as long as the source gives more, and reports when it does not", { tags: ["slow"] }, async () => {
    const client = await plain.as(await aUser(plain.platform));
    const { id, content } = await generated(client, { questionCount: 9 });
    const counts = [9 - content.questions.length];
    for (
      let left = content.missing;
      left;
      left = (await missing(client, id)).count ? await missing(client, id) : null
    ) {
      expect(left.count).toBe(counts.at(-1));
      const { status, body } = await write(client, id);
      expect(status).toBe(200);
      counts.push(9 - body.questions.length);
      if ((await missing(client, id)).count === 0 && body.questions.length < 9)
        expect(body.notices).toEqual(["The source gives no more questions like these."]);
    }
    expect((await write(client, id)).status).toBe(409);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => b - a));
  });
});

it("is the owner's only, is part of the account's data, and is deleted with the item", {
  tags: ["slow"],
}, async () => {
  partly();
  const user = await aUser(app.platform);
  const client = await app.as(user);
  const { id } = await generated(client);
  const other = await app.as(await aUser(app.platform));
  expect((await other.rest("GET", `/content/${id}/missing`)).status).toBe(403);
  expect((await write(other, id)).status).toBe(403);
  const query = `query ($key: String!) { content(key: $key) { missing { count } } }`;
  expect((await other.graphql(query, { key: id })).data.content.missing).toBeNull();
  const { drafts } = (await client.rest("GET", "/auth/data")).body;
  expect(drafts).toMatchObject([{ contentId: id, isShort: true }]);
  expect((await client.rest("GET", "/draftings")).body.draftings).toEqual([]);
  await client.rest("DELETE", `/content/${id}`);
  await client.rest("DELETE", `/trash/${id}`);
  await expect.poll(() => db.drafting.count({ where: { userId: user.id } })).toBe(0);
});
