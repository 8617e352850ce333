import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { openSession } from "../../src/account/session.ts";
import { ballotKeysOf } from "../../src/attempt/ballot/keys.ts";
import { rebuildTallies } from "../../src/results/counting/rebuild.ts";
import { handIn } from "../doors/regrading.ts";
import { aQuiz, aUser, password, quizInput } from "../factories.ts";
import { testApp } from "../harness.ts";
import { newMark } from "./rows.ts";

export const app = await testApp();
export const { platform } = app;
const { db, sql } = platform;
/** An address without a server: every message fails at once. */
const receiver = "127.0.0.1:9";
platform.settings.fetchAllowHosts = [receiver];
export const hook = `http://${receiver}/`;

const running = `SELECT count(*)::int AS count FROM pgboss.job
                  WHERE state < 'completed' AND start_after <= created_on AND name <> 'webhook'`;

/** Waits for the jobs, except those for later and messages, which do not arrive. */
export const settled = () =>
  expect.poll(async () => (await sql.query<{ count: number }>(running)).rows[0]?.count, { interval: 10 }).toBe(0);

/** State of an item that an action needs. */
export type Kind = "rich" | "anonymous" | "trashed" | "ownerless";

const open = { questionText: "Why?", questionType: "text", answerKey: { text: { accepted: ["Love"] } } };

/**
 * A quiz with attempts by three people at a revision with another key, one of them certified and one kept for too long.
 * It has a deleted attempt, a start, an invitation, a translation, a webhook and a report as well.
 */
export async function anOriginal(kinds: Kind[]) {
  const isAnonymous = kinds.includes("anonymous");
  const mark = newMark();
  const owner = await aUser(platform, { isEmailVerified: true });
  const session = await openSession(platform, db, owner.id);
  const author = app.withToken(session.accessToken);
  const kept = { passMark: 50, maxAttempts: 50, retention: { what: "DELETE", days: 40 } };
  const rules = { ...kept, ...(isAnonymous ? { anonymous: true } : { certificate: {} }) };
  const format = kinds.includes("rich") ? "rich" : "plain";
  const input = { title: `Capitals ${mark}`, format, rules, questions: [...quizInput.questions, open] };
  const { id } = await aQuiz(platform, owner, input);
  const events = ["content_updated", "content_deleted", "attempt_created", "attempt_deleted"] as const;
  const subscription = { userId: owner.id, events: [...events], items: { create: { contentId: id } } };
  const webhook = await db.webhook.create({ data: { ...subscription, url: hook, secret: "whsec_" } });

  const address = `ann-${mark}@people.test`;
  const keys = { Ann: randomUUID(), Ben: randomUUID(), Cleo: randomUUID(), Dan: randomUUID() };
  const attempts: Record<string, string> = {};
  for (const [participantName, attemptKey] of Object.entries(keys)) {
    const person = { participantName, attemptKey, ...(participantName === "Ann" && { participantEmail: address }) };
    [attempts[participantName] = ""] = await handIn(platform, id, [[1, 0, "Love"]], person);
  }
  if (isAnonymous) {
    await ballotKeysOf(platform, id);
    // Completes a block, which needs five answers.
    await sql.query(
      `INSERT INTO attempts SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'attempt_key', gen_random_uuid()))).*
         FROM attempts AS a WHERE id = ANY($1)`,
      [[attempts.Ann, attempts.Ben]],
    );
  }
  const taker = await app.as();
  await taker.rest("POST", `/quizzes/${id}/certificates`, { attemptKey: keys.Ben });
  await taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey: randomUUID() });
  await taker.rest("POST", `/content/${id}/reports`, { reason: "other" });
  await author.rest("POST", `/content/${id}/invitations`, { text: `Gus <gus-${mark}@people.test>` });

  const first = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const rekeyed = first.map(({ id, questionText, questionType, options, answerKey }) => ({
    ...{ id, questionText, questionType, options, answerKey },
    ...(questionType === "multiple_choice" && { correctAnswer: 1 }),
  }));
  const { body: saved } = await author.rest("PATCH", `/content/${id}`, { questions: rekeyed });
  const questions = rekeyed.map((question, place) => ({ ...question, id: saved.questions[place].id as string }));
  const texts = [
    ["title", "Capitales"],
    [`questions.${questions[0]?.id}.questionText`, "Capitale?"],
  ];
  await author.rest("PUT", `/content/${id}/translations/fr`, { texts: texts.map(([path, text]) => ({ path, text })) });
  await author.rest("POST", `/content/${id}/attempts/deletions`, { ids: [attempts.Dan] });
  await sql.query("UPDATE attempt_deletions SET undo_until = now() + interval '1 hour' WHERE quiz_id = $1", [id]);
  await sql.query("UPDATE attempts SET completed_at = now() - interval '50 days' WHERE id = $1", [attempts.Cleo]);
  await rebuildTallies(platform, id);
  if (kinds.includes("trashed")) await author.rest("DELETE", `/content/${id}`);
  if (kinds.includes("ownerless")) await author.rest("POST", "/auth/delete-account", { password, content: "keep" });
  await settled();
  const of = { where: { contentId: id } };
  return {
    ...{ id, ownerId: owner.id, mark, sessionId: session.sessionId, address, keys, attempts, questions },
    revision: saved.revision as number,
    webhook: webhook.id,
    delivery: (await db.webhookDelivery.findFirst(of))?.id,
    deletion: (await db.attemptDeletion.findFirst(of))?.id,
    invitation: (await db.invitation.findFirst(of))?.id ?? "",
    report: (await db.contentReport.findFirst(of))?.id,
  };
}
