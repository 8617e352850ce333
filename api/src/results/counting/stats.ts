import type { Kind } from "../../content/content.shared.ts";
import type { Platform } from "../../platform/platform.ts";
import { localDays } from "./days.ts";

/** The headline figures of a results page. Percentages are whole numbers, 0 without attempts. */
export interface Stats {
  totalAttempts: number;
  /** Null under a filter, because unfinished starts match no filter. */
  starts: number | null;
  finished: number | null;
  averageScore: number;
  topScore: number;
  /** Null without starts as well. */
  completionRate: number | null;
  /** Seconds; null if no attempt has a duration. */
  averageDuration: number | null;
  /** Seconds; null if no attempt has a duration. */
  medianDuration: number | null;
  /** The largest possible error in seconds; 0 when exact. */
  medianDurationMargin: number | null;
  lastAttemptAt: Date | null;
}

export interface Totals {
  attempts: number;
  starts: number;
  finished: number;
  scoreSum: number;
  durationSum: number;
  timed: number;
  lastAttemptAt: Date | null;
}

export const nothing: Totals = {
  attempts: 0,
  starts: 0,
  finished: 0,
  scoreSum: 0,
  durationSum: 0,
  timed: 0,
  lastAttemptAt: null,
};

/** Starts include those of attempts that another one of the person replaces, so these count as finished, too. */
export const totalColumns = (contentId: string) => `
  sum(attempts)::int AS attempts, sum(starts)::int AS starts,
  (sum(finished) + (SELECT count(*) FROM attempts AS s WHERE s.quiz_id = ${contentId} AND s.is_superseded AND s.had_start))::int AS finished,
  sum(score_sum)::float8 AS "scoreSum",
  sum(duration_sum)::float8 AS "durationSum", sum(timed)::int AS timed`;

/**
 * SQL for the last of the moments. For anonymous answers noon represents the day; until noon has passed, the start of
 * the day is used.
 */
export const lastOf = (moments: string) =>
  `CASE WHEN max(${moments}) > now() + interval '1 minute' THEN date_trunc('day', now(), 'UTC') ELSE max(${moments}) END`;

export async function readTotals({ sql }: Platform, contentIds: readonly string[]): Promise<Map<string, Totals>> {
  const { rows } = await sql.query<Totals & { contentId: string }>({
    name: "totals",
    text: `SELECT quiz_id AS "contentId", ${totalColumns("daily_tallies.quiz_id")}, ${lastOf("last_at")} AS "lastAttemptAt"
             FROM daily_tallies WHERE quiz_id = ANY($1) GROUP BY quiz_id`,
    values: [contentIds],
  });
  const totals = new Map(rows.map(({ contentId, ...row }) => [contentId, row]));
  return new Map(contentIds.map((id) => [id, totals.get(id) ?? nothing]));
}

export const averageOf = (
  { attempts, scoreSum }: Pick<Totals, "attempts" | "scoreSum">,
  decimals = 0,
): number | null => (attempts === 0 ? null : Number((scoreSum / attempts).toFixed(decimals)));

/**
 * Percentage of the starts that were submitted; null without starts. An attempt without a start is neither started nor
 * finished.
 */
export const completionRate = ({ starts, finished }: Pick<Totals, "starts" | "finished">): number | null =>
  starts === 0 ? null : Math.round((100 * finished) / starts);

/** The same for API calls that always return a number: without starts, 100 if there are attempts and otherwise 0. */
export const promisedRate = (totals: Pick<Totals, "attempts" | "starts" | "finished">): number =>
  completionRate(totals) ?? (totals.attempts > 0 ? 100 : 0);

export const averageDuration = ({ durationSum, timed }: Pick<Totals, "durationSum" | "timed">): number | null =>
  timed === 0 ? null : Math.round(durationSum / timed);

const days = 14;

const recentDays = `
  WITH recent AS MATERIALIZED (
    SELECT quiz_id, day, attempts, quarters FROM daily_tallies
     WHERE quiz_id = ANY($1) AND day > (now() AT TIME ZONE 'utc')::date - $2::int - 2
  )
  SELECT quiz_id AS "contentId", (now() AT TIME ZONE $3)::date - day AS ago, attempts
    FROM (${localDays("recent", "$3", "quiz_id,")}) AS local`;

/** Attempts on each of the last 14 days in a time zone, today last, by item. */
export async function readRecentDays(
  { sql }: Platform,
  contentIds: readonly string[],
  zone: string,
): Promise<Map<string, number[]>> {
  const { rows } = await sql.query<{ contentId: string; ago: number; attempts: number }>({
    name: "recent-days",
    text: recentDays,
    values: [contentIds, days, zone],
  });
  const result = new Map(contentIds.map((id) => [id, new Array<number>(days).fill(0)]));
  for (const { contentId, ago, attempts } of rows) {
    const index = days - 1 - ago;
    const item = result.get(contentId);
    if (item && index >= 0 && index < days) item[index] = attempts;
  }
  return result;
}

/** Figures that only need the totals, so they can be updated with each new attempt. */
export type Figures = Pick<Stats, "totalAttempts" | "averageScore" | "averageDuration" | "lastAttemptAt"> & {
  completionRate: number;
};

export const figuresOf = (kind: Kind, totals: Totals = nothing): Figures => ({
  totalAttempts: totals.attempts,
  averageScore: kind === "SURVEY" ? 0 : (averageOf(totals) ?? 0),
  completionRate: promisedRate(totals),
  averageDuration: averageDuration(totals),
  lastAttemptAt: totals.lastAttemptAt,
});
