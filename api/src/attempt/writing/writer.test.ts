import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { aQuiz, aUser, aWebhookFor, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { cutAfterCommit } from "../../../test/servers/cut.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { eraseOwnAnswers } from "../../results/own-answers/own-answers.ts";
import { submit } from "../attempt.ts";
import { startAttempt } from "./start.ts";

const { platform } = await testApp();
const owner = await aUser(platform);
afterEach(() => vi.restoreAllMocks());

async function answersTo({ id: contentId }: Content) {
  const questions = await platform.db.question.findMany({ where: { contentId } });
  return Object.fromEntries(questions.map(({ id }) => [id, 0]));
}

const handIn = (quiz: Content, answers: Record<string, number>, more: object = {}) =>
  submit(platform, anonymous("192.0.2.9"), quiz.id, { answers, ...more });

async function countsOf({ id: contentId }: Content) {
  const tallied = await platform.db.tally.aggregate({ where: { contentId }, _sum: { attempts: true } });
  return { stored: await platform.db.attempt.count({ where: { contentId } }), tallied: tallied._sum.attempts };
}

async function holding(statement: string, id: string) {
  const client = new pg.Client(await testDatabase());
  await client.connect();
  await client.query("BEGIN");
  await client.query(statement, [id]);
  const finish = async (how: "COMMIT" | "ROLLBACK") => {
    await client.query(how);
    await client.end();
  };
  return { finish };
}

it("answers that were erased since a statement began are not stored again", async () => {
  const quiz = await aQuiz(platform, owner);
  const answers = await answersTo(quiz);
  const attemptKey = randomUUID();
  await handIn(quiz, answers, { attemptKey });
  const [pausing, writing] = [new pg.Client(await testDatabase()), new pg.Client(await testDatabase())];
  await Promise.all([pausing.connect(), writing.connect()]);
  // The statement has its snapshot, and not yet its lock, when it calls this function.
  await writing.query(`
    CREATE SCHEMA pausing;
    CREATE FUNCTION pausing.set_config(text, text, boolean) RETURNS text LANGUAGE plpgsql AS
      $$BEGIN PERFORM pg_advisory_lock(47); RETURN pg_catalog.set_config($1, $2, $3); END$$;
    SET search_path TO pausing, public, pg_catalog`);
  await pausing.query("SELECT pg_advisory_lock(47)");
  const query = platform.sql.query.bind(platform.sql) as (config: pg.QueryConfig) => Promise<unknown>;
  const queryOrPause = (config: pg.QueryConfig) =>
    config.name === "store-attempts" ? writing.query(config) : query(config);
  vi.spyOn(platform.sql, "query").mockImplementation(queryOrPause as never);
  const again = handIn(quiz, answers, { attemptKey });
  const isRefused = expect(again).rejects.toMatchObject({ code: "CONFLICT" });
  await vi.waitFor(async () => {
    const { rowCount } = await pausing.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 47 AND NOT granted",
    );
    expect(rowCount).toBe(1);
  });
  await eraseOwnAnswers(platform, anonymous("192.0.2.9"), quiz.id, { attemptKey });
  await pausing.query("SELECT pg_advisory_unlock(47)");
  await isRefused;
  expect(await countsOf(quiz)).toMatchObject({ stored: 0 });
  await pausing.query("DROP SCHEMA pausing CASCADE");
  await Promise.all([pausing.end(), writing.end()]);
});

describe("while an item is locked", () => {
  it.each([
    ["the item", "SELECT FROM quizzes WHERE id = $1 FOR UPDATE"],
    ["its tallies", "SELECT FROM tallies WHERE quiz_id = $1 FOR UPDATE"],
  ])("(%s) others continue, and its own answers are stored once it is free", async (_what, lock) => {
    const [locked, other] = [await aQuiz(platform, owner), await aQuiz(platform, owner)];
    const [answers, otherAnswers] = [await answersTo(locked), await answersTo(other)];
    await Promise.all(Array.from({ length: 200 }, () => handIn(locked, answers)));
    const before = await countsOf(locked);

    const { finish } = await holding(lock, locked.id);
    let done = 0;
    const waiting = Array.from({ length: 200 }, async () => {
      await handIn(locked, answers);
      done++;
    });
    for (let round = 0; round < 10; round++)
      await Promise.all(Array.from({ length: 10 }, () => handIn(other, otherAnswers)));
    await startAttempt(platform, anonymous("192.0.2.9"), other.id, { attemptKey: randomUUID() });
    expect(await countsOf(other)).toEqual({ stored: 100, tallied: 100 });
    expect(done).toBe(0);
    await finish("ROLLBACK");
    await Promise.all(waiting);
    expect(await countsOf(locked)).toEqual({ stored: before.stored + 200, tallied: before.stored + 200 });
  });

  it("(for good) its takers are asked to come again", async () => {
    const quiz = await aQuiz(platform, owner);
    const answers = await answersTo(quiz);
    const { finish } = await holding("SELECT FROM quizzes WHERE id = $1 FOR UPDATE", quiz.id);
    const now = performance.now.bind(performance);
    let ahead = 0;
    vi.spyOn(performance, "now").mockImplementation(() => {
      ahead += 500;
      return now() + ahead;
    });
    const isRefused = expect(handIn(quiz, answers)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 1 });
    await isRefused;
    await finish("ROLLBACK");
    expect(await countsOf(quiz)).toEqual({ stored: 0, tallied: null });
  });

  it("(by its deletion) its takers see that it is gone", async () => {
    const quiz = await aQuiz(platform, owner);
    const answers = await answersTo(quiz);
    const { finish } = await holding("DELETE FROM quizzes WHERE id = $1", quiz.id);
    const isRefused = expect(handIn(quiz, answers)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await finish("COMMIT");
    await isRefused;
  });
});

it("stores answers without an account when it is deleted in between", async () => {
  const [quiz, taker] = [await aQuiz(platform, owner), await aUser(platform)];
  const answers = await answersTo(quiz);
  await platform.db.user.delete({ where: { id: taker.id } });
  await submit(platform, viewerFor(taker), quiz.id, { answers });
  expect(await platform.db.attempt.findFirst({ where: { contentId: quiz.id } })).toMatchObject({ userId: null });
});

describe("when the connection is cut after the commit, the answers are stored once and the takers get a receipt", () => {
  it.each([
    ["one taker", 1, false],
    ["many takers without a key", 20, false],
    ["many takers with a key", 20, true],
  ])("%s", async (_who, takers, keyed) => {
    const quiz = await aQuiz(platform, owner);
    const answers = await answersTo(quiz);
    const query = platform.sql.query.bind(platform.sql) as (...args: unknown[]) => Promise<unknown>;
    const tried = new Set<string>();
    vi.spyOn(platform.sql, "query").mockImplementation(async (...args: unknown[]) => {
      const result = await query(...args);
      const { name, values } = args[0] as { name?: string; values: [number, string, string[], ids: string[]] };
      const isFirstTry = name === "store-attempts" && values[3].filter((id) => !tried.has(id) && tried.add(id)).length;
      if (isFirstTry) throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
      return result;
    });
    const receipts = await Promise.all(
      Array.from({ length: takers }, () => handIn(quiz, answers, keyed ? { attemptKey: randomUUID() } : {})),
    );
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(takers);
    expect(await countsOf(quiz)).toEqual({ stored: takers, tallied: takers });
  });

  it("with a webhook", async () => {
    const quiz = await aQuiz(platform, owner);
    await aWebhookFor(platform, quiz);
    const answers = await answersTo(quiz);
    cutAfterCommit();
    expect((await handIn(quiz, answers)).totalQuestions).toBe(2);
    expect(await countsOf(quiz)).toEqual({ stored: 1, tallied: 1 });
  });
});
