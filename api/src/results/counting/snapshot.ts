import {
  countsOf,
  type RevisionCounts,
  revisions,
  type TalliedBucket,
  type TalliedRevision,
  talliesOf,
} from "../../attempt/counting/counts.ts";
import { type Median, medianDuration } from "../../attempt/counting/duration.ts";
import { isShown } from "../../attempt/publishing/waiting.ts";
import type { Platform } from "../../platform/platform.ts";
import { localDays } from "./days.ts";
import { lastOf, nothing, type Totals, totalColumns } from "./stats.ts";

export interface Snapshot {
  counts: RevisionCounts[];
  totals: Omit<Totals, "starts" | "finished"> & Starts;
  days: { day: string; attempts: number }[];
  /** Null if no attempt has a duration. */
  median: Median | null;
}

/** Null under a filter, because unfinished starts match no filter. */
type Starts = Pick<Totals, "starts" | "finished"> | { starts: null; finished: null };

/** Number of attempts up to which the median is computed from the attempts themselves. */
const fewAttempts = 1000;

// One statement, so that all counts are from one moment. The few attempts are limited and ordered like their index. A
// prepared plan knows neither the item nor that it has few attempts, and would otherwise read the attempts of all
// items.
const statementOf = (inGroups: string) => `
WITH durations AS MATERIALIZED (
  SELECT ordinal, sum(times)::int AS times FROM duration_tallies, unnest(cells) WITH ORDINALITY AS cell (times, ordinal)
   WHERE quiz_id = $1${inGroups} GROUP BY ordinal
), days AS MATERIALIZED (
  SELECT * FROM daily_tallies WHERE quiz_id = $1${inGroups}
)
SELECT (SELECT coalesce(json_agg(one), '[]') FROM (${talliesOf(inGroups)}) AS one) AS buckets,
       (SELECT coalesce(json_agg(one), '[]') FROM (${revisions}) AS one) AS revisions,
       (SELECT to_json(one) FROM (SELECT ${totalColumns("$1")} FROM days) AS one) AS totals,
       (SELECT ${lastOf("last_at")} FROM days) AS "lastAttemptAt",
       (SELECT coalesce(json_agg(one), '[]')
          FROM (SELECT to_char(day, 'YYYY-MM-DD') AS day, attempts FROM (${localDays("days", "$2")}) AS local
                 WHERE attempts > 0 ORDER BY local.day) AS one) AS days,
       (SELECT coalesce(json_agg(times ORDER BY ordinal), '[]') FROM durations) AS durations,
       CASE WHEN (SELECT sum(attempts) FROM days) <= ${fewAttempts}
            THEN (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY duration) FROM (
                   SELECT duration FROM attempts WHERE quiz_id = $1${inGroups} AND is_counted AND ${isShown} ORDER BY completed_at DESC, id DESC LIMIT ${fewAttempts}
                 ) AS few)
        END AS "exactMedian"`;

export const snapshotStatement = statementOf("");
/** The first condition is the one in the index of attempts in groups. */
export const snapshotOfGroups = statementOf(" AND group_no > 0 AND group_no = ANY($3::smallint[])");

/** The groups of an item whose tallies are read; see `groupsIn`. */
export type GroupNumbers = readonly number[];

interface Row {
  buckets: TalliedBucket[];
  revisions: TalliedRevision[];
  totals: Record<Exclude<keyof Totals, "lastAttemptAt">, number | null>;
  lastAttemptAt: Date | null;
  days: Snapshot["days"];
  durations: number[];
  exactMedian: number | null;
}

export async function readSnapshot(
  { sql }: Platform,
  contentId: string,
  zone: string,
  groups: GroupNumbers | null = null,
): Promise<Snapshot> {
  const { rows } = await sql.query<Row>(
    groups
      ? { name: "snapshot-of-groups", text: snapshotOfGroups, values: [contentId, zone, groups] }
      : { name: "snapshot", text: snapshotStatement, values: [contentId, zone] },
  );
  const { buckets, revisions, totals, lastAttemptAt, days, durations, exactMedian } = rows[0] as Row;
  const knownTotals = totals.attempts === null ? nothing : ({ ...totals, lastAttemptAt } as Totals);
  return {
    counts: countsOf(revisions, buckets),
    totals: groups ? { ...knownTotals, starts: null, finished: null } : knownTotals,
    days,
    median: exactMedian === null ? medianDuration(durations) : exactly(exactMedian),
  };
}

export const exactly = (seconds: number): Median => ({ seconds: Math.round(seconds), margin: 0 });
