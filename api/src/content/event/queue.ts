import type { Pool } from "pg";
import { Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { EventColumn } from "./event.shared.ts";

/** The occasions to queue messages for in one call: attempts, or rows of `events`. */
export type Occasions = { userId: string; contentId: string } & (
  | { type: "attempt_created"; attemptIds: string[] }
  | { type: Exclude<EventColumn, "attempt_created">; eventIds: string[] }
);

/** Beyond this number of waiting messages, the priority doesn't fall further. */
export const longQueue = 100;

/** Whether the webhook `w` covers the item in that column. */
const isOf = (contentId: string) =>
  `(w.all_items OR EXISTS (SELECT FROM webhook_items i WHERE i.webhook_id = w.id AND i.quiz_id = ${contentId}))`;

/** Whether the webhook `w` receives events of the item in that column. The caller checks the type. */
export const isSentOf = (contentId: string) => `w.paused_at IS NULL AND w.disabled_at IS NULL AND ${isOf(contentId)}`;

/** Number of webhooks that receive events of this type for an item. */
export async function countListening(sql: Pool, contentId: string, type: EventColumn): Promise<number> {
  const { rows } = await sql.query<{ webhooks: number }>(
    `SELECT count(*)::int AS webhooks FROM quizzes q JOIN webhooks w ON w.user_id = q.user_id
      WHERE q.id = $1 AND $2::event_type = ANY(w.events) AND ${isSentOf("q.id")}`,
    [contentId, type],
  );
  return rows[0]?.webhooks ?? 0;
}

/** Whether every item of the webhook `w` has been deleted permanently and no message is waiting. */
export const isOver = `
  NOT w.all_items
  AND NOT EXISTS (SELECT FROM webhook_items i JOIN quizzes q ON q.id = i.quiz_id WHERE i.webhook_id = w.id AND q.deleted_at IS NULL)
  AND NOT EXISTS (SELECT FROM webhook_items i JOIN trashed_items t ON t.quiz_id = i.quiz_id WHERE i.webhook_id = w.id)
  AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'waiting')`;

/**
 * The id of a message, derived from webhook and occasion, because the log deletes old messages. Sorts like the ids of
 * the occasions.
 */
export const messageId = (webhookId: string, sourceId: string) => `
  (SELECT substr(${sourceId}, 1, 13) || '-7' || substr(hash, 1, 3) || '-8' || substr(hash, 4, 3) || '-' || substr(hash, 7, 12)
     FROM encode(sha256(convert_to(${webhookId} || ' ' || ${sourceId}, 'UTF8')), 'hex') AS hash)`;

/**
 * Queues a message about each occasion for every webhook that subscribes to it. Webhooks with many waiting messages get
 * a lower priority than others.
 */
export async function queueMessages(
  { jobs }: Pick<Platform, "jobs">,
  tx: Transaction,
  occasions: Occasions,
): Promise<void> {
  const { userId, contentId, type } = occasions;
  const isAttempt = "attemptIds" in occasions;
  const sources = isAttempt ? occasions.attemptIds : occasions.eventIds;
  // Locks the webhooks. If one were deleted before its message is inserted, all of the inserts would fail.
  const events = await tx.$queryRaw<{ id: string; waiting: number }[]>`
    WITH told AS (
      SELECT ${type}::event_type AS type, ${contentId} AS quiz_id
    ), listening AS MATERIALIZED (
      SELECT w.id, (SELECT count(*)::int FROM (SELECT FROM webhook_deliveries AS before
                     WHERE before.webhook_id = w.id AND before.state = 'waiting' LIMIT ${longQueue}) AS line) AS waiting
        FROM webhooks w, told
       WHERE w.user_id = ${userId} AND told.type = ANY(w.events) AND ${Prisma.raw(isSentOf("told.quiz_id"))}
       ORDER BY w.id FOR KEY SHARE OF w
    ), made AS (
      INSERT INTO webhook_deliveries (id, webhook_id, type, quiz_id, attempt_id, event_id)
      SELECT ${Prisma.raw(messageId("listening.id", "source"))}, listening.id, told.*,
             CASE WHEN ${isAttempt} THEN source END, CASE WHEN NOT ${isAttempt} THEN source END
        FROM listening, told, unnest(${sources}::text[]) AS source
          ON CONFLICT DO NOTHING
      RETURNING id, webhook_id
    )
    SELECT made.id, waiting FROM made JOIN listening ON listening.id = webhook_id`;
  for (const [waiting, ofOne] of Map.groupBy(events, ({ waiting }) => waiting)) {
    const ids = ofOne.map(({ id }) => id);
    await jobs.send(tx, "webhook", ids, -waiting);
  }
}
