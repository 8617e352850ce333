import { createHash } from "node:crypto";
import { presentAttempt } from "../attempt/present.ts";
import { requireOwn } from "../content/content.policy.ts";
import { kindOf } from "../content/kind.ts";
import type { Attempt, Content, WebhookDelivery } from "../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../platform/data/database.ts";
import { DomainError } from "../platform/errors.ts";
import { requireWriting, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { type Answer, isTaken, send } from "./send.ts";
import { logLength } from "./webhook.rules.ts";
import { ownWebhook } from "./webhook.ts";

/** Deliveries at once: receivers may take seconds, and others must not wait for them. */
const concurrency = 20;

/** Beyond this number of waiting deliveries the priority does not fall further. */
const longQueue = 100;

const goneStatus = 410;

export function deliverWebhooks(platform: Platform) {
  const { db, jobs } = platform;
  jobs.work("attempt-stored", (attemptId) => createDeliveries(platform, attemptId));
  jobs.work("webhook", (id) => deliver(platform, id), concurrency);
  jobs.work("webhook-dead", async (id) => {
    await db.webhookDelivery.updateMany({ where: { id, state: "waiting" }, data: { state: "failed" } });
  });
}

async function createDeliveries({ db, jobs }: Platform, attemptId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locked, so that no webhook is deleted before its delivery is inserted, which would fail all of them.
    const webhooks = await tx.$queryRaw<{ id: string }[]>`
      SELECT webhooks.id FROM webhooks
        JOIN attempts USING (quiz_id) JOIN quizzes ON quizzes.id = quiz_id AND deleted_at IS NULL
       WHERE attempts.id = ${attemptId} ORDER BY webhooks.id FOR KEY SHARE OF webhooks`;
    if (webhooks.length === 0) return;
    const rows = webhooks.map(({ id: webhookId }) => ({ id: deliveryId(webhookId, attemptId), webhookId }));
    // Plain SQL, because Prisma needs milliseconds of CPU to plan a `createMany`.
    const made = await tx.$queryRaw<{ id: string; webhookId: string }[]>`
      INSERT INTO webhook_deliveries (id, webhook_id, attempt_id)
      SELECT id, "webhookId", ${attemptId}
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS delivery (id text, "webhookId" text)
          ON CONFLICT DO NOTHING RETURNING id, webhook_id AS "webhookId"`;
    // Receivers with many waiting deliveries get a lower priority than everybody else's first ones.
    for (const { id, webhookId } of made) await jobs.send(tx, "webhook", [id], -(await waitingFor(tx, webhookId)));
  });
}

/** A fixed id for webhook and attempt, as the log forgets old deliveries; sorted like the attempts' ids. */
function deliveryId(webhookId: string, attemptId: string): string {
  const hash = createHash("sha256").update(`${webhookId} ${attemptId}`).digest("hex");
  return `${attemptId.slice(0, 13)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

async function waitingFor(tx: Transaction, webhookId: string): Promise<number> {
  const waiting = { webhookId, state: "waiting" } as const;
  return (await tx.webhookDelivery.findMany({ where: waiting, select: { id: true }, take: longQueue })).length;
}

/** Tries once; throws if it should be retried. */
async function deliver(platform: Platform, id: string): Promise<void> {
  const { db } = platform;
  const delivery = await db.webhookDelivery.findUnique({ where: { id, state: "waiting" }, include: { webhook: true } });
  // The webhook is loaded by a second query and may have been deleted between.
  if (!delivery?.webhook) return;
  const attempt = await db.attempt.findUnique({
    where: { id: delivery.attemptId, content: { deletedAt: null } },
    include: { content: true },
  });
  if (!attempt) return;

  const answer = await send(platform, delivery.webhook, { id, body: JSON.stringify(payload(attempt)) });
  if (isTaken(answer)) return settle(platform, delivery, "delivered", answer);
  if (answer.status === goneStatus) return settle(platform, delivery, "failed", answer);
  await settle(platform, delivery, "waiting", answer);
  throw new Error(`A webhook did not take a message (${answer.status ?? answer.error})`);
}

/** The message has only what never changes, so that every try sends the same. */
const payload = ({ content, ...attempt }: Attempt & { content: Content }) => ({
  type: "attempt.created",
  timestamp: attempt.completedAt,
  data: { contentId: content.id, kind: kindOf(content), attempt: presentAttempt(attempt) },
});

async function settle(
  { db }: Platform,
  { id, webhookId }: WebhookDelivery,
  state: WebhookDelivery["state"],
  answer: Answer,
) {
  await db.webhookDelivery.updateMany({
    where: { id },
    data: { ...answer, state, tries: { increment: 1 }, triedAt: new Date() },
  });
  // Waiting deliveries are never dropped, however long the log gets.
  if (state !== "waiting") {
    await db.$executeRaw`
      DELETE FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND state <> 'waiting' AND id < (
        SELECT id FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND state <> 'waiting'
         ORDER BY id DESC OFFSET ${logLength - 1} LIMIT 1)`;
  }
}

export async function deliveriesOf(platform: Platform, viewer: Viewer, webhookId: string): Promise<WebhookDelivery[]> {
  const { id } = await ownWebhook(platform, viewer, webhookId);
  return platform.db.webhookDelivery.findMany({ where: { webhookId: id }, orderBy: { id: "desc" }, take: logLength });
}

export async function replay(platform: Platform, viewer: Viewer, id: string): Promise<WebhookDelivery> {
  const { db, jobs, limits } = platform;
  const delivery = await db.webhookDelivery.findUnique({
    where: { id },
    include: { webhook: { include: { content: true } } },
  });
  requireOwn(viewer, delivery?.webhook.content, "Delivery");
  requireWriting(viewer);
  await limits.take("webhookCall", viewer.user?.id ?? "");
  return inTransaction(db, async (tx) => {
    const [again] = await tx.webhookDelivery.updateManyAndReturn({
      where: { id, state: { not: "waiting" } },
      data: { state: "waiting" },
    });
    if (!again) throw new DomainError("CONFLICT", "This is still on its way");
    await jobs.send(tx, "webhook", [id]);
    return again;
  });
}
