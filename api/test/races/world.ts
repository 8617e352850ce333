import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { expect } from "vitest";
import { expectCounted, handIn } from "../doors/regrading.ts";
import { aQuiz, aUser } from "../factories.ts";
import { testApp } from "../harness.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform, { isEmailVerified: true });
const [author, taker] = [await app.as(owner), await app.as()];

export type World = Awaited<ReturnType<typeof aWorld>>;

type Client = typeof author;
const statusOf =
  (client: Client) =>
  async (method: InjectOptions["method"], path: string, body?: object): Promise<number> =>
    (await client.rest(method, path, body)).status;

/** A quiz with attempts by three people at a revision with another key, and a deleted attempt by a fourth. */
export async function aWorld() {
  const { id } = await aQuiz(platform, owner);
  const address = `ann-${randomUUID()}@people.test`;
  const attemptKey = randomUUID();
  const attempts: Record<string, string> = {};
  for (const participantName of ["Ann", "Ben", "Cleo", "Dan"]) {
    const person = {
      participantName,
      ...(participantName === "Ann" && { participantEmail: address }),
      ...(participantName === "Ben" && { attemptKey }),
    };
    [attempts[participantName] = ""] = await handIn(platform, id, [[1, 0]], person);
  }
  const found = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const questions = found.map(({ id, questionText, options }) => ({ id, questionText, options, correctAnswer: 1 }));
  const { body: saved } = await author.rest("PATCH", `/content/${id}`, { questions });
  const { body } = await author.rest("POST", `/content/${id}/attempts/deletions`, { ids: [attempts.Dan] });
  const answers = Object.fromEntries(saved.questions.map((question: { id: string }) => [question.id, 1]));
  const deletion: string = body.id;
  const current = saved.questions.map(({ id }: { id: string }, place: number) => ({ ...questions[place], id }));
  return {
    id,
    address,
    attempts,
    attemptKey,
    deletion,
    answers,
    questions: current as typeof questions,
    revision: saved.revision as number,
    author: statusOf(author),
    taker: statusOf(taker),
  };
}

/** Returns the stored state once the jobs are done. Checks that the figures match the attempts. */
export async function stateOf({ id, address }: World) {
  const erasing = () => db.erasure.count({ where: { doneAt: null } });
  await expect.poll(erasing).toBe(0);
  const { title, isPublic, revision, deletedAt } = await db.content.findUniqueOrThrow({ where: { id } });
  if (deletedAt === null) await expectCounted(platform, author, id);
  const attempts = await db.attempt.findMany({ where: { contentId: id }, orderBy: { participantName: "asc" } });
  const kept = await db.deletedAttempt.count({ where: { deletion: { contentId: id } } });
  const languages = await db.contentTranslation.findMany({ where: { contentId: id }, select: { language: true } });
  const invitations = await db.invitation.findMany({ where: { contentId: id }, select: { email: true } });
  return {
    item: { title, isPublic, revision, isTrashed: deletedAt !== null },
    attempts: attempts.map(({ participantName, participantEmail, revision, percentage }) => ({
      participantName,
      hasAddress: participantEmail === address,
      revision,
      percentage,
    })),
    kept,
    languages,
    invitations,
  };
}

const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Starts all actions while the item is locked, so that each has done its reads before, and releases them in this order.
 */
export async function atOnce({ id }: World, ...acts: (() => Promise<number>)[]): Promise<number[]> {
  const holder = await platform.sql.connect();
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT FROM quizzes WHERE id = $1 FOR UPDATE", [id]);
    const pending: Promise<number>[] = [];
    for (const act of acts) {
      let isOver = false;
      pending.push(act().finally(() => (isOver = true)));
      // The action may finish without the lock, or wait in this process behind another one.
      for (let look = 0; look < 50 && !isOver; look++) {
        const { rows } = await holder.query<{ count: number }>(waiting);
        if (rows[0]?.count === pending.length) break;
      }
    }
    await holder.query("COMMIT");
    return await Promise.all(pending);
  } finally {
    holder.release();
  }
}
