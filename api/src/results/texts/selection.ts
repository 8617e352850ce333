import { lineCounts, readCounts } from "../../attempt/counting/counts.ts";
import { literally } from "../../platform/data/like.ts";
import { parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { answerText } from "../attempts/answers/answered.ts";
import { type AppliedFilter, figuresConditionOf, readFilter, refuseAnonymous } from "../attempts/filter.ts";
import type { TextQuestion } from "./text-question.ts";
import { TextSearch } from "./texts.rules.ts";

/** Selects texts: those of attempts that match a filter, with these words and these marks. */
export interface TextSelection {
  filter: AppliedFilter | null;
  contains: string | null;
  starred: boolean | null;
  hidden: boolean | null;
  /** Only texts whose marks changed at this time or later, including removed marks. */
  markedSince: Date | null;
}

export const everyText: TextSelection = {
  filter: null,
  contains: null,
  starred: null,
  hidden: null,
  markedSince: null,
};

export const isEveryText = (selection: TextSelection): boolean =>
  Object.values(selection).every((value) => value === null);

/** The columns of each text, for `SELECT … FROM attempts … WHERE …`. */
export const textColumns = `attempts.id AS "attemptId", version AS "questionId", written AS text,
  completed_at AS "completedAt", participant_name AS "participantName", participant_email AS "participantEmail",
  coalesce(starred, false) AS "isStarred", coalesce(hidden, false) AS "isHidden"`;

/** The texts of all versions of a question; an attempt answers only one of them. */
export async function selectTexts({ sql }: Platform, { contentId, lineId }: TextQuestion, selection: TextSelection) {
  const { filter, contains, starred, hidden, markedSince } = selection;
  const versions = await sql.query<{ id: string }>({
    name: "versions-of-line",
    text: "SELECT id FROM questions WHERE (quiz_id, line_id) = ($1, $2)",
    values: [contentId, lineId],
  });
  const { where, values } = figuresConditionOf(contentId, filter);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const ids = bind(versions.rows.map(({ id }) => id));
  const isMarked = starred === true || hidden === true || markedSince !== null;
  const conditions = [
    ...(contains === null ? [] : [`written ILIKE ${bind(`%${literally(contains)}%`)}`]),
    ...(starred === null ? [] : [`coalesce(starred, false) = ${bind(starred)}`]),
    ...(hidden === null ? [] : [`coalesce(hidden, false) = ${bind(hidden)}`]),
    ...(markedSince === null ? [] : [`changed_at >= ${bind(markedSince)}`]),
  ].map((condition) => ` AND ${condition}`);
  const text = `
    FROM attempts CROSS JOIN LATERAL (
      SELECT version, ${answerText} AS written
        FROM unnest(${ids}::text[]) AS version WHERE answers ? version LIMIT 1) AS answer
    ${isMarked ? "" : "LEFT "}JOIN (
      SELECT attempt_id, starred, hidden, changed_at FROM answer_marks WHERE (quiz_id, line_id) = ($1, ${bind(lineId)})) AS marks
      ON attempt_id = attempts.id
   WHERE ${where} AND answers ?| ${ids} AND written IS NOT NULL${conditions.join("")}`;
  return { text, values };
}

/** Number of people who wrote a text, whatever it is, from the tallies. */
export async function talliedTexts(platform: Platform, { contentId, lineId, form }: TextQuestion): Promise<number> {
  const counts = lineCounts(await readCounts(platform, contentId)).get(lineId);
  const other = form?.choice?.other ?? null;
  return (other === null ? counts?.people : counts?.chosen[other]) ?? 0;
}

/**
 * Reads the selection of texts. Throws what `readFilter` does. Throws VALIDATION_FAILED for words combined with a
 * filter of anonymous answers, because together they could identify people.
 */
export async function readSelection(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  asked: { search: unknown; filter: unknown },
): Promise<TextSelection> {
  const search = parse(TextSearch, asked.search);
  const filter = await readFilter(platform, viewer, asked.filter, contentId);
  if (search.contains !== null && filter !== null) await refuseAnonymous(platform, contentId, "contains");
  return { ...search, filter };
}
