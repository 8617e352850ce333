import { inPortions } from "../../platform/data/portions.ts";
import { hourly } from "../../platform/hourly.ts";
import type { Platform } from "../../platform/platform.ts";
import { utcDay } from "../counting/moment.ts";
import { anonymousRule, restOfDay } from "./anonymity.ts";

/**
 * Hours during which a page that gets no reply submits again: the longest time that takers may be offline, plus one
 * hour.
 */
export const graceHours = 25;
const grace = "make_interval(hours => $2)";

// Only the day of an answer is stored, so the keys of a day are removed together. A start is found by the key, so it is
// deleted too and counted as forgotten. One statement does both, so that it is counted once. Locked rows wait for the
// next hour. Rows are rewritten in the order of their ids, which are random.
const forget = `
WITH due AS MATERIALIZED (
  SELECT id, quiz_id, attempt_key FROM attempts
   WHERE block IS NOT NULL AND attempt_key IS NOT NULL AND completed_at <= now() - ${grace} - ${restOfDay}
   ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
), gone AS (
  DELETE FROM attempt_starts AS s USING due WHERE (s.quiz_id, s.attempt_key) = (due.quiz_id, due.attempt_key)
  RETURNING s.quiz_id, s.started_at
), counted AS (
  INSERT INTO forgotten_starts (quiz_id, day, starts)
  SELECT quiz_id, ${utcDay("started_at")} AS day, count(*) FROM gone GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (quiz_id, day) DO UPDATE SET starts = forgotten_starts.starts + excluded.starts
)
UPDATE attempts SET attempt_key = NULL FROM due WHERE attempts.id = due.id`;

// Answers to a start this old are more than a day late, so their start is not needed.
const forgetUnfinished = `
WITH gone AS (
  DELETE FROM attempt_starts WHERE ctid = ANY(ARRAY(
    SELECT s.ctid FROM quizzes JOIN attempt_starts AS s ON s.quiz_id = quizzes.id
     WHERE ${anonymousRule("quizzes")} AND s.started_at < now() - ${grace} - interval '1 day'
       AND NOT EXISTS (SELECT FROM attempts WHERE (quiz_id, attempt_key) = (s.quiz_id, s.attempt_key))
     LIMIT $1 FOR UPDATE OF s SKIP LOCKED FOR KEY SHARE OF quizzes SKIP LOCKED))
  RETURNING quiz_id, started_at
), counted AS (
  INSERT INTO forgotten_starts (quiz_id, day, starts)
  SELECT quiz_id, ${utcDay("started_at")} AS day, count(*) FROM gone GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (quiz_id, day) DO UPDATE SET starts = forgotten_starts.starts + excluded.starts
)
SELECT FROM gone`;

const forgetSeats = `
DELETE FROM attempt_seats AS s USING quizzes
 WHERE quizzes.id = s.quiz_id AND ${anonymousRule("quizzes")} AND s.until < now() - make_interval(hours => $1)`;

export function forgetKeys(platform: Platform) {
  hourly(platform, "Keys of anonymous answers could not be forgotten", () => purgeKeys(platform));
}

/** Removes the keys of anonymous answers, which are also on takers' devices, once no retry needs them. */
export async function purgeKeys({ sql }: Pick<Platform, "sql">, hours = graceHours): Promise<void> {
  await inPortions(sql, forget, [hours]);
  await inPortions(sql, forgetUnfinished, [hours]);
  await sql.query(forgetSeats, [hours]);
}
