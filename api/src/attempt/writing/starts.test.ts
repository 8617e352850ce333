import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { resultsOf } from "../../results/results.ts";
import { submit } from "../attempt.ts";
import { startAttempt } from "./start.ts";

const { platform } = await testApp();
const owner = await aUser(platform);
const taker = anonymous("192.0.2.9");
afterEach(() => vi.restoreAllMocks());

const countOf = async (id: string) => {
  const content = await platform.db.content.findUniqueOrThrow({ where: { id } });
  return (await resultsOf(platform, content, "UTC")).starts;
};

it("a class that begins together is stored in a few statements, each once", async () => {
  const { id } = await aQuiz(platform, owner);
  const keys = Array.from({ length: 300 }, () => randomUUID());
  // Some takers press twice.
  const pressed = [...keys, ...keys.slice(0, 50)];
  const sent = vi.spyOn(pg.Client.prototype, "query");
  await Promise.all(pressed.map((attemptKey) => startAttempt(platform, taker, id, { attemptKey })));
  const statements = sent.mock.calls.filter(([query]) =>
    String((query as { text?: string }).text).includes("INSERT INTO attempt_starts"),
  );
  sent.mockRestore();
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(await platform.db.attemptStart.count({ where: { contentId: id } })).toBe(300);
  expect(await countOf(id)).toBe(300);
});

it("shows each of a class the time that is left", async () => {
  const [one, other] = [await aQuiz(platform, owner), await aQuiz(platform, owner)];
  await platform.db.content.update({ where: { id: one.id }, data: { rules: { timeLimit: 10 } } });
  await startAttempt(platform, taker, one.id, { attemptKey: "earlier" });
  await platform.sql.query(
    "UPDATE attempt_starts SET started_at = started_at - interval '5 minutes' WHERE quiz_id = $1",
    [one.id],
  );
  const left = await Promise.all([
    startAttempt(platform, taker, one.id, { attemptKey: "earlier" }),
    startAttempt(platform, taker, one.id, { attemptKey: "now" }),
    startAttempt(platform, taker, other.id, { attemptKey: "now" }),
  ]);
  expect(left.map(({ timeLeft: seconds }) => seconds && Math.round(seconds / 60))).toEqual([5, 10, null]);
});

it("a start that comes after its answers is not counted, though others of its batch are", async () => {
  const { id } = await aQuiz(platform, owner);
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  await submit(platform, taker, id, { answers, attemptKey: "first" });
  await Promise.all(
    ["first", "second", "third"].map((attemptKey) => startAttempt(platform, taker, id, { attemptKey })),
  );
  expect(await countOf(id)).toBe(2);
});
