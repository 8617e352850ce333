import type { Platform } from "../../platform/platform.ts";

const portion = 2000;

/** Deletes what belongs to an item, children first, in batches, so that no lock is held for long. */
const deletions = [
  "DELETE FROM webhook_deliveries WHERE id IN (SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = webhook_id WHERE quiz_id = $1 LIMIT $2)",
  "DELETE FROM webhooks WHERE quiz_id = $1 AND $2 > 0",
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
