import { lineCounts, readCounts } from "../../attempt/counting/counts.ts";
import type { QuestionType } from "../../content/content.shared.ts";
import { literally } from "../../platform/data/like.ts";
import { notFound } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Position } from "../../platform/rest/page.ts";
import { inTurn } from "../attempts/count.ts";
import { type AppliedFilter, conditionOf } from "../attempts/filter.ts";

/** What somebody wrote: an answer in their own words, or what they meant by "Other". */
export interface OpenAnswer {
  attemptId: string;
  /** The version of the question that was answered. */
  questionId: string;
  text: string;
  completedAt: Date;
}

interface Asked {
  id: string;
  questionType: QuestionType;
  lineId: string;
  contentId: string;
  content: { userId: string | null };
  form: { choice?: { other: number | null } | null | undefined } | null;
}

/** Which texts are meant: those of attempts that a filter lets through, with something in them. */
export interface Wanted {
  filter: AppliedFilter | null;
  contains: string | null;
}

interface Slice {
  after?: Position | undefined;
  before?: Position | undefined;
  isBackwards?: boolean;
  limit: number;
}

export async function askedQuestion({ db }: Platform, contentId: string, id: string): Promise<Asked> {
  const question = await db.question.findFirst({ where: { contentId, id }, include: { content: true } });
  if (!question) throw notFound("Question");
  return question;
}

/** Newest first. The caller has checked that the viewer owns the item. */
export async function listTexts(
  platform: Platform,
  question: Asked,
  wanted: Wanted,
  { after, before, isBackwards = false, limit }: Slice,
): Promise<OpenAnswer[]> {
  if (!takesTexts(question)) return [];
  const { text, values } = await found(platform, question, wanted);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const place = ({ time, id }: Position) => `(${bind(time)}, ${bind(id)})`;
  const within = [
    ...(after ? [`(completed_at, attempts.id) < ${place(after)}`] : []),
    ...(before ? [`(completed_at, attempts.id) > ${place(before)}`] : []),
  ].map((condition) => ` AND ${condition}`);
  const direction = isBackwards ? "ASC" : "DESC";
  const statement = `SELECT attempts.id AS "attemptId", version AS "questionId", written AS text, completed_at AS "completedAt"
    ${text}${within.join("")} ORDER BY completed_at ${direction}, attempts.id ${direction} LIMIT ${bind(limit)}`;
  const { rows } = await inTurn(platform, itemOf(question), () => platform.sql.query<OpenAnswer>(statement, values));
  return rows;
}

export async function countTexts(platform: Platform, question: Asked, wanted: Wanted): Promise<number> {
  if (!takesTexts(question)) return 0;
  if (wanted.filter === null && wanted.contains === null) {
    const counts = lineCounts(await readCounts(platform, question.contentId)).get(question.lineId);
    const other = question.form?.choice?.other ?? null;
    return (other === null ? counts?.people : counts?.chosen[other]) ?? 0;
  }
  const { text, values } = await found(platform, question, wanted);
  const { rows } = await inTurn(platform, itemOf(question), () =>
    platform.sql.query<{ count: number }>(`SELECT count(*)::int AS count ${text}`, values),
  );
  return rows[0]?.count ?? 0;
}

/** All versions that are counted together are alike in this. */
const takesTexts = ({ questionType, form }: Asked) => questionType === "text" || form?.choice?.other != null;

const itemOf = ({ contentId, content }: Asked) => ({ id: contentId, userId: content.userId });

/** The texts of all versions of a question; an attempt answers one of them. */
async function found({ sql }: Platform, { contentId, lineId }: Asked, { filter, contains }: Wanted) {
  const versions = await sql.query<{ id: string }>({
    name: "versions-of-line",
    text: "SELECT id FROM questions WHERE (quiz_id, line_id) = ($1, $2)",
    values: [contentId, lineId],
  });
  const { where, values } = conditionOf(contentId, filter);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const ids = bind(versions.rows.map(({ id }) => id));
  const search = contains === null ? "" : ` AND written ILIKE ${bind(`%${literally(contains)}%`)}`;
  const text = `
    FROM attempts CROSS JOIN LATERAL (
      SELECT version, CASE jsonb_typeof(answers->version) WHEN 'string' THEN answers->>version
                           WHEN 'object' THEN answers->version->>'other' END AS written
        FROM unnest(${ids}::text[]) AS version WHERE answers ? version LIMIT 1) AS answer
   WHERE ${where} AND answers ?| ${ids} AND written IS NOT NULL${search}`;
  return { text, values };
}
