import type { Attempt } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Position } from "../../platform/rest/page.ts";
import { inTurn } from "../attempts/turns.ts";
import { everyText, isEveryText, selectTexts, type TextSelection, talliedTexts, textColumns } from "./selection.ts";
import { itemOf, type TextQuestion, takesTexts } from "./text-question.ts";

/** A text by a taker: a text answer, or the text for "Other". */
export interface OpenAnswer extends Pick<Attempt, "participantName" | "participantEmail"> {
  attemptId: string;
  /** The answered version of the question. */
  questionId: string;
  text: string;
  completedAt: Date;
  isStarred: boolean;
  isHidden: boolean;
}

interface Slice {
  after?: Position | undefined;
  before?: Position | undefined;
  isBackwards?: boolean;
  limit: number;
}

/** Newest first. The caller has checked that the viewer owns the item. */
export async function listTexts(
  platform: Platform,
  question: TextQuestion,
  selection: TextSelection,
  { after, before, isBackwards = false, limit }: Slice,
): Promise<OpenAnswer[]> {
  if (!takesTexts(question)) return [];
  const { text, values } = await selectTexts(platform, question, selection);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const place = ({ time, id }: Position) => `(${bind(time)}, ${bind(id)})`;
  const within = [
    ...(after ? [`(completed_at, attempts.id) < ${place(after)}`] : []),
    ...(before ? [`(completed_at, attempts.id) > ${place(before)}`] : []),
  ].map((condition) => ` AND ${condition}`);
  const direction = isBackwards ? "ASC" : "DESC";
  const statement = `SELECT ${textColumns}
    ${text}${within.join("")} ORDER BY completed_at ${direction}, attempts.id ${direction} LIMIT ${bind(limit)}`;
  const { rows } = await inTurn(platform, itemOf(question), () => platform.sql.query<OpenAnswer>(statement, values));
  return rows;
}

/** The texts in these attempts, newest first. */
export async function textsOf(
  platform: Platform,
  question: TextQuestion,
  attemptIds: readonly string[],
  selection = everyText,
): Promise<OpenAnswer[]> {
  if (!takesTexts(question)) return [];
  const { text, values } = await selectTexts(platform, question, selection);
  const statement = `SELECT ${textColumns} ${text} AND attempts.id = ANY($${values.push(attemptIds)})
    ORDER BY completed_at DESC, attempts.id DESC`;
  return (await platform.sql.query<OpenAnswer>(statement, values)).rows;
}

export async function countTexts(
  platform: Platform,
  question: TextQuestion,
  selection: TextSelection,
): Promise<number> {
  if (!takesTexts(question)) return 0;
  if (isEveryText(selection)) return talliedTexts(platform, question);
  const { text, values } = await selectTexts(platform, question, selection);
  const { rows } = await inTurn(platform, itemOf(question), () =>
    platform.sql.query<{ count: number }>(`SELECT count(*)::int AS count ${text}`, values),
  );
  return rows[0]?.count ?? 0;
}
