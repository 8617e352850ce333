import { requireOpen } from "../../content/content.policy.ts";
import { availabilityOf, onTheWay } from "../../content/rules/rules.shared.ts";
import { type Item, replacedGracePeriod } from "../../content/taking/item.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Beginning, isOver } from "./sitting.ts";

/**
 * Whole seconds between the closing and the answers; null if on time. Throws NOT_OPEN or CLOSED if the item is not
 * open, except for attempts that started before the closing.
 */
export async function lateForClosing(
  platform: Platform,
  item: Item,
  attemptKey: string | null | undefined,
): Promise<number | null> {
  const now = Date.now();
  if (availabilityOf(item, now) !== "CLOSED") {
    requireOpen(item);
    return null;
  }
  const closing = Date.parse(item.rules?.closesAt ?? "");
  const late = now - closing;
  // Answers that were sent on time need a while to arrive.
  if (late <= onTheWay) return null;
  // Attempts that started before the closing are accepted for as long as answers to a replaced revision.
  if (!attemptKey || !(await beganBefore(platform, item.id, attemptKey, new Date(closing)))) requireOpen(item);
  return Math.floor(late / 1000);
}

/**
 * Whether a time limit, which may have been removed since, may have ended the attempt before everything was answered.
 */
export async function wasCut(item: Item, began: Beginning): Promise<boolean> {
  const sitting = await began();
  return sitting !== null && isOver(item, sitting, Date.now());
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
