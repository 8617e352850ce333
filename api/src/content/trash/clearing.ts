import { inTransaction } from "../../platform/data/database.ts";
import { inPortions } from "../../platform/data/portions.ts";
import { hourly } from "../../platform/hourly.ts";
import type { Platform } from "../../platform/platform.ts";
import { isOver } from "../event/queue.ts";

const portion = 2000;

/** Statements that delete an item's data, children first. */
const deletions = [
  "DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM webhook_deliveries WHERE quiz_id = $2 AND type <> 'content_deleted' LIMIT $1)",
  `DELETE FROM webhooks w USING webhook_items m WHERE m.webhook_id = w.id AND m.quiz_id = $2 AND $1 > 0 AND ${isOver}`,
  "DELETE FROM attempts WHERE id IN (SELECT id FROM attempts WHERE quiz_id = $2 LIMIT $1)",
  `DELETE FROM deleted_attempts WHERE (deletion_id, attempt_id) IN (
     SELECT deletion_id, attempt_id FROM deleted_attempts
      WHERE deletion_id IN (SELECT id FROM attempt_deletions WHERE quiz_id = $2) LIMIT $1)`,
  "DELETE FROM attempt_starts WHERE (quiz_id, attempt_key) IN (SELECT quiz_id, attempt_key FROM attempt_starts WHERE quiz_id = $2 LIMIT $1)",
  "DELETE FROM spent_ballots WHERE (quiz_id, hash) IN (SELECT quiz_id, hash FROM spent_ballots WHERE quiz_id = $2 LIMIT $1)",
  "DELETE FROM erased_attempts WHERE (quiz_id, attempt_key) IN (SELECT quiz_id, attempt_key FROM erased_attempts WHERE quiz_id = $2 LIMIT $1)",
  "DELETE FROM answer_blocks WHERE (quiz_id, number) IN (SELECT quiz_id, number FROM answer_blocks WHERE quiz_id = $2 LIMIT $1)",
];

const waiting = `
  SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM trashed_items WHERE quiz_id = $1)`;

export function clearDeletedItems(platform: Platform) {
  platform.jobs.work("deleted-item", (id) => clear(platform, id), 1);
  hourly(platform, "Old deleted items could not be cleared", () => clearExpired(platform));
}

/**
 * Queues the clearing of items whose time in the trash is over, and of items whose owner's account no longer exists.
 */
export async function clearExpired({ db, jobs }: Platform): Promise<void> {
  for (let deletedCount = portion; deletedCount === portion; ) {
    deletedCount = await inTransaction(db, async (tx) => {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        DELETE FROM trashed_items WHERE id IN (
          SELECT id FROM trashed_items WHERE expires_at <= now() OR user_id IS NULL
           LIMIT ${portion}::int FOR UPDATE SKIP LOCKED)
        RETURNING quiz_id AS id`;
      await jobs.send(
        tx,
        "deleted-item",
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  }
}

/**
 * Deletes an item and its data. Can be repeated from the start. Skips items that are in the trash. Rows stored while it
 * runs are deleted with the item's own row by cascade.
 */
async function clear({ sql }: Platform, id: string): Promise<void> {
  const { rowCount } = await sql.query(waiting, [id]);
  if (rowCount === 0) return;
  for (const statement of deletions) await inPortions(sql, statement, [id]);
  // Reserves the addresses for their owner for another year.
  await sql.query("UPDATE item_addresses SET quiz_id = NULL, released_at = now() WHERE quiz_id = $1", [id]);
  await sql.query("DELETE FROM quizzes WHERE id = $1", [id]);
}
