import { webhookOffMail } from "../../account/letters.ts";
import { isShown } from "../../attempt/publishing/waiting.ts";
import { choose } from "../../attempt/retakes/choice.ts";
import { isOver, longQueue, queueMessages } from "../../content/event/queue.ts";
import { Prisma, type Webhook, type WebhookDelivery, type WebhookEnd } from "../../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Announce, announcing } from "../../platform/work/announcing.ts";
import { screenOf, withItems } from "../endpoint/endpoint.ts";
import { trim } from "./log.ts";
import { messageFor } from "./message.ts";
import { recoverPortion } from "./recover.ts";
import { patience, pauseAfter } from "./schedule.shared.ts";
import { type Answer, isTaken, send } from "./send.ts";

/** Deliveries at once. Receivers may take seconds, and other messages must not wait for them. */
const concurrency = 20;

const goneStatus = 410;

export function deliverWebhooks(platform: Platform) {
  const { db, jobs } = platform;
  jobs.work("attempt-stored", (attemptId) => queueAttempt(platform, attemptId));
  jobs.work("webhook", (id) => deliver(platform, id), concurrency);
  // Handles a message whose tries were all interrupted, for example by the end of a process.
  jobs.work("webhook-dead", async (id) => {
    const data = { state: "failed", nextTryAt: null } as const;
    await db.webhookDelivery.updateMany({ where: { id, state: "waiting" }, data });
  });
  jobs.work("webhook-recovery", (portion) => recoverPortion(platform, portion), 1);
}

/** The message contains whether the attempt counts, so that is settled first. */
async function queueAttempt(platform: Platform, attemptId: string): Promise<void> {
  if ((await platform.db.attempt.count({ where: { id: attemptId, isSuperseded: true } })) > 0)
    await choose(platform, attemptId);
  await inTransaction(platform.db, async (tx) => {
    const [attempt] = await tx.$queryRaw<{ contentId: string; userId: string }[]>`
      SELECT quiz_id AS "contentId", quizzes.user_id AS "userId"
        FROM attempts JOIN quizzes ON quizzes.id = quiz_id AND deleted_at IS NULL AND quizzes.user_id IS NOT NULL
       WHERE attempts.id = ${attemptId} AND ${Prisma.raw(isShown)}`;
    if (attempt) await queueMessages(platform, tx, { ...attempt, type: "attempt_created", attemptIds: [attemptId] });
  });
}

/** Tries once. If it is too early, another job is already queued for the right time. */
async function deliver(platform: Platform, id: string): Promise<void> {
  const { db } = platform;
  // The column is rounded to milliseconds, so it can be up to half of one later than its job.
  const due = await db.$queryRaw<object[]>`
    SELECT FROM webhook_deliveries
     WHERE id = ${id} AND state = 'waiting' AND next_try_at <= now() + interval '1 millisecond'`;
  if (due.length === 0) return;
  const delivery = await db.webhookDelivery.findUnique({ where: { id }, include: { webhook: true } });
  // A second query loads the webhook, which may have been deleted in between.
  if (!delivery?.webhook) return;
  const { webhook } = delivery;
  if (webhook.pausedAt || webhook.disabledAt) return giveUp(platform, delivery, webhook);
  const body = delivery.body ?? (await firstBody(platform, delivery));
  if (body === null) return;
  const answer = await send(platform, webhook, { id, body });
  await (isTaken(answer) ? settle(platform, delivery, answer) : fail(platform, delivery, answer));
}

/** Stores the body before sending it, so that every try sends the same, even after the item has changed. */
async function firstBody(platform: Platform, { id, attemptId, eventId }: WebhookDelivery): Promise<string | null> {
  const { db } = platform;
  const message = await messageFor(platform, { attemptId, eventId });
  const body = message && JSON.stringify(message);
  const { count } =
    body === null
      ? await db.webhookDelivery.deleteMany({ where: { id } })
      : await db.webhookDelivery.updateMany({ where: { id }, data: { body } });
  return count === 0 ? null : body;
}

const anotherTry = (answer: Answer) => ({ ...answer, tries: { increment: 1 }, round: { increment: 1 } });

async function settle({ db }: Platform, { id, webhookId }: WebhookDelivery, answer: Answer): Promise<void> {
  await db.$executeRaw`UPDATE webhooks SET failing_since = NULL WHERE id = ${webhookId} AND failing_since IS NOT NULL`;
  const data = { ...anotherTry(answer), state: "delivered", nextTryAt: null, triedAt: new Date() } as const;
  await db.webhookDelivery.updateMany({ where: { id }, data });
  await finish(db, webhookId);
}

async function fail(platform: Platform, delivery: WebhookDelivery, answer: Answer): Promise<void> {
  const { id, webhookId } = delivery;
  const pause = answer.status === goneStatus ? null : pauseAfter(delivery.round + 1);
  await announcing(platform, async (tx, announce) => {
    const [webhook] = await tx.$queryRaw<{ isLost: boolean }[]>`
      UPDATE webhooks SET failing_since = coalesce(failing_since, now()) WHERE id = ${webhookId}
      RETURNING failing_since < now() - make_interval(days => ${patience}) AS "isLost"`;
    if (!webhook) return;
    const state = pause === null ? "failed" : "waiting";
    const { count } = await tx.webhookDelivery.updateMany({
      // Skips a message that was delivered in the meantime, or that was sent again during this try and has a new round.
      where: { id, state: "waiting", round: delivery.round },
      data: { ...anotherTry(answer), state, triedAt: new Date() },
    });
    if (count > 0)
      await tx.$executeRaw`
        UPDATE webhook_deliveries SET next_try_at = now() + make_interval(secs => ${pause}::float8) WHERE id = ${id}`;
    // Lower priority than the first tries of all other messages.
    if (count > 0 && pause !== null) await platform.jobs.send(tx, "webhook", [id], -longQueue, pause);
    if (answer.status === goneStatus || webhook.isLost)
      await switchOff(platform, tx, announce, webhookId, answer.status === goneStatus ? "gone" : "failing");
  });
  if (pause === null) await finish(platform.db, webhookId);
}

async function giveUp({ db }: Platform, { id, webhookId }: WebhookDelivery, { disabledAt }: Webhook): Promise<void> {
  const error = disabledAt ? "The webhook was switched off" : "The webhook was paused";
  const data = { state: "failed", nextTryAt: null, status: null, answer: null, error } as const;
  await db.webhookDelivery.updateMany({ where: { id }, data });
  await finish(db, webhookId);
}

async function finish(db: Platform["db"], webhookId: string): Promise<void> {
  await trim(db, webhookId);
  await db.$executeRaw`DELETE FROM webhooks w WHERE w.id = ${webhookId} AND ${Prisma.raw(isOver)}`;
}

/** Disables a webhook until its owner turns it on again, and emails the owner once. */
async function switchOff(
  platform: Platform,
  tx: Transaction,
  announce: Announce,
  id: string,
  because: WebhookEnd,
): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE webhooks SET disabled_at = now(), disabled_because = ${because}::webhook_end
     WHERE id = ${id} AND disabled_at IS NULL`;
  if (count === 0) return;
  const webhook = await tx.webhook.findUniqueOrThrow({ where: { id }, include: { ...withItems, user: true } });
  await announce("webhooks", [webhook.userId]);
  await postMail(
    platform,
    tx,
    webhookOffMail(platform, webhook.user, because, new URL(webhook.url).host, screenOf(webhook)),
  );
}
