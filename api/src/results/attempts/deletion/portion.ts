import { quarterOf, utcDay } from "../../../attempt/counting/moment.ts";
import { type Moved as Counted, clientOf, recount } from "../../../attempt/counting/recount.ts";
import { noteMoved } from "../../../attempt/publishing/public-tally.ts";
import { chooseCounting } from "../../../attempt/retakes/choice.ts";
import { recordEvents } from "../../../content/event/event.ts";
import type { Attempt, Content } from "../../../generated/prisma/client.ts";
import type { Transaction } from "../../../platform/data/database.ts";
import type { Platform } from "../../../platform/platform.ts";

/** A row returned by a statement that moves attempts. */
type Moved = Counted & Pick<Attempt, "id" | "invitationId">;

// The day of a forgotten start is unknown (see attempt/writing/forgotten.ts). Only sums over days are read, so it is
// replaced by the day of the attempt.
const forgotten = (sign: "-" | "+") => `
forgotten AS (
  INSERT INTO forgotten_starts (quiz_id, day, starts)
  SELECT quiz_id, ${utcDay("completed_at")}, ${sign} count(*) FROM moved WHERE start_is_forgotten GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (quiz_id, day) DO UPDATE SET starts = forgotten_starts.starts + excluded.starts
)
SELECT coalesce(json_agg(row), '[]') AS moved
  FROM (SELECT id, revision, answers, percentage, is_rounded_up AS "isRoundedUp", duration, had_start AS "hadStart", is_counted AS "isCounted",
               group_no AS "group", block, invitation_id AS "invitationId", ${utcDay("completed_at")}::text AS day, ${quarterOf("completed_at")} AS quarter,
               ${utcDay("CASE WHEN start_is_forgotten THEN completed_at ELSE started_at END")}::text AS begun
          FROM moved) AS row`;

const rowsOf = (table: string) =>
  `coalesce((SELECT jsonb_agg(t) FROM ${table} AS t WHERE t.attempt_id = gone.id), '[]')`;

// All parts of a statement see the rows from before it, so rows that a cascade deletes can still be read.
const takeOut = `
WITH gone AS (
  DELETE FROM attempts WHERE quiz_id = $1 AND id = ANY($2::text[]) RETURNING *
), begun AS (
  DELETE FROM attempt_starts AS s USING gone
   WHERE gone.had_start AND (s.quiz_id, s.attempt_key) = (gone.quiz_id, gone.attempt_key)
  RETURNING s.attempt_key, s.started_at
), kept AS (
  INSERT INTO deleted_attempts (deletion_id, attempt_id, attempt, started_at, marks, themes, certificates)
  SELECT $3::text, gone.id, to_jsonb(gone), begun.started_at, ${rowsOf("answer_marks")}, ${rowsOf("answer_themes")}, ${rowsOf("certificates")}
    FROM gone LEFT JOIN begun USING (attempt_key)
   WHERE $3::text IS NOT NULL
), moved AS (
  SELECT gone.*, begun.started_at, gone.had_start AND begun.started_at IS NULL AS start_is_forgotten
    FROM gone LEFT JOIN begun USING (attempt_key)
), ${forgotten("-")}`;

// Keeps changes made since the deletion: an attempt under the same key, a start, a deleted user, newer themes.
const putBack = `
WITH kept AS (
  DELETE FROM deleted_attempts WHERE deletion_id = $3 AND attempt_id = ANY($2::text[]) RETURNING *
), back AS (
  INSERT INTO attempts
  SELECT one.* FROM kept CROSS JOIN LATERAL jsonb_populate_record(NULL::attempts, '{"is_counted": true, "is_superseded": false, "group_no": 0}' || kept.attempt || jsonb_build_object(
           'user_id', (SELECT id FROM users WHERE id = kept.attempt ->> 'user_id' FOR KEY SHARE))) AS one
   WHERE one.quiz_id = $1 ORDER BY one.attempt_key
  ON CONFLICT DO NOTHING
  RETURNING *
), begun AS (
  INSERT INTO attempt_starts (quiz_id, attempt_key, started_at)
  SELECT back.quiz_id, back.attempt_key, kept.started_at FROM back JOIN kept ON kept.attempt_id = back.id
   WHERE kept.started_at IS NOT NULL ORDER BY back.attempt_key
  ON CONFLICT DO NOTHING
  RETURNING attempt_key, started_at
), moved AS (
  SELECT back.*, begun.started_at, back.had_start AND kept.started_at IS NULL AND NOT EXISTS (
           SELECT FROM attempt_starts AS s WHERE (s.quiz_id, s.attempt_key) = (back.quiz_id, back.attempt_key)
         ) AS start_is_forgotten
    FROM back JOIN kept ON kept.attempt_id = back.id LEFT JOIN begun USING (attempt_key)
), marked AS (
  INSERT INTO answer_marks
  SELECT mark.* FROM back JOIN kept ON kept.attempt_id = back.id
   CROSS JOIN LATERAL jsonb_populate_recordset(NULL::answer_marks, kept.marks) AS mark
), themed AS (
  INSERT INTO answer_themes
  SELECT theme.* FROM back JOIN kept ON kept.attempt_id = back.id JOIN attempt_deletions AS d ON d.id = kept.deletion_id
   CROSS JOIN LATERAL jsonb_populate_recordset(NULL::answer_themes, kept.themes) AS theme
    JOIN question_themes AS q ON (q.quiz_id, q.line_id) = (back.quiz_id, theme.line_id) AND q.made_at < d.created_at
), certified AS (
  INSERT INTO certificates
  SELECT one.* FROM back JOIN kept ON kept.attempt_id = back.id
   CROSS JOIN LATERAL jsonb_populate_recordset(NULL::certificates, kept.certificates) AS one
), ${forgotten("+")}`;

const ways = {
  attempt_deleted: { statement: takeOut, sign: -1 },
  attempt_restored: { statement: putBack, sign: 1 },
} as const;

/**
 * Moves attempts out of an item or back into it, together with their counts. Returns their number. The item is locked.
 * Its tallies come last, because answers to other items wait while their common counts are locked. Without a deletion,
 * no copy of deleted attempts is kept.
 */
export async function move(
  platform: Platform,
  tx: Transaction,
  content: Content,
  what: { type: keyof typeof ways; deletionId: string | null; ids: string[] },
): Promise<number> {
  const { type, deletionId, ids } = what;
  const client = clientOf(tx);
  const { statement, sign } = ways[type];
  const [result] = (await client.query<{ moved: Moved[] }>(statement, [content.id, ids, deletionId])).rows;
  const rows = result?.moved ?? [];
  if (rows.length === 0) return 0;
  // Cancels pending deliveries about these attempts and removes them from the log.
  await client.query("DELETE FROM webhook_deliveries WHERE quiz_id = $1 AND attempt_id = ANY($2::text[])", [
    content.id,
    rows.map(({ id }) => id),
  ]);
  await recordEvents(
    platform,
    tx,
    type,
    content,
    rows.map(({ id }) => ({ attemptId: id })),
  );
  await noteMoved(
    client,
    content.id,
    rows.map(({ block }) => block),
    sign,
  );
  await recount(tx, content.id, rows, sign);
  await chooseCounting(
    tx,
    content,
    rows.flatMap(({ invitationId }) => invitationId ?? []),
  );
  return rows.length;
}
