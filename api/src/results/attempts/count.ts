import { isShown } from "../../attempt/publishing/waiting.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { exactly, type Snapshot } from "../counting/snapshot.ts";
import { lastOf, nothing, type Totals } from "../counting/stats.ts";
import { countCells } from "./count-cells.ts";
import { type AppliedFilter, conditionOf, figuresConditionOf } from "./filter.ts";
import { inTurn } from "./turns.ts";

type Item = Pick<Content, "id" | "userId">;

/** Counts all attempts, including those that figures exclude. */
export async function countAttempts(platform: Platform, item: Item, filter: AppliedFilter | null): Promise<number> {
  if (!filter) return countAll(platform, item);
  const { where, values } = conditionOf(item.id, filter);
  const text = `SELECT count(*)::int AS attempts FROM attempts WHERE ${where}`;
  const { rows } = await inTurn(platform, item, () => platform.sql.query<{ attempts: number }>(text, values));
  return rows[0]?.attempts ?? 0;
}

// Late and superseded attempts have their own indexes.
const uncounted = `
  SELECT ((SELECT count(*) FROM attempts WHERE quiz_id = $1 AND late IS NOT NULL AND NOT is_counted AND NOT is_superseded AND ${isShown})
        + (SELECT count(*) FROM attempts WHERE quiz_id = $1 AND is_superseded))::int AS attempts`;

/** Counts the attempts that figures leave out: late ones, and those of a person who has another one that counts. */
export const countUncounted = (platform: Platform, { id }: Pick<Item, "id">): Promise<number> =>
  countBy(platform, "uncounted", uncounted, id);

const countAll = (platform: Platform, { id }: Pick<Item, "id">): Promise<number> =>
  countBy(
    platform,
    "all-attempts",
    `SELECT (coalesce(sum(attempts), 0) + (${uncounted}))::int AS attempts FROM daily_tallies WHERE quiz_id = $1`,
    id,
  );

async function countBy({ sql }: Platform, name: string, text: string, contentId: string): Promise<number> {
  const { rows } = await sql.query<{ attempts: number }>({ name, text, values: [contentId] });
  return rows[0]?.attempts ?? 0;
}

export const countFiltered = (platform: Platform, item: Item, filter: AppliedFilter): Promise<Snapshot> =>
  inTurn(platform, item, () => count(platform, item.id, filter));

async function count(platform: Platform, contentId: string, filter: AppliedFilter): Promise<Snapshot> {
  const { where, values } = figuresConditionOf(contentId, filter);
  const totals = `
    SELECT count(*)::int AS attempts, coalesce(sum(percentage), 0)::float8 AS "scoreSum", coalesce(sum(duration), 0)::float8 AS "durationSum",
           count(duration)::int AS timed, percentile_cont(0.5) WITHIN GROUP (ORDER BY duration) AS "medianDuration", ${lastOf("completed_at")} AS "lastAttemptAt"
      FROM attempts WHERE ${where}`;
  const days = `
    SELECT to_char(completed_at AT TIME ZONE $${values.length + 1}, 'YYYY-MM-DD') AS day, count(*)::int AS attempts
      FROM attempts WHERE ${where} GROUP BY 1 ORDER BY 1`;
  const [counts, sums, byDay] = await Promise.all([
    countCells(platform, contentId, { where, values }),
    platform.sql.query<Omit<Totals, "starts" | "finished"> & { medianDuration: number | null }>(totals, values),
    platform.sql.query<Snapshot["days"][number]>(days, [...values, filter.zone]),
  ]);
  const { medianDuration, ...sum } = sums.rows[0] ?? { ...nothing, medianDuration: null };
  return {
    counts,
    totals: { ...sum, starts: null, finished: null },
    days: byDay.rows,
    median: medianDuration === null ? null : exactly(medianDuration),
  };
}
