import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Item } from "../../content/taking/item.ts";
import { lockClasses } from "../../platform/data/locks.ts";
import { takeSeatToWrite } from "./seat.ts";

// No proxy forwards an address here, so shares only apply to starts where a test sends one.
const { platform, as } = await testApp({ trustProxy: 1 });
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

const full = { status: 403, body: { error: "FULL" } };
const limited = (maxAttempts: number, rules: object = {}) =>
  aQuiz(platform, owner, { rules: { maxAttempts, ...rules } });

async function answersTo(id: string) {
  const { body } = await author.rest("GET", `/quizzes/${id}`);
  return Object.fromEntries(body.questions.map(({ id }: { id: string }) => [id, 0]));
}

const start = (id: string, attemptKey: string, by = taker) => by.rest("POST", `/quizzes/${id}/starts`, { attemptKey });

async function handIn(id: string, attemptKey?: string, by = taker) {
  return by.rest("POST", `/quizzes/${id}/attempts`, { answers: await answersTo(id), attemptKey });
}

const stored = (contentId: string) => platform.db.attempt.count({ where: { contentId } });

/** Lets the seat of an attempt expire. */
const expire = (attemptKey: string) =>
  platform.db.attemptSeat.updateMany({ where: { attemptKey }, data: { until: new Date(Date.now() - 1000) } });

describe("an item with a limited number of responses", () => {
  it.each([0, 1_000_001, 1.5, "20"])("is refused with %j", async (maxAttempts) => {
    const refusal = { status: 400, body: { issues: [{ path: "rules.maxAttempts" }] } };
    expect(await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: { maxAttempts } })).toMatchObject(
      refusal,
    );
  });

  it("shows takers the number", async () => {
    const { id } = await limited(50);
    expect((await taker.rest("GET", `/quizzes/${id}`)).body.rules).toEqual({ maxAttempts: 50 });
    const read = "query ($key: String!) { content(key: $key) { rules { maxAttempts } } }";
    expect((await taker.graphql(read, { key: id })).data?.content.rules).toEqual({ maxAttempts: 50 });
  });

  it("gives a seat to a taker who starts, and keeps it", async () => {
    const { id } = await limited(2);
    expect((await start(id, "a")).status).toBe(200);
    expect((await start(id, "b")).status).toBe(200);
    expect(await start(id, "c")).toMatchObject(full);
    expect(await handIn(id, "c")).toMatchObject(full);
    expect(await handIn(id)).toMatchObject(full);
    expect((await start(id, "a")).status).toBe(200);
    expect((await handIn(id, "a")).status).toBe(201);
    expect((await handIn(id, "b")).status).toBe(201);
    expect(await handIn(id, "c")).toMatchObject(full);
    expect([await stored(id), await platform.db.attemptSeat.count({ where: { contentId: id } })]).toEqual([2, 0]);
  });

  it("counts anonymous answers that are not shown yet", async () => {
    const { id } = await limited(2, { anonymous: true });
    for (const key of ["a", "b"]) expect((await handIn(id, key)).status).toBe(201);
    expect(await handIn(id, "c")).toMatchObject(full);
    expect(await stored(id)).toBe(2);
  });

  it("is refused over GraphQL, too", async () => {
    const { id } = await limited(1);
    await start(id, "a");
    const contentId = btoa(`Content:${id}`);
    const begin = `mutation ($contentId: ID!) { startAttempt(contentId: $contentId, attemptKey: "b") {
      ... on DomainError { code } } }`;
    expect((await taker.graphql(begin, { contentId })).data?.startAttempt.code).toBe("FULL");
    const answers = Object.keys(await answersTo(id)).map((questionId) => ({ questionId, choices: [0] }));
    const submit = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { ... on DomainError { code } } }`;
    expect((await taker.graphql(submit, { input: { contentId, answers } })).data?.submitAttempt.code).toBe("FULL");
  });

  it("has a seat again once one has expired, and accepts late answers if one is free", async () => {
    const { id } = await limited(1);
    await start(id, "a");
    await expire("a");
    expect((await handIn(id, "a")).status).toBe(201);
    const other = await limited(1);
    await start(other.id, "b");
    await expire("b");
    expect((await start(other.id, "c")).status).toBe(200);
    expect(await handIn(other.id, "b")).toMatchObject(full);
    expect((await handIn(other.id, "c")).status).toBe(201);
  });

  it("gives seats for the time limit and a minute, which asking again does not prolong", async () => {
    const { id } = await limited(1, { timeLimit: 20 });
    await start(id, "timed");
    const seat = () => platform.db.attemptSeat.findFirstOrThrow({ where: { contentId: id } });
    const { until } = await seat();
    expect(Math.round((until.getTime() - Date.now()) / 60_000)).toBe(21);
    await start(id, "timed");
    expect((await seat()).until).toEqual(until);
  });

  it("keeps a seat as long as a time limit that was raised in between", async () => {
    const { id } = await limited(1, { timeLimit: 20 });
    await start(id, "raised");
    await author.rest("PUT", `/quizzes/${id}`, { rules: { timeLimit: 60 } });
    await expect.poll(async () => (await start(id, "raised")).body.timeLeft).toBeGreaterThan(3000);
    const { until } = await platform.db.attemptSeat.findFirstOrThrow({ where: { contentId: id } });
    expect(Math.round((until.getTime() - Date.now()) / 60_000)).toBe(61);
  });

  it("has simultaneous takers wait on one connection, and refuses any excess", async () => {
    const { id } = await limited(50);
    const client = await platform.sql.connect();
    const waiting = async () => {
      const { rows } = await client.query(
        "SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND NOT granted",
        [lockClasses.seats],
      );
      return rows[0]?.waiting;
    };
    await client.query("SELECT pg_advisory_lock($1, hashtext($2))", [lockClasses.seats, id]);
    const first = start(id, "first");
    await expect.poll(waiting).toBe(1);
    const others = Array.from({ length: 60 }, (_, place) => start(id, `other ${place}`));
    await setTimeout(200);
    expect(await waiting()).toBe(1);
    await client.query("SELECT pg_advisory_unlock($1, hashtext($2))", [lockClasses.seats, id]);
    client.release();
    expect((await first).status).toBe(200);
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(49);
    expect(statuses.filter((status) => status === 403)).toHaveLength(11);
  });

  it("gives the receipt of what is stored, however full it is", async () => {
    const { id } = await limited(1);
    const first = await handIn(id, "a");
    expect(await handIn(id, "a")).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect((await start(id, "a")).status).toBe(200);
  });

  it("has room again after answers are deleted", async () => {
    const { id } = await limited(1);
    const { body } = await handIn(id, "a");
    expect(await handIn(id, "b")).toMatchObject(full);
    expect((await author.rest("DELETE", `/attempts/${body.id}`)).status).toBe(200);
    expect((await handIn(id, "b")).status).toBe(201);
  });

  it("accepts more once its author raises or removes the limit", async () => {
    const { id } = await limited(1);
    await handIn(id, "a");
    await author.rest("PUT", `/quizzes/${id}`, { rules: { maxAttempts: 2 } });
    await expect.poll(async () => (await handIn(id, "b")).status).toBe(201);
    expect(await handIn(id, "c")).toMatchObject(full);
    await author.rest("PUT", `/quizzes/${id}`, { rules: { maxAttempts: null } });
    await expect.poll(async () => (await handIn(id, "c")).status).toBe(201);
  });

  it("never stores more than it asked for, with fifty attempts at once in two processes", async () => {
    const second = await (await testApp({ trustProxy: 1 })).as();
    const { id } = await limited(20);
    const answers = await answersTo(id);
    const send = (place: number, attemptKey: string | undefined) =>
      (place % 2 ? taker : second).rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey });
    const begun = Array.from({ length: 5 }, () => randomUUID());
    for (const key of begun) await start(id, key);
    const answered = await Promise.all([
      ...begun.map((key, place) => send(place, key)),
      ...Array.from({ length: 50 }, (_, place) => send(place, place % 3 ? randomUUID() : undefined)),
    ]);
    expect(answered.slice(0, 5).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answered.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([201, 403]));
    expect(await stored(id)).toBe(20);
  });

  it("costs other items nothing", async () => {
    const survey = await aSurvey(platform, owner);
    const { body } = await author.rest("GET", `/surveys/${survey.id}`);
    const answers = Object.fromEntries(
      body.questions.map(({ id, questionType }: { id: string; questionType: string }) => [
        id,
        questionType === "multi_select" ? [0] : 0,
      ]),
    );
    expect((await taker.rest("POST", `/surveys/${survey.id}/responses`, { answers })).status).toBe(201);
    const attempt = await platform.db.attempt.findFirstOrThrow({ where: { contentId: survey.id } });
    expect([attempt.attemptKey, await platform.db.attemptSeat.count({ where: { contentId: survey.id } })]).toEqual([
      null,
      0,
    ]);
  });
});

describe("starts without answers", () => {
  const from = (address: string) => ({ "x-forwarded-for": address });
  const startFrom = (id: string, attemptKey: string, address: string, headers: Record<string, string> = {}) =>
    taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey }, { ...from(address), ...headers });
  const startMany = async (id: string, count: number, address: string, headers = {}) => {
    const keys = Array.from({ length: count }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => startFrom(id, key, address, headers)));
    return keys.filter((_, index) => answers[index]?.status === 200);
  };
  const places = async (id: string) => (await author.rest("GET", `/content/${id}/places`)).body;

  it("hold a fifth of the free places from one address, at once and one by one", async () => {
    const { id } = await limited(50);
    expect(await startMany(id, 30, "192.0.2.1")).toHaveLength(10);
    const later = await startFrom(id, "later", "192.0.2.1");
    expect(later).toMatchObject({ status: 403, body: { error: "FULL", errorType: "NETWORK" } });
    expect(later.body.message).toMatch(/^Many people on your network have started/);
    // A fifth of the remaining forty.
    expect(await startMany(id, 30, "192.0.2.2")).toHaveLength(8);
    expect((await startFrom(id, "elsewhere", "192.0.2.3")).status).toBe(200);
    expect((await places(id)).held).toBe(19);
  });

  it("hold one place at least, and no share once they have answers", async () => {
    const { id } = await limited(3);
    for (const key of ["a", "b", "c"]) {
      expect((await startFrom(id, key, "192.0.2.1")).status).toBe(200);
      expect((await startFrom(id, "early", "192.0.2.1")).status).toBe(403);
      expect((await handIn(id, key)).status).toBe(201);
    }
    expect((await startFrom(id, "late", "192.0.2.2")).body.message).toBe("This quiz is full");
  });

  it("have no share with a passcode, which a class was given", async () => {
    const { id } = await limited(10, { passcode: "heron" });
    expect(await startMany(id, 10, "192.0.2.1", { "x-passcode": "heron" })).toHaveLength(10);
  });

  it("are refused with the time until which all places are taken", async () => {
    const { id } = await limited(1, { timeLimit: 20 });
    await startFrom(id, "a", "192.0.2.1");
    const startedAt = new Date(Date.now() - 540_000);
    await platform.db.attemptStart.updateMany({ where: { contentId: id }, data: { startedAt } });
    await platform.db.attemptSeat.updateMany({
      where: { contentId: id },
      data: { until: new Date(startedAt.getTime() + 1_260_000) },
    });
    const { body, headers } = await startFrom(id, "b", "192.0.2.2");
    expect(body).toMatchObject({ error: "FULL", message: "All places are taken right now. Try again in 12 minutes." });
    expect(body.retryAfter).toBeGreaterThan(700);
    expect(headers["retry-after"]).toBe(String(body.retryAfter));
  });

  it("leave no trace of the address with answers that are being stored", async () => {
    const { id } = await limited(5);
    await startFrom(id, "a", "192.0.2.1");
    const seat = () => platform.db.attemptSeat.findFirst({ where: { contentId: id } });
    const before = await seat();
    expect(before?.mark).toBeLessThan(65_536);
    await takeSeatToWrite(platform, { id, rules: { maxAttempts: 5 } } as Item, "a");
    expect(await seat()).toMatchObject({ mark: null, until: before?.until });
  });

  it("are shown to the owner, who can free their places over REST", async () => {
    const { id } = await limited(5);
    expect(await places(id)).toEqual({ held: 0, firstUntil: null, lastUntil: null });
    await startFrom(id, "a", "192.0.2.1");
    await startFrom(id, "b", "192.0.2.2");
    await startFrom(id, "c", "192.0.2.3");
    await takeSeatToWrite(platform, { id, rules: { maxAttempts: 5 } } as Item, "b");
    await expire("c");
    const { held, firstUntil, lastUntil } = await places(id);
    expect([held, lastUntil >= firstUntil, firstUntil > new Date().toISOString()]).toEqual([2, true, true]);
    expect((await author.rest("DELETE", `/content/${id}/places`)).body).toEqual({ freed: 1 });
    expect((await places(id)).held).toBe(1);
    expect((await handIn(id, "a")).status).toBe(201);
  });

  it("are shown to the owner, who can free their places over GraphQL", async () => {
    const { id } = await limited(5);
    await startFrom(id, "a", "192.0.2.1");
    const content = "places { held firstUntil lastUntil }";
    const { data } = await author.graphql(`query ($key: String!) { content(key: $key) { ${content} } }`, { key: id });
    expect(data.content.places).toEqual({
      held: 1,
      firstUntil: expect.any(String),
      lastUntil: data.content.places.firstUntil,
    });
    const free = `mutation ($id: ID!) { freePlaces(contentId: $id) {
      ... on FreePlacesSuccess { data { ${content} } } } }`;
    const freed = await author.graphql(free, { id: btoa(`Content:${id}`) });
    expect(freed.data?.freePlaces.data.places.held).toBe(0);
  });
});
