import { inPortions } from "../../platform/data/portions.ts";
import { hourly } from "../../platform/hourly.ts";
import type { Platform } from "../../platform/platform.ts";
import { utcDay } from "../counting/moment.ts";

// Locked rows are skipped and deleted an hour later: waiting for them could hold up answers.
export const purge = `
WITH gone AS (
  DELETE FROM attempt_starts WHERE ctid = ANY(ARRAY(
    SELECT s.ctid FROM attempt_starts AS s JOIN quizzes ON quizzes.id = s.quiz_id
     WHERE s.started_at < now() - make_interval(days => $2) ORDER BY s.started_at LIMIT $1
       FOR UPDATE OF s SKIP LOCKED FOR KEY SHARE OF quizzes SKIP LOCKED))
  RETURNING quiz_id, started_at
), counted AS (
  INSERT INTO forgotten_starts (quiz_id, day, starts)
  SELECT quiz_id, ${utcDay("started_at")} AS day, count(*) FROM gone GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (quiz_id, day) DO UPDATE SET starts = forgotten_starts.starts + excluded.starts
)
SELECT FROM gone`;

export function forgetStarts(platform: Platform) {
  hourly(platform, "Old starts could not be deleted", () => purgeStarts(platform));
}

/** Deletes old starts, but not their count. */
export const purgeStarts = ({ sql, settings }: Pick<Platform, "sql" | "settings">): Promise<void> =>
  inPortions(sql, purge, [settings.startDays]);
