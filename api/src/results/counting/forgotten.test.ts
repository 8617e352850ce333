import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../../../test/cases/cases.ts";
import { aQuiz, aUser, password, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { deleteAccount } from "../../account/profile/account-deletion.ts";
import { submit } from "../../attempt/attempt.ts";
import { purge, purgeStarts } from "../../attempt/writing/forgotten.ts";
import { startAttempt } from "../../attempt/writing/start.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import { restoreContent } from "../../content/trash/trash.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { deleteAttempts, undoDeletion } from "../attempts/deletion/deletion.ts";
import { resultsOf } from "../results.ts";
import { rebuildTallies } from "./rebuild.ts";

const { platform } = await testApp();
const { db, sql } = platform;
const owner = await aUser(platform);
const taker = anonymous("192.0.2.7");

const start = (id: string, attemptKey: string) => startAttempt(platform, taker, id, { attemptKey });
const handIn = async (id: string, attemptKey: string) => {
  const questions = await db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  return submit(platform, taker, id, { attemptKey, answers });
};
const forget = (startDays = 0) => purgeStarts({ sql, settings: { ...platform.settings, startDays } });
/** Forgets starts while an item is being deleted, so that it is skipped. */
async function forgetWithout(id: string) {
  const other = await sql.connect();
  try {
    await other.query("BEGIN");
    await other.query("SELECT FROM quizzes WHERE id = $1 FOR UPDATE", [id]);
    await forget();
  } finally {
    await other.query("ROLLBACK");
    other.release();
  }
}
const startsOf = (id: string) => db.attemptStart.count({ where: { contentId: id } });

async function figuresOf(id: string) {
  const content = await db.content.findUniqueOrThrow({ where: { id } });
  const { starts, finished, completionRate, totalAttempts } = await resultsOf(platform, content, "UTC");
  return { starts, finished, completionRate, totalAttempts };
}

async function ageStarts(id: string, days: number) {
  await sql.query("UPDATE attempt_starts SET started_at = started_at - make_interval(days => $2) WHERE quiz_id = $1", [
    id,
    days,
  ]);
}

/** Two finished starts and an unfinished one. */
async function aQuizTaken(user = owner) {
  const { id } = await aQuiz(platform, user);
  for (const key of ["first", "second", "third"]) await start(id, key);
  for (const key of ["first", "second"]) await handIn(id, key);
  return id;
}
const taken = { starts: 3, finished: 2, completionRate: 67, totalAttempts: 2 };

it("forgets starts after their term and counts them on", async () => {
  const id = await aQuizTaken();
  await ageStarts(id, 89);
  await forget(90);
  expect(await startsOf(id)).toBe(3);
  await ageStarts(id, 2);
  await start(id, "fourth");
  await forget(90);
  expect(await startsOf(id)).toBe(1);
  const more = { ...taken, starts: 4, completionRate: 50 };
  expect(await figuresOf(id)).toEqual(more);
  await rebuildTallies(platform, id);
  expect(await figuresOf(id)).toEqual(more);
});

it("takes the start of a deleted attempt from the count, and restores it", async () => {
  const id = await aQuizTaken();
  await forget();
  const { id: deletion } = await deleteAttempts(platform, viewerFor(owner), id, { all: true });
  const unfinished = { starts: 1, finished: 0, completionRate: 0, totalAttempts: 0 };
  expect(await figuresOf(id)).toEqual(unfinished);
  await rebuildTallies(platform, id);
  expect(await figuresOf(id)).toEqual(unfinished);
  await undoDeletion(platform, viewerFor(owner), deletion);
  expect(await figuresOf(id)).toEqual(taken);
  await rebuildTallies(platform, id);
  expect(await figuresOf(id)).toEqual(taken);
});

it("does so for items in the trash and those of deleted accounts", async () => {
  const [trashed, former] = [await aQuizTaken(), await aUser(platform)];
  const kept = await aQuizTaken(former);
  await deleteContent(platform, viewerFor(owner), trashed);
  await deleteAccount(platform, viewerFor(former), { password, content: "keep" });
  await forget();
  await restoreContent(platform, viewerFor(owner), trashed);
  for (const id of [trashed, kept]) {
    expect(await startsOf(id)).toBe(0);
    expect(await figuresOf(id)).toEqual(taken);
    await rebuildTallies(platform, id);
    expect(await figuresOf(id)).toEqual(taken);
  }
});

it("waits for no item that is being deleted, and takes the others", async () => {
  const [busy, idle] = [await aQuizTaken(), await aQuizTaken()];
  await forgetWithout(busy);
  expect([await startsOf(busy), await startsOf(idle)]).toEqual([3, 0]);
});

it("goes through more than a portion, two processes at once", async () => {
  const { id } = await aQuiz(platform, owner);
  await sql.query("INSERT INTO attempt_starts (quiz_id, attempt_key) SELECT $1, generate_series(1, 4500)", [id]);
  await Promise.all([forget(), forget()]);
  expect(await startsOf(id)).toBe(0);
  const { _sum } = await db.forgottenStarts.aggregate({ where: { contentId: id }, _sum: { starts: true } });
  expect(_sum.starts).toBe(4500);
});

it("finds old starts by their index", async () => {
  const { id } = await aQuiz(platform, owner);
  await sql.query(
    `INSERT INTO attempt_starts (quiz_id, attempt_key, started_at)
     SELECT $1, number, now() - make_interval(mins => number) FROM generate_series(1, 50000) AS number`,
    [id],
  );
  await sql.query("ANALYZE attempt_starts");
  const { rows } = await sql.query<{ "QUERY PLAN": string }>(`EXPLAIN ${purge}`, [2000, 30]);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("attempt_starts_started_at_idx");
  expect(plan).not.toContain("Seq Scan on attempt_starts");
  await sql.query("DELETE FROM attempt_starts WHERE quiz_id = $1", [id]);
});

const doings = ["start", "hand in", "hand in", "delete", "undo", "forget", "rebuild"] as const;
const step = fc.record({ does: fc.constantFrom(...doings), seed: fc.nat(1000) });

it("changes no figure, whatever happens before and after", {
  tags: ["property"],
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
      // Both items get the same events, but starts are forgotten only in the first.
      const twins = [(await aQuiz(platform, owner)).id, (await aQuiz(platform, owner)).id];
      const both = <T>(work: (id: string, twin: number) => Promise<T>) => Promise.all(twins.map(work));
      let generation = 0;
      const begun = new Set<string>();
      const stored = new Set<string>();
      let deletions: { ids: string[]; key: string }[] = [];
      for (const { does, seed } of steps) {
        const key = `${generation} ${seed % 5}`;
        const chosen = [...stored][seed % stored.size];
        if (does === "start") {
          await both((id) => start(id, key));
          if (!stored.has(key)) begun.add(key);
        } else if (does === "hand in") {
          await both((id) => handIn(id, key));
          stored.add(key);
          begun.delete(key);
        } else if (does === "delete" && chosen) {
          const made = await both(async (id) => {
            const { id: attempt } = await db.attempt.findFirstOrThrow({ where: { contentId: id, attemptKey: chosen } });
            return deleteAttempts(platform, viewerFor(owner), id, { ids: [attempt] });
          });
          deletions.push({ ids: made.map(({ id }) => id), key: chosen });
          stored.delete(chosen);
        } else if (does === "undo") {
          const undone = deletions.splice(seed % Math.max(1, deletions.length), 1)[0];
          if (!undone) continue;
          await both((_, twin) => undoDeletion(platform, viewerFor(owner), undone.ids[twin] as string));
          stored.add(undone.key);
          begun.delete(undone.key);
        } else if (does === "forget") {
          await forgetWithout(twins[1] as string);
          expect(await startsOf(twins[0] as string)).toBe(0);
          // After the term, nobody continues a start, and a deletion can no longer be undone if its key has started
          // again.
          generation++;
          deletions = deletions.filter(({ key }) => !begun.has(key));
          begun.clear();
        } else if (does === "rebuild") await rebuildTallies(platform, twins[0] as string);
      }
      const [figures, expected] = await both(figuresOf);
      expect(figures).toEqual(expected);
      await rebuildTallies(platform, twins[0] as string);
      expect(await figuresOf(twins[0] as string)).toEqual(expected);
    }),
    { numRuns: cases(4, 60) },
  );
});
