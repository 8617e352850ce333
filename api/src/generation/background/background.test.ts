import { Ajv2020 } from "ajv/dist/2020.js";
import { EventSource } from "eventsource";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { anArticle } from "../../../test/article.ts";
import { cases } from "../../../test/cases/cases.ts";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { aModelServer, good, hangs, refuses } from "../../../test/servers/model.ts";
import { createAccessToken, revokeAccessToken } from "../../account/token/access-token.ts";
import { GenerationEvent } from "./background.contract.ts";

// One process writes; the other follows.
const server = await aModelServer();
afterAll(() => server.close());
const settings = { openaiKey: "sk-test", openaiBaseUrl: server.url };
const here = await testApp(settings);
const there = await testApp(settings);
const address = await there.listen();
const { platform } = here;

const isPromised = new Ajv2020({ strict: false, validateFormats: false }).compile(
  z.toJSONSchema(GenerationEvent, { unrepresentable: "any" }),
);

async function aCreator() {
  const owner = await aUser(platform);
  return { owner, client: await here.as(owner), elsewhere: await there.as(owner) };
}
type Client = Awaited<ReturnType<typeof aCreator>>["client"];

const topic = { kind: "QUIZ", origin: "topic", title: "Trees", topic: "The trees of the north", questionCount: 4 };

/** The state of a generation once it is over. */
async function end(client: Client, id: string) {
  const read = async () => (await client.rest("GET", `/generations/${id}`)).body;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).not.toBe("running");
  return read();
}

function follow(id: string, token: string) {
  const told: { event: string; data: { state?: string; questions: object[] } }[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<number | undefined>();
  const source = new EventSource(`${address}/api/generations/${id}/events`, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  });
  onTestFinished(() => source.close());
  source.addEventListener("error", ({ code }) => {
    source.close();
    resolve(code);
  });
  for (const event of ["progress", "finished", "failed", "stopped", "refused"])
    source.addEventListener(event, ({ data }) => {
      const message = { event, data: JSON.parse(data) };
      if (!isPromised(message)) throw new Error(`${event} is not as described: ${data}`);
      told.push(message);
    });
  return { told, closed, events: () => told.map(({ event }) => event) };
}

it("starts, is followed in another process question by question, and becomes an item", { tags: ["slow"] }, async () => {
  server.plan(good({ pause: 150 }));
  const { owner, client, elsewhere } = await aCreator();
  const { status, headers, body } = await client.rest("POST", "/generations", topic);
  expect([status, body.state, body.contentId]).toEqual([202, "running", null]);
  expect(headers.location).toBe(`${platform.publicUrl}/api/generations/${body.id}`);
  const { generations } = (await elsewhere.rest("GET", "/generations")).body;
  expect(generations).toMatchObject([{ id: body.id, state: "running", kind: "QUIZ", title: "Trees", wanted: 4 }]);

  const { told, closed, events } = follow(body.id, await accessTokenOf(platform, owner));
  await closed;
  expect(new Set(events())).toEqual(new Set(["progress", "finished"]));
  const lengths = told.map(({ data }) => data.questions.length);
  expect(Math.max(...lengths)).toBeGreaterThan(0);
  const finished = (await elsewhere.rest("GET", `/generations/${body.id}`)).body;
  expect(finished).toMatchObject({ state: "finished", title: "Trees", wanted: 4, line: "Done" });
  expect(told.at(-1)?.data).toEqual(finished);
  const item = await client.rest("GET", finished.url.slice(`${platform.publicUrl}/api`.length));
  expect(item.body).toMatchObject({ id: finished.contentId, title: "Trees", questions: Array(4).fill({}) });
  expect((await elsewhere.rest("GET", "/generations")).body.generations).toEqual([]);
});

describe.each((["SURVEY", "QUIZ", "ASSESSMENT"] as const).slice(0, cases(1, 3)))("%s", (kind) => {
  it("is made from a pasted text, which no other call of REST accepts", { tags: ["property"] }, async () => {
    server.plan(good());
    const { client } = await aCreator();
    const text = anArticle("suez").paragraphs.join("\n\n");
    const { body } = await client.rest("POST", "/generations", { kind, origin: "text", text });
    const { state, contentId, url } = await end(client, body.id);
    expect([state, url]).toEqual(["finished", expect.stringContaining(contentId)]);
    expect((await client.rest("GET", url.slice(`${platform.publicUrl}/api`.length))).body.contentType).toBe(
      kind === "SURVEY" ? "survey" : "quiz",
    );
  });
});

it("starts once for a key, whenever the request is repeated", async () => {
  server.plan(hangs);
  const { client, elsewhere } = await aCreator();
  const key = { "idempotency-key": "one-of-its-own" };
  const first = await client.rest("POST", "/generations", topic, key);
  const again = await elsewhere.rest("POST", "/generations", topic, key);
  expect([again.status, again.body.id]).toEqual([202, first.body.id]);
  expect((await client.rest("POST", "/generations", { ...topic, title: "Bushes" }, key)).body.error).toBe("KEY_REUSED");
  expect((await client.rest("GET", "/generations")).body.generations).toHaveLength(1);
  await elsewhere.rest("DELETE", `/generations/${first.body.id}`);
  await expect.poll(async () => (await client.rest("GET", `/generations/${first.body.id}`)).status).toBe(404);

  server.plan(good());
  await expect.poll(async () => (await client.rest("POST", "/generations", topic, key)).status).toBe(202);
  const { contentId } = await end(client, first.body.id);
  const late = await elsewhere.rest("POST", "/generations", topic, key);
  expect([late.status, late.body]).toEqual([202, expect.objectContaining({ state: "finished", contentId })]);
});

it("is stopped from any process, and notifies everyone who follows it", async () => {
  server.plan(hangs);
  const { owner, client, elsewhere } = await aCreator();
  const { id } = (await client.rest("POST", "/generations", topic)).body;
  const { told, closed, events } = follow(id, await accessTokenOf(platform, owner));
  await expect.poll(events).toContain("progress");
  expect((await elsewhere.rest("DELETE", `/generations/${id}`)).body).toEqual({ deleted: true });
  await closed;
  expect(told.at(-1)).toEqual({ event: "stopped", data: { id } });
  expect((await client.rest("DELETE", `/generations/${id}`)).status).toBe(404);
  expect((await client.rest("GET", "/dashboard")).body.totalQuizzes).toBe(0);
});

it("reports why it failed, until it is deleted or started again", async () => {
  server.plan(refuses(400));
  const { owner, client } = await aCreator();
  const key = { "idempotency-key": "again" };
  const { id } = (await client.rest("POST", "/generations", topic, key)).body;
  const failed = await end(client, id);
  expect(failed).toMatchObject({ state: "failed", line: expect.any(String), contentId: null });
  const { told, closed } = follow(id, await accessTokenOf(platform, owner));
  await closed;
  expect(told).toEqual([{ event: "failed", data: failed }]);
  server.plan(good());
  expect((await client.rest("POST", "/generations", topic, key)).body).toMatchObject({ id, state: "running" });
  expect((await end(client, id)).state).toBe("finished");
});

it("refuses immediately what cannot start", async () => {
  server.plan(hangs);
  const { client } = await aCreator();
  const begin = (body: object) => client.rest("POST", "/generations", body);
  expect((await begin({ ...topic, kind: "POEM" })).body.issues).toMatchObject([{ path: "kind" }]);
  expect((await begin({ ...topic, topic: "Trees" })).body.issues).toMatchObject([{ path: "topic" }]);
  expect((await begin({ ...topic, origin: "link" })).body.issues[0].path).toBe("url");
  expect((await begin(topic)).status).toBe(202);
  expect((await begin(topic)).status).toBe(202);
  expect((await begin(topic)).body.error).toBe("RATE_LIMITED");
  for (const { id } of (await client.rest("GET", "/generations")).body.generations)
    await client.rest("DELETE", `/generations/${id}`);
});

it("is visible to its creator only, and its stream ends with the token", async () => {
  server.plan(hangs);
  const { owner, client } = await aCreator();
  const { id } = (await client.rest("POST", "/generations", topic)).body;
  const stranger = await here.as(await aUser(platform));
  for (const [method, path] of [
    ["GET", `/generations/${id}`],
    ["GET", `/generations/${id}/events`],
    ["DELETE", `/generations/${id}`],
  ] as const)
    expect((await stranger.rest(method, path)).status).toBe(404);
  const viewer = viewerFor(owner);
  const issued = await createAccessToken(platform, viewer, { name: "script", scope: "read" });
  expect((await here.withToken(issued.secret).rest("DELETE", `/generations/${id}`)).status).toBe(403);
  const { told, closed, events } = follow(id, issued.secret);
  await expect.poll(events).toContain("progress");
  await revokeAccessToken(platform, viewer, issued.token.id);
  await closed;
  expect(told.at(-1)).toMatchObject({ event: "refused", data: { error: "UNAUTHENTICATED" } });
  await client.rest("DELETE", `/generations/${id}`);
});
