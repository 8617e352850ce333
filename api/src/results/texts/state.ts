import type { Platform } from "../../platform/platform.ts";
import { readTotals } from "../counting/stats.ts";
import { marksChangedAt } from "./marks.ts";

/** A string that changes as soon as the item's answers or marks change. */
export async function textsState(platform: Platform, contentId: string): Promise<string> {
  const [totals, marked] = await Promise.all([readTotals(platform, [contentId]), marksChangedAt(platform, contentId)]);
  const { attempts, lastAttemptAt } = totals.get(contentId) ?? { attempts: 0, lastAttemptAt: null };
  return JSON.stringify([attempts, lastAttemptAt, marked]);
}
