import { requireOpen } from "../../content/content.policy.ts";
import { availabilityOf, onTheWay } from "../../content/rules/rules.shared.ts";
import { type Item, replacedGracePeriod } from "../../content/taking/item.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Beginning, isOver, overtimeOf, type Sitting } from "./sitting.ts";

interface Keyed {
  attemptKey?: string | null | undefined;
}

export interface Arrival {
  /** Whole seconds by which answers come late; 0 where that is not known, null in time. */
  late: number | null;
  /** Answers may be missing, because the time was over. */
  mayMiss: boolean;
  /** Whole seconds since the start; null where the taker's page tells. */
  duration: number | null;
}

/** Late answers are kept, but for those to a closed item that were not begun before: then NOT_OPEN or CLOSED is thrown. */
export async function arrivalOf(
  platform: Platform,
  item: Item,
  { attemptKey }: Keyed,
  began: Beginning,
): Promise<Arrival> {
  const now = Date.now();
  const late = await afterClosing(platform, item, attemptKey, now);
  if (item.rules?.timeLimit === undefined) return { late, mayMiss: false, duration: null };
  return judged(item, await began(), late, now);
}

/** Whether a time limit, which was removed since, may have ended the attempt before all was answered. */
export async function wasCut(item: Item, began: Beginning): Promise<boolean> {
  if (item.rules?.timeLimit !== undefined) return false;
  const sitting = await began();
  return sitting !== null && isOver(item, sitting, Date.now());
}

/** Without a known start nobody can say that it came in time. */
export function judged(item: Pick<Item, "rules">, sitting: Sitting | null, late: number | null, now: number): Arrival {
  if (!sitting) return { late: late ?? 0, mayMiss: false, duration: null };
  const overtime = lateBy(overtimeOf(item, sitting) ?? 0);
  return {
    late: late === null ? overtime : Math.max(late, overtime ?? 0),
    mayMiss: isOver(item, sitting, now),
    duration: Math.round(sitting.elapsed / 1000),
  };
}

/** Answers that were sent in time were on their way for a while. */
const lateBy = (milliseconds: number) => (milliseconds <= onTheWay ? null : Math.floor(milliseconds / 1000));

/** Those of takers who began before the closing are kept as long as answers to a replaced revision are. */
async function afterClosing(platform: Platform, item: Item, attemptKey: Keyed["attemptKey"], now: number) {
  if (availabilityOf(item, now) !== "CLOSED") {
    requireOpen(item);
    return null;
  }
  const closing = Date.parse(item.rules?.closesAt ?? "");
  const late = lateBy(now - closing);
  if (late === null) return null;
  if (!attemptKey || !(await beganBefore(platform, item.id, attemptKey, new Date(closing)))) requireOpen(item);
  return late;
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
