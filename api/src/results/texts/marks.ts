import { z } from "zod";
import { holdItem } from "../../content/lock.ts";
import { ownContent } from "../../content/own.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid, notFound, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { textQuestion } from "./text-question.ts";
import { type OpenAnswer, textsOf } from "./texts.ts";

const Marks = z
  .object({ isStarred: z.boolean().nullish(), isHidden: z.boolean().nullish() })
  .transform(({ isStarred, isHidden }) => ({ starred: isStarred ?? undefined, hidden: isHidden ?? undefined }));

interface Place {
  contentId: string;
  questionId: string;
  attemptId: string;
}

/**
 * Stars or hides a text, or undoes either. Marks that are not given stay. Throws 401 when signed out, 404 if there is
 * no text, and 403 for another owner's item.
 */
export async function markText(
  platform: Platform,
  viewer: Viewer,
  { contentId, questionId, attemptId }: Place,
  input: unknown,
): Promise<OpenAnswer> {
  await ownContent(platform, viewer, "results:write", contentId, "content");
  const marks = parse(Marks, input);
  if (marks.starred === undefined && marks.hidden === undefined)
    throw invalid("isStarred", "Give isStarred, isHidden or both");
  const question = await textQuestion(platform, contentId, questionId);
  const [text] = await textsOf(platform, question, [attemptId]);
  if (!text) throw notFound("Answer");
  const { starred, hidden } = await announcing(platform, async (tx, announce) => {
    const mark = await store(tx, { contentId, attemptId, lineId: question.lineId, ...marks });
    await announce("results", [contentId]);
    return mark;
  });
  return { ...text, isStarred: starred, isHidden: hidden };
}

interface Mark {
  attemptId: string;
  lineId: string;
  contentId: string;
  starred: boolean | undefined;
  hidden: boolean | undefined;
}

/** Locks the item first, as a deletion does, so that no later mark of the item has an earlier time. */
async function store(tx: Transaction, { attemptId, lineId, contentId, starred, hidden }: Mark) {
  await holdItem(tx, contentId);
  const rows = await tx.$queryRaw<{ starred: boolean; hidden: boolean }[]>`
    INSERT INTO answer_marks AS mark (attempt_id, line_id, quiz_id, starred, hidden, changed_at)
    SELECT id, ${lineId}, quiz_id, ${starred ?? false}, ${hidden ?? false},
           greatest(clock_timestamp(), (SELECT max(changed_at) FROM answer_marks WHERE quiz_id = ${contentId}) + interval '1 ms')
      FROM attempts WHERE id = ${attemptId}
    ON CONFLICT (attempt_id, line_id) DO UPDATE
      SET starred = coalesce(${starred ?? null}, mark.starred), hidden = coalesce(${hidden ?? null}, mark.hidden),
          changed_at = excluded.changed_at
    RETURNING starred, hidden`;
  if (!rows[0]) throw notFound("Answer");
  return rows[0];
}

/** Changes with each mark of an item's answers; null without any. */
export async function marksChangedAt({ db }: Platform, contentId: string): Promise<Date | null> {
  const { _max } = await db.answerMark.aggregate({ where: { contentId }, _max: { changedAt: true } });
  return _max.changedAt;
}
