import { utcDay } from "../../attempt/counting/moment.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { pastOf } from "./due.ts";

/** Columns of `attempts` that identify the person. This includes the key, because it is on the taker's device. */
const personal = ["user_id", "participant_name", "participant_email", "attempt_key", "invitation_id"] as const;
const keys = `'{${personal.join(",")}}'::text[]`;

/** Whether an attempt that could still be restored identifies the person. */
export const keptIsPersonal = `kept.attempt ?| ${keys}`;

/** SQL that keeps only the link parameter of the group, because figures are counted by it. */
const groupField = (fields: string, group: string) => `CASE WHEN ${group} > 0 THEN (
           SELECT jsonb_build_object(q.groups ->> 'field', ${fields} -> (q.groups ->> 'field')) FROM quizzes AS q WHERE q.id = $1) END`;

// Answers submitted at the same moment are processed together, because `until` only distinguishes times. A start is
// found by the key, so it is deleted as well and counted as forgotten.
const statement = `
WITH past AS MATERIALIZED (
  SELECT ${pastOf("$1", "'ANONYMISE'")} AS until
), bound AS MATERIALIZED (
  SELECT coalesce((SELECT completed_at FROM attempts
                    WHERE quiz_id = $1 AND completed_at > (SELECT until FROM past) AND completed_at <= $2
                    ORDER BY completed_at OFFSET $3::int - 1 LIMIT 1), $2) AS until
), due AS MATERIALIZED (
  SELECT id, attempt_key FROM attempts
   WHERE quiz_id = $1 AND completed_at > (SELECT until FROM past) AND completed_at <= (SELECT until FROM bound)
), gone AS (
  DELETE FROM attempt_starts AS s USING due WHERE s.quiz_id = $1 AND s.attempt_key = due.attempt_key
  RETURNING s.quiz_id, s.started_at
), counted AS (
  INSERT INTO forgotten_starts (quiz_id, day, starts)
  SELECT quiz_id, ${utcDay("started_at")} AS day, count(*) FROM gone GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (quiz_id, day) DO UPDATE SET starts = forgotten_starts.starts + excluded.starts
), anonymised AS (
  UPDATE attempts SET ${personal.map((column) => `${column} = NULL`).join(", ")},
                      fields = ${groupField("fields", "group_no")}
   WHERE id IN (SELECT id FROM due) RETURNING id
), logged AS (
  UPDATE webhook_deliveries SET body = NULL, answer = NULL
   WHERE quiz_id = $1 AND attempt_id IN (SELECT id FROM due)
), noted AS (
  INSERT INTO anonymised_until (quiz_id, until) SELECT $1, until FROM bound
  ON CONFLICT (quiz_id) DO UPDATE SET until = greatest(anonymised_until.until, excluded.until)
)
SELECT id FROM anonymised`;

/**
 * Anonymises up to `size` attempts at a locked item, or a few more. Takes those submitted until `until`, oldest first.
 * Returns their number.
 */
export async function anonymise(tx: Transaction, contentId: string, until: Date, size: number): Promise<number> {
  const ids = (await tx.$queryRawUnsafe<{ id: string }[]>(statement, contentId, until, size)).map(({ id }) => id);
  // A separate statement, so that it also sees certificates issued until the attempts were locked.
  await tx.$executeRaw`DELETE FROM certificates WHERE attempt_id = ANY(${ids})`;
  return ids.length;
}

/** Anonymises deleted attempts that could still be restored. */
export const anonymiseKept = (tx: Transaction, contentId: string, until: Date): Promise<number> =>
  tx.$executeRawUnsafe(
    `UPDATE deleted_attempts AS kept SET started_at = NULL, certificates = '[]', attempt = kept.attempt - ${keys}
            || jsonb_build_object('fields', ${groupField("(kept.attempt -> 'fields')", "(kept.attempt ->> 'group_no')::int")})
       FROM attempt_deletions AS d
      WHERE d.id = kept.deletion_id AND d.quiz_id = $1
        AND (kept.attempt ->> 'completed_at')::timestamptz <= $2 AND ${keptIsPersonal}`,
    contentId,
    until,
  );
