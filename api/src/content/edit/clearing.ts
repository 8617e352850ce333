import type { Platform } from "../../platform/platform.ts";
import { isOver } from "../event/queue.ts";

const portion = 2000;

/** Deletes what belongs to an item, children first, in batches, so that no lock is held for long. */
const deletions = [
  "DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM webhook_deliveries WHERE quiz_id = $1 AND type <> 'content_deleted' LIMIT $2)",
  `DELETE FROM webhooks w USING webhook_items m WHERE m.webhook_id = w.id AND m.quiz_id = $1 AND $2 > 0 AND ${isOver}`,
  "DELETE FROM attempts WHERE id IN (SELECT id FROM attempts WHERE quiz_id = $1 LIMIT $2)",
  "DELETE FROM attempt_starts WHERE (quiz_id, attempt_key) IN (SELECT quiz_id, attempt_key FROM attempt_starts WHERE quiz_id = $1 LIMIT $2)",
];

export function clearDeletedItems(platform: Platform) {
  platform.jobs.work("deleted-item", (id) => clear(platform, id), 1);
}

/** Repeatable from the start. Rows stored meanwhile are deleted with the item's own row by cascade. */
async function clear({ sql }: Platform, id: string): Promise<void> {
  const { rowCount } = await sql.query("SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NOT NULL", [id]);
  if (rowCount === 0) return;
  for (const statement of deletions) {
    for (let deleted = portion; deleted === portion; )
      deleted = (await sql.query(statement, [id, portion])).rowCount ?? 0;
  }
  await sql.query("DELETE FROM quizzes WHERE id = $1", [id]);
}
