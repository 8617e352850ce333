import type { Client } from "../../attempt/counting/sheet.ts";
import type { Terms } from "./terms.ts";

// Marks and themes belong to the answer to a line. The question may continue under another line.
const marks = `
  UPDATE answer_marks AS m SET line_id = r.now
    FROM jsonb_to_recordset($1::jsonb) AS r (id text, before text, now text)
   WHERE m.attempt_id = r.id AND m.line_id = r.before`;

const questionThemes = `
  INSERT INTO question_themes (quiz_id, line_id, themes, state, made_at)
  SELECT q.quiz_id, r.now, q.themes, q.state, q.made_at
    FROM question_themes AS q JOIN (SELECT DISTINCT before, now FROM jsonb_to_recordset($2::jsonb) AS r (before text, now text)) AS r
      ON r.before = q.line_id
   WHERE q.quiz_id = $1 ORDER BY r.now, q.made_at DESC
  ON CONFLICT DO NOTHING`;

/** Drops themes that were found for other answers. */
const answerThemes = `
  WITH moved AS (
    DELETE FROM answer_themes AS t USING jsonb_to_recordset($2::jsonb) AS r (id text, before text, now text)
     WHERE t.attempt_id = r.id AND t.line_id = r.before
    RETURNING t.attempt_id, t.line_id, r.now, t.themes, t.quotes
  )
  INSERT INTO answer_themes (attempt_id, line_id, themes, quotes)
  SELECT moved.attempt_id, moved.now, moved.themes, moved.quotes FROM moved
    JOIN question_themes AS earlier ON (earlier.quiz_id, earlier.line_id) = ($1, moved.line_id)
    JOIN question_themes AS present ON (present.quiz_id, present.line_id) = ($1, moved.now) AND present.made_at = earlier.made_at
  ON CONFLICT DO NOTHING`;

/** Moves marks and themes along with their answers. */
export async function followAnswers(
  client: Client,
  contentId: string,
  { earlier }: Terms,
  moved: readonly { before: { id: string; revision: number } }[],
): Promise<void> {
  const others = moved.flatMap(({ before }) =>
    [...(earlier.get(before.revision)?.lines ?? [])].flatMap(([line, now]) =>
      line === now ? [] : [{ id: before.id, before: line, now }],
    ),
  );
  if (others.length === 0) return;
  const values = JSON.stringify(others);
  await client.query(marks, [values]);
  await client.query(questionThemes, [contentId, values]);
  await client.query(answerThemes, [contentId, values]);
}
