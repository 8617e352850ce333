import type { Platform } from "../../platform/platform.ts";

const portion = 2000;

/** What hangs on an item, in the order in which it goes; in portions, so that no lock is held for long. */
const behind = [
  "DELETE FROM webhook_deliveries WHERE id IN (SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = webhook_id WHERE quiz_id = $1 LIMIT $2)",
  "DELETE FROM webhooks WHERE quiz_id = $1 AND $2 > 0",
  "DELETE FROM attempts WHERE id IN (SELECT id FROM attempts WHERE quiz_id = $1 LIMIT $2)",
  "DELETE FROM attempt_starts WHERE (quiz_id, attempt_key) IN (SELECT quiz_id, attempt_key FROM attempt_starts WHERE quiz_id = $1 LIMIT $2)",
];

/** Clears what deleted items leave behind, for as long as this process runs. */
export function clearDeletedItems(platform: Platform) {
  platform.jobs.work("deleted-item", (id) => clear(platform, id), 1);
}

/** May be done again from the start at any time. What is being stored meanwhile goes with the item's own row. */
async function clear({ sql }: Platform, id: string): Promise<void> {
  const { rowCount } = await sql.query("SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NOT NULL", [id]);
  if (rowCount === 0) return;
  for (const statement of behind) {
    for (let deleted = portion; deleted === portion; )
      deleted = (await sql.query(statement, [id, portion])).rowCount ?? 0;
  }
  await sql.query("DELETE FROM quizzes WHERE id = $1", [id]);
}
