import { setImmediate as nextTurn } from "node:timers/promises";
import { createClient } from "graphql-ws";
import { afterAll, beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from "vitest";
import WebSocket from "ws";
import { anArticle } from "../../test/article.ts";
import { aUser, viewerFor } from "../../test/factories.ts";
import { accessTokenOf, testApp } from "../../test/harness.ts";
import { aModelServer, type Behaviour, good, hangs, refuses, says } from "../../test/servers/model.ts";
import { beginProgress, type ProgressState, watchProgress } from "./progress.ts";
import { type Running, watchRunning } from "./running.ts";

// Two services share one database: one writes, the other is watched.
const server = await aModelServer();
const settings = { openaiKey: "sk-test", openaiBaseUrl: server.url };
const here = await testApp(settings);
const there = await testApp(settings);
const url = `${(await there.listen()).replace("http", "ws")}/graphql`;
const hereUrl = await here.listen();
const owner = await aUser(here.platform);
const client = await here.as(owner);
const disposals: (() => unknown)[] = [() => server.close()];
afterAll(() => Promise.all(disposals.map((dispose) => dispose())));
beforeEach(() => server.plan(good({ pause: 5 })));

interface Progress {
  stage: string;
  line: string;
  wanted: number;
  questions: { text: string; options: string[]; correctAnswer: number | null }[];
}

const query =
  "subscription ($id: String!) { generationProgress(id: $id) { stage line wanted questions { text options correctAnswer } } }";
const mutation = `mutation ($input: GenerateContentInput!) { made: generateContent(input: $input) {
  ... on GenerateContentSuccess { data { content { questions { text options correctAnswer } } } } ... on DomainError { code } } }`;

async function watch(id: string, user: { id: string } = owner) {
  const socket = createClient({
    url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { accessToken: await accessTokenOf(there.platform, user) },
  });
  disposals.push(() => socket.dispose());
  const seen: Progress[] = [];
  const done = (async () => {
    for await (const { data } of socket.iterate<{ generationProgress: Progress }>({ query, variables: { id } })) {
      if (data) seen.push(data.generationProgress);
    }
  })();
  // Messages are answered in order, so the one above has arrived.
  for await (const _ of socket.iterate({ query: "{ hasModel }" })) break;
  return { seen, done };
}

type Person = Awaited<ReturnType<typeof aUser>>;

async function listed(user: Person) {
  const query = "{ viewer { generations { key kind title line wanted written isFailed } } }";
  return (await (await there.as(user)).graphql(query)).data.viewer.generations;
}

async function end(user: Person, key: string) {
  const mutation = `mutation ($key: String!) { end: endGeneration(key: $key) { ... on EndGenerationSuccess { data } } }`;
  return (await (await there.as(user)).graphql(mutation, { key })).data.end.data;
}

const input = (progressId: string) => ({
  kind: "QUIZ",
  title: "Trees",
  source: { topic: "The trees of the north" },
  questionCount: 6,
  progressId,
});

it("reaches another process question by question, until it is done", { tags: ["slow"] }, async () => {
  server.plan(good({ pause: 40 }));
  const { seen, done } = await watch("watch-all-of-it");
  const { data } = await client.graphql(mutation, { input: input("watch-all-of-it") });
  await done;
  const { questions } = data.made.data.content;
  expect(seen.length).toBeGreaterThan(2);
  expect(questions).toHaveLength(6);
  for (const [index, { questions: some, line, wanted, stage }] of seen.entries()) {
    const before = seen[index - 1]?.questions ?? [];
    expect(some.slice(0, before.length)).toEqual(before);
    // More are written than wanted, and the best stay.
    for (const one of some)
      expect(questions.find(({ text }: { text: string }) => text === one.text) ?? one).toEqual(one);
    expect(wanted).toBe(6);
    if (stage === "WRITING" && some.length < 6) expect(line).toBe(`Writing question ${some.length + 1} of 6`);
  }
});

it("ends for the watcher when generating fails", async () => {
  server.plan(says("no"));
  const { done } = await watch("a-failing-one");
  const { data } = await client.graphql(mutation, { input: input("a-failing-one") });
  expect(data.made.code).toBe("GENERATION_FAILED");
  await done;
});

it("is hidden from other users", async () => {
  const { seen } = await watch("only-mine-to-see", await aUser(here.platform));
  const mine = await watch("only-mine-to-see");
  await client.graphql(mutation, { input: input("only-mine-to-see") });
  await mine.done;
  expect(mine.seen.length).toBeGreaterThan(0);
  expect(seen).toEqual([]);
});

it("sends the current state to watchers who join late, then the changes", async () => {
  const start: ProgressState = {
    kind: "QUIZ",
    title: null,
    stage: "READING",
    line: "Reading the text",
    wanted: 3,
    questions: [],
  };
  const progress = await beginProgress(here.platform, owner.id, "come-late-to-it", start);
  const states = watchProgress(there.platform, viewerFor(owner), "come-late-to-it")[Symbol.asyncIterator]();
  expect((await states.next()).value).toEqual(start);
  progress.report({ line: "Reading on" });
  progress.report({ stage: "WRITING", line: "Writing" });
  let last: ProgressState = start;
  while (last.line !== "Writing") last = (await states.next()).value;
  await progress.end();
  expect((await states.next()).done).toBe(true);
});

it("announces changes at most four times a second, and queries nothing to notice a stop", async () => {
  const { platform } = here;
  const looks = vi.spyOn(platform.db.generation, "count");
  const heard: string[] = [];
  const gap = vi.fn();
  const subscriptions = [platform.events.on("generation", (id) => heard.push(id)), platform.events.onGap(gap)];
  onTestFinished(() => {
    looks.mockRestore();
    for (const unsubscribe of subscriptions) unsubscribe();
  });
  const user = await aUser(platform);
  const start: ProgressState = { kind: "QUIZ", title: null, stage: "READING", line: "", wanted: 3, questions: [] };
  const begin = performance.now();
  const progress = await beginProgress(platform, user.id, "told-by-and-by", start);
  for (let line = 0; line < 200; line++) {
    progress.report({ line: String(line) });
    await nextTurn();
  }
  await progress.end();
  // The start and the end are announced immediately.
  const turns = 2 + Math.floor((performance.now() - begin) / 250);
  expect(heard.filter((id) => id === `${user.id}:told-by-and-by`).length).toBeLessThanOrEqual(turns);

  const lost = await beginProgress(platform, user.id, "gone-with-user", start);
  const stopped = new Promise((resolve) => lost.stopped.addEventListener("abort", resolve));
  await platform.db.user.delete({ where: { id: user.id } });
  lost.report({ line: "On" });
  await stopped;
  await lost.end();
  // A busy machine may lose the listening connection, which makes a look necessary.
  expect(looks.mock.calls.length).toBeLessThanOrEqual(gap.mock.calls.length);
});

it("refuses an id that is in use, or malformed", async () => {
  const start: ProgressState = { kind: "QUIZ", title: null, stage: "READING", line: "", wanted: 3, questions: [] };
  const progress = await beginProgress(here.platform, owner.id, "one-at-a-time", start);
  const { data } = await client.graphql(mutation, { input: input("one-at-a-time") });
  expect(data.made.code).toBe("CONFLICT");
  await progress.end();
  expect((await client.graphql(mutation, { input: input("a b,c") })).data.made.code).toBe("VALIDATION_FAILED");
});

it("reports a generation of a dead process as failed, and frees its place", {
  tags: ["slow"],
}, async () => {
  const { db } = here.platform;
  const startedAt = new Date(Date.now() - 200_000);
  const state: ProgressState = {
    kind: "QUIZ",
    title: null,
    stage: "WRITING",
    line: "Writing",
    wanted: 3,
    questions: [],
  };
  const rows = ["a", "b"].map((id) => ({ id: `${owner.id}:${id}`, userId: owner.id, state, startedAt }));
  await db.generation.createMany({ data: rows });
  const lost = { line: "The server was interrupted while it was writing. Please try again.", isFailed: true };
  expect(await listed(owner)).toMatchObject([lost, lost]);
  const { text, ...rest } = { text: anArticle("suez").paragraphs.join("\n\n"), ...input("after-a-crash") };
  const { data } = await client.graphql(mutation, { input: { ...rest, source: { text } } });
  expect(data.made.data.content.questions).toHaveLength(6);
  expect(await listed(owner)).toMatchObject([lost, lost]);
  for (const key of ["a", "b"]) expect(await end(owner, key)).toBe(true);
  expect(await listed(owner)).toEqual([]);
});

it("is listed as soon as it starts, before the model has answered", async () => {
  const user = await aUser(here.platform);
  const held = Promise.withResolvers<void>();
  server.plan(async (request, response) => {
    await held.promise;
    await says("no")(request, response);
  });
  const running = watchRunning(there.platform, viewerFor(user))[Symbol.asyncIterator]();
  expect((await running.next()).value).toEqual([]);
  const made = (await here.as(user)).graphql(mutation, { input: input("only-just-begun") });
  expect((await running.next()).value).toMatchObject([{ id: "only-just-begun", isFailed: false }]);
  held.resolve();
  await made;
  await running.return?.();
});

describe("left by its creator", () => {
  /** Sends a request, disconnects after the first question, and returns the rest of the progress. */
  async function leave(user: Person, progressId: string, behaviour: Behaviour) {
    server.plan(behaviour);
    const running = watchRunning(there.platform, viewerFor(user))[Symbol.asyncIterator]();
    expect((await running.next()).value).toEqual([]);
    const leaving = new AbortController();
    const asking = fetch(`${hereUrl}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${await accessTokenOf(here.platform, user)}`,
      },
      body: JSON.stringify({ query: mutation, variables: { input: input(progressId) } }),
      signal: leaving.signal,
    });
    let now: Running | undefined;
    do now = (await running.next()).value[0];
    while (!now?.line.startsWith("Writing"));
    leaving.abort();
    await expect(asking).rejects.toThrow();
    return { running, now };
  }

  it("continues, is listed with its progress, and becomes an item", { tags: ["slow"] }, async () => {
    const user = await aUser(here.platform);
    const { running, now } = await leave(user, "left-and-done", good({ pause: 20 }));
    expect(now).toMatchObject({ id: "left-and-done", kind: "QUIZ", title: "Trees", wanted: 6, isFailed: false });
    let last = now;
    for (;;) {
      const [next] = (await running.next()).value;
      if (!next) break;
      expect(next.written).toBeGreaterThanOrEqual(last.written);
      last = next;
    }
    expect(last.written).toBeGreaterThan(0);
    expect(await here.platform.db.content.count({ where: { userId: user.id } })).toBe(1);
    expect(await listed(user)).toEqual([]);
  });

  it("is stopped from any process, and stores nothing", async () => {
    const user = await aUser(here.platform);
    const { running } = await leave(user, "left-and-stopped", hangs);
    expect(await end(await aUser(here.platform), "left-and-stopped")).toBe(false);
    expect(await end(user, "left-and-stopped")).toBe(true);
    while ((await running.next()).value.length > 0);
    await server.abandoned;
    expect(await end(user, "left-and-stopped")).toBe(false);
    expect(await here.platform.db.content.count({ where: { userId: user.id } })).toBe(0);
  });

  it("reports why it failed, until that is read", { tags: ["slow"] }, async () => {
    const user = await aUser(here.platform);
    let fail = () => {};
    const isLeft = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const { running } = await leave(user, "left-and-failed", async (request, response) => {
      await isLeft;
      await refuses(500)(request, response);
    });
    fail();
    let [now] = (await running.next()).value;
    while (!now.isFailed) [now] = (await running.next()).value;
    expect(now).toMatchObject({
      title: "Trees",
      written: 0,
      line: expect.stringContaining("AI service has a problem"),
    });
    const start: ProgressState = { ...now, stage: "READING", questions: [] };
    for (const id of ["another-1", "another-2"]) await (await beginProgress(here.platform, user.id, id, start)).end();
    expect(await end(user, "left-and-failed")).toBe(true);
    expect(await listed(user)).toEqual([]);
  });
});

it("is found by its key once it is made, only by its creator, and no longer after it is deleted", async () => {
  const user = await aUser(here.platform);
  const query = `query ($key: String!) { generated(idempotencyKey: $key) { notices content { id title } } }`;
  const found = async (person: Person, key: string) =>
    (await (await there.as(person)).graphql(query, { key })).data.generated;
  expect(await found(user, "a-key-of-its-own")).toBeNull();
  const made = { ...input("found-by-its-key"), idempotencyKey: "a-key-of-its-own" };
  await (await here.as(user)).graphql(mutation, { input: made });
  const { content, notices } = await found(user, "a-key-of-its-own");
  expect({ title: content.title, notices }).toEqual({ title: "Trees", notices: [] });
  expect(await found(owner, "a-key-of-its-own")).toBeNull();
  await here.platform.db.content.updateMany({ where: { userId: user.id }, data: { deletedAt: new Date() } });
  expect(await found(user, "a-key-of-its-own")).toBeNull();
});

it("stores a report that arrives while the previous write ends, at any moment", async () => {
  const { platform } = here;
  const start: ProgressState = { kind: "QUIZ", title: null, stage: "READING", line: "", wanted: 1, questions: [] };
  const moments = Array.from({ length: 12 }, (_, ticks) => ticks);
  const runs = new Map<string, { ticks: number; report(): void }>();
  const query = platform.sql.query.bind(platform.sql) as (statement: unknown) => Promise<unknown>;
  const spy = vi.spyOn(platform.sql, "query") as unknown as MockInstance<typeof query>;
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation((statement) => {
    const answer = query(statement);
    const { name, values = [] } = statement as { name?: string; values?: string[] };
    const [key = ""] = values;
    const run = name === "store-generation-state" ? runs.get(key) : undefined;
    if (run) {
      runs.delete(key);
      void answer.then(async () => {
        for (let tick = 0; tick < run.ticks; tick++) await null;
        run.report();
      });
    }
    return answer;
  });
  await Promise.all(
    moments.map(async (ticks) => {
      const { id } = await aUser(platform);
      const progress = await beginProgress(platform, id, "reported-late", start);
      onTestFinished(() => progress.end());
      const key = `${id}:reported-late`;
      runs.set(key, { ticks, report: () => progress.report({ line: "last" }) });
      progress.report({ line: "first" });
      const lineOf = async () => (await platform.db.generation.findUnique({ where: { id: key } }))?.state.line;
      // The first line may be replaced before it is read.
      await expect.poll(() => runs.has(key), { message: `written before ${ticks} ticks` }).toBe(false);
      await expect.poll(lineOf, { message: `after ${ticks} ticks` }).toBe("last");
    }),
  );
});

it("stores what could not be stored before, without another report", { tags: ["slow"] }, async () => {
  const { platform } = here;
  const { id } = await aUser(platform);
  const start: ProgressState = { kind: "QUIZ", title: null, stage: "READING", line: "", wanted: 1, questions: [] };
  const progress = await beginProgress(platform, id, "refused-once", start);
  onTestFinished(() => progress.end());
  const spy = vi.spyOn(platform.sql, "query") as unknown as MockInstance<() => Promise<unknown>>;
  spy.mockRejectedValueOnce(new Error("away"));
  progress.report({ line: "last" });
  await expect.poll(() => spy.mock.calls.length).toBeGreaterThan(0);
  spy.mockRestore();
  const lineOf = async () =>
    (await platform.db.generation.findUnique({ where: { id: `${id}:refused-once` } }))?.state.line;
  await expect.poll(lineOf, { timeout: 5000 }).toBe("last");
});
