import { requireOpen } from "../../content/content.policy.ts";
import { availabilityOf, onTheWay } from "../../content/rules/rules.shared.ts";
import { type Item, replacedGracePeriod } from "../../content/taking/item.ts";
import type { Platform } from "../../platform/platform.ts";

/**
 * Whole seconds by which answers come after the closing; null in time. Those of takers who began before it are kept, as
 * long as answers to a replaced revision are; otherwise throws NOT_OPEN or CLOSED.
 */
export async function latenessOf(
  platform: Platform,
  item: Item,
  { attemptKey }: { attemptKey?: string | null | undefined },
): Promise<number | null> {
  const now = Date.now();
  if (availabilityOf(item, now) !== "CLOSED") {
    requireOpen(item);
    return null;
  }
  const closing = Date.parse(item.rules?.closesAt ?? "");
  if (now - closing <= onTheWay) return null;
  if (!attemptKey || !(await beganBefore(platform, item.id, attemptKey, new Date(closing)))) requireOpen(item);
  return Math.floor((now - closing) / 1000);
}

async function beganBefore({ sql }: Platform, contentId: string, key: string, closing: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: "began-before",
    text: `SELECT FROM attempt_starts WHERE (quiz_id, attempt_key) = ($1, $2) AND started_at < $3
              AND $3 > now() - ${replacedGracePeriod}`,
    values: [contentId, key, closing],
  });
  return rowCount === 1;
}
