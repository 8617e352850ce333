import { quarterOf, utcDay } from "../../attempt/counting/moment.ts";
import { rebuiltSlot } from "../../attempt/writing/slot.ts";
import { recordEvent } from "../../content/event/event.ts";
import { findItem, type Item } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { notFound } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import {
  addAttempt,
  addStarts,
  type Client,
  type CountedAttempt,
  noSheets,
  storedSheets,
  storeSheets,
  sum,
} from "../counting/sheet.ts";
import { ownAttempt } from "./details.ts";

/**
 * Deletes an attempt as if it had never been handed in: with its start, and from every count. Returns the id of the
 * item. 401 signed out, 404 for a missing attempt, 403 for one at somebody else's item.
 */
export async function deleteAttempt(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<string> {
  signedIn(viewer);
  return once(platform, intentionOf(viewer, key, "deleteAttempt", id), {
    async prepare() {
      const { contentId, revision } = await ownAttempt(platform, viewer, "results:write", id);
      const item = await findItem(platform, contentId, revision);
      if (!item) throw notFound("Attempt");
      return async (tx, announce) => {
        await remove(tx, item, id);
        const content = await tx.content.findUniqueOrThrow({ where: { id: contentId } });
        await recordEvent(platform, tx, "attempt_deleted", content, { attemptId: id });
        await announce("results", [contentId]);
        return contentId;
      };
    },
    note: (contentId) => ({ contentId }),
    recall: async ({ contentId }) => contentId,
  });
}

/** Lock order: the item, then its tallies, by the slots of all writers. Answers are still stored. */
async function remove(tx: Transaction, item: Item, id: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM quizzes WHERE id = ${item.id} FOR NO KEY UPDATE`;
  const client = clientOf(tx);
  const { rows } = await client.query<CountedAttempt & Pick<Attempt, "attemptKey">>(
    `DELETE FROM attempts WHERE id = $1
     RETURNING revision, answers, percentage, duration, had_start AS "hadStart", attempt_key AS "attemptKey",
               ${utcDay("completed_at")}::text AS day, ${quarterOf("completed_at")} AS quarter`,
    [id],
  );
  const attempt = rows[0];
  if (!attempt) throw notFound("Attempt");
  const counted = noSheets();
  addAttempt(counted, item, attempt);
  const began = attempt.hadStart ? await removeStart(client, item.id, attempt.attemptKey) : null;
  if (began) addStarts(counted, began, 1);

  const part = { revision: attempt.revision, bucket: attempt.percentage ?? 0, days: [...counted.days.keys()] };
  const stored = await storedSheets(client, item.id, "DELETE", part);
  await setLast(client, item.id, attempt.day, stored.lastAt);
  await storeSheets(client, item.id, rebuiltSlot, sum(stored, counted, -1));
  // What has not been sent yet has nothing to say any more, and the log keeps nothing of it either.
  await client.query("DELETE FROM webhook_deliveries WHERE quiz_id = $1 AND attempt_id = $2", [item.id, id]);
}

/** Returns the UTC day on which it began; null if no start is stored. */
async function removeStart(client: Client, contentId: string, key: string | null): Promise<string | null> {
  const { rows } = await client.query<{ day: string }>(
    `DELETE FROM attempt_starts WHERE (quiz_id, attempt_key) = ($1, $2) RETURNING ${utcDay("started_at")}::text AS day`,
    [contentId, key],
  );
  return rows[0]?.day ?? null;
}

/** The last attempt of the day may have been this one. */
async function setLast(client: Client, contentId: string, day: string, lastAt: Map<string, Date>): Promise<void> {
  const { rows } = await client.query<{ last: Date | null }>(
    `SELECT max(completed_at) AS last FROM attempts
      WHERE quiz_id = $1 AND completed_at >= $2::date AT TIME ZONE 'utc' AND completed_at < ($2::date + 1) AT TIME ZONE 'utc'`,
    [contentId, day],
  );
  if (rows[0]?.last) lastAt.set(day, rows[0].last);
  else lastAt.delete(day);
}

const clientOf = (tx: Transaction): Client => ({
  query: async (text, values = []) => ({ rows: await tx.$queryRawUnsafe(text, ...values) }),
});
