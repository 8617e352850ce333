import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cutAfterCommit } from "../../test/cut.ts";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import type { Content } from "../generated/prisma/client.ts";
import { anonymous } from "../platform/viewer.ts";
import { submit } from "./attempt.ts";

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

describe("when the connection is cut after the commit, the answers are stored once and the takers are told so", () => {
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
      const { name, values } = args[0] as { name?: string; values: string[][] };
      const isFirstTry = name === "store-attempts" && values[0]?.filter((id) => !tried.has(id) && tried.add(id)).length;
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
    await platform.db.webhook.create({ data: { contentId: quiz.id, url: "https://example.com/", secret: "whsec_" } });
    const answers = await answersTo(quiz);
    cutAfterCommit();
    expect((await handIn(quiz, answers)).totalQuestions).toBe(2);
    expect(await countsOf(quiz)).toEqual({ stored: 1, tallied: 1 });
  });
});
