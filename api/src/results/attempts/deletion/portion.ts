import { quarterOf, utcDay } from "../../../attempt/counting/moment.ts";
import {
  addAttempt,
  addStarts,
  type Client,
  type CountedAttempt,
  keyPart,
  noSheets,
  type Sheets,
  storedSheets,
  storeSheets,
  sum,
} from "../../../attempt/counting/sheet.ts";
import { noteMoved } from "../../../attempt/publishing/public-tally.ts";
import { isShown } from "../../../attempt/publishing/waiting.ts";
import { rebuiltSlot } from "../../../attempt/writing/slot.ts";
import { recordEvents } from "../../../content/event/event.ts";
import { type Item, readTrashed } from "../../../content/taking/item.ts";
import type { Attempt, Content } from "../../../generated/prisma/client.ts";
import type { Transaction } from "../../../platform/data/database.ts";
import { deletedMeanwhile } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { unhurried } from "../../../platform/work/unhurried.ts";

/** A row returned by a statement that moves attempts. `begun` is the UTC day of the start that moved with it. */
type Moved = CountedAttempt & Pick<Attempt, "id"> & { begun: string | null };

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
               group_no AS "group", block, ${utcDay("completed_at")}::text AS day, ${quarterOf("completed_at")} AS quarter,
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
  SELECT one.* FROM kept CROSS JOIN LATERAL jsonb_populate_record(NULL::attempts, '{"is_counted": true, "group_no": 0}' || kept.attempt || jsonb_build_object(
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
  await count(tx, content.id, rows, sign);
  return rows.length;
}

/** Reads the revisions of the moved rows, because a regrading can change them until the item is locked. */
async function count(tx: Transaction, contentId: string, rows: Moved[], sign: 1 | -1) {
  const client = clientOf(tx);
  const items = new Map<number, Item | null>();
  for (const revision of new Set(rows.map(({ revision }) => revision)))
    items.set(revision, await readTrashed(tx, contentId, revision));
  const sheets = noSheets();
  for await (const row of unhurried(rows)) {
    const item = items.get(row.revision);
    if (!item) throw deletedMeanwhile();
    addAttempt(sheets, item, row);
    if (row.begun) addStarts(sheets, row.begun, 1);
  }
  const days = [...sheets.days.keys()];
  const storedTotals = await storedSheets(client, contentId, "DELETE", { tallies: [...sheets.tallies.keys()], days });
  await setLast(client, contentId, days, storedTotals);
  await storeSheets(client, contentId, rebuiltSlot, sum(storedTotals, sheets, sign));
}

/** The last attempts of these days may have been deleted or restored. */
async function setLast(client: Client, contentId: string, days: string[], { lastAt }: Sheets): Promise<void> {
  const { rows } = await client.query<{ day: string; last: Date | null }>(
    `SELECT key AS day, (SELECT max(completed_at) FROM attempts
                          WHERE quiz_id = $1 AND is_counted AND ${isShown} AND group_no = ${keyPart(2)}::int
                            AND completed_at >= ${keyPart(1)}::date AT TIME ZONE 'utc'
                            AND completed_at < (${keyPart(1)}::date + 1) AT TIME ZONE 'utc') AS last
       FROM unnest($2::text[]) AS key`,
    [contentId, days],
  );
  for (const { day, last } of rows) {
    if (last) lastAt.set(day, last);
    else lastAt.delete(day);
  }
}

export const clientOf = (tx: Transaction): Client => ({
  query: async (text, values = []) => ({ rows: await tx.$queryRawUnsafe(text, ...values) }),
});
