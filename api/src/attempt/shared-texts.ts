import { isAnonymous } from "../content/rules/rules.shared.ts";
import type { Item } from "../content/taking/item.ts";
import type { Platform } from "../platform/platform.ts";

const most = 20;
/** Fewer texts would let readers guess the authors. */
const fewest = 5;
/** The cost of a receipt must not grow with the number of responses. */
const newestAttempts = 500;

/**
 * Texts by others, by line, for questions whose author lets takers read them. Only includes texts written for a version
 * that announced this, and none that the author hid. For anonymous items, includes the answers in whole blocks, even
 * the taker's own: otherwise the texts for two takers would differ by one person's.
 */
export async function sharedTexts(
  { sql }: Platform,
  { id, rules, questions }: Item,
  ownAttempt: string,
): Promise<ReadonlyMap<string, string[]>> {
  const lines = questions.filter(({ form }) => form?.text?.isShared).map(({ lineId }) => lineId);
  const texts = new Map<string, string[]>();
  if (lines.length === 0) return texts;
  const { rows } = await sql.query<{ lineId: string; text: string }>({
    ...(isAnonymous({ rules })
      ? { name: "public-texts", text: statementOf(inWholeBlock), values: [id, null, lines, newestAttempts, most] }
      : { name: "shared-texts", text: statementOf("true"), values: [id, ownAttempt, lines, newestAttempts, most] }),
  });
  for (const { lineId, text } of rows) texts.set(lineId, [...(texts.get(lineId) ?? []), text]);
  return new Map([...texts].filter(([, list]) => list.length >= fewest));
}

/** SQL that is true for a row of `attempts` that people other than the owner may see. */
export const inWholeBlock = `attempts.is_counted AND EXISTS (
  SELECT FROM answer_blocks AS b WHERE (b.quiz_id, b.number) = (attempts.quiz_id, attempts.block) AND b.missing = 0)`;

const statementOf = (isPublic: string) => `
WITH newest AS (
  SELECT id FROM attempts WHERE quiz_id = $1 AND ${isPublic} ORDER BY completed_at DESC, id DESC LIMIT $4),
starred AS (
  SELECT attempt_id FROM answer_marks WHERE quiz_id = $1 AND line_id = ANY($3) AND starred
   ORDER BY changed_at DESC LIMIT $4),
versions AS (
  SELECT id, line_id FROM questions
   WHERE quiz_id = $1 AND line_id = ANY($3) AND (form -> 'text' ->> 'isShared')::boolean),
texts AS (
  SELECT versions.line_id, answers ->> versions.id AS text,
         row_number() OVER (PARTITION BY versions.line_id
                            ORDER BY coalesce(starred, false) DESC, completed_at DESC, attempts.id DESC) AS place
    FROM (SELECT id FROM newest UNION SELECT attempt_id FROM starred) AS found
    JOIN attempts USING (id) JOIN versions ON answers ? versions.id
    LEFT JOIN answer_marks AS mark ON (mark.attempt_id, mark.line_id) = (attempts.id, versions.line_id)
   WHERE attempts.id IS DISTINCT FROM $2 AND is_counted AND ${isPublic} AND NOT coalesce(hidden, false))
SELECT line_id AS "lineId", text FROM texts WHERE place <= $5 ORDER BY line_id, place`;
