import { isOtherResult } from "../../attempt/corrections.ts";
import { quarterOf, utcDay } from "../../attempt/counting/moment.ts";
import { clientOf } from "../../attempt/counting/recount.ts";
import {
  addAttempt,
  type Client,
  type CountedAttempt,
  noSheets,
  storedSheets,
  storeSheets,
  sum,
} from "../../attempt/counting/sheet.ts";
import { mailCorrections } from "../../attempt/mail/result-mail.ts";
import { isShown } from "../../attempt/publishing/waiting.ts";
import { chooseCounting } from "../../attempt/retakes/choice.ts";
import { rebuiltSlot } from "../../attempt/writing/slot.ts";
import { recordEvents } from "../../content/event/event.ts";
import { type Attempt, type Content, Prisma, type Regrading } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { unhurried } from "../../platform/work/unhurried.ts";
import { followAnswers } from "./follow.ts";
import { type Regraded, regraded, type Terms } from "./terms.ts";

/** The last attempt that a regrading has looked at. */
export interface PlaceOfRegrading {
  /** ISO 8601. */
  time: string;
  id: string;
}

/** Precedes every attempt. */
const start: PlaceOfRegrading = { time: new Date(0).toISOString(), id: "" };

type Stored = CountedAttempt &
  Pick<
    Attempt,
    | "id"
    | "invitationId"
    | "score"
    | "credit"
    | "skillScore"
    | "skillLevel"
    | "totalQuestions"
    | "completedAt"
    | "participantEmail"
  >;

interface Moved {
  before: Stored;
  after: Regraded;
  isChanged: boolean;
}

// A waiting anonymous answer keeps the revision that its taker saw, because all answers of a block must have the same.
const select = `
  SELECT id, revision, answers, score, credit, percentage, is_rounded_up AS "isRoundedUp", skill_score AS "skillScore", skill_level AS "skillLevel",
         total_questions AS "totalQuestions", participant_email AS "participantEmail", duration, had_start AS "hadStart", is_counted AS "isCounted", group_no AS "group", block, invitation_id AS "invitationId",
         completed_at AS "completedAt", ${utcDay("completed_at")}::text AS day, ${quarterOf("completed_at")} AS quarter
    FROM attempts WHERE quiz_id = $1 AND revision = ANY($2::int[]) AND (completed_at, id) > ($3::timestamptz, $4)
          AND completed_at <= $6::timestamptz AND ${isShown}
   ORDER BY completed_at, id LIMIT $5::int`;

const update = `
  UPDATE attempts AS a
     SET revision = $3::int, answers = r.answers, score = r.score, credit = r.credit, percentage = r.percentage, is_rounded_up = r."isRoundedUp",
         skill_score = r."skillScore", skill_level = r."skillLevel", total_questions = r."totalQuestions",
         corrections = coalesce(a.corrections, '[]') || jsonb_build_object('at', to_jsonb(now()), 'reason', $4::text, 'before',
           jsonb_build_object('revision', a.revision, 'answers', a.answers, 'score', a.score, 'credit', a.credit, 'percentage', a.percentage,
                              'isRoundedUp', a.is_rounded_up, 'skillScore', a.skill_score, 'skillLevel', a.skill_level, 'totalQuestions', a.total_questions))
    FROM jsonb_to_recordset($2::jsonb) AS r (id text, answers jsonb, score int, credit float8, percentage int, "isRoundedUp" boolean, "skillScore" text,
                                             "skillLevel" text, "totalQuestions" int)
   WHERE a.quiz_id = $1 AND a.id = r.id`;

/**
 * Regrades the next attempts in the transaction of the caller, who has locked the item. Moves their counts and stores
 * the progress. The item's tallies come last, because answers to other items wait while their common counts are locked.
 */
export async function regradePortion(
  platform: Platform,
  tx: Transaction,
  what: { content: Content; regrading: Regrading; terms: Terms; size: number },
): Promise<Regrading> {
  const { content, regrading, terms, size } = what;
  const client = clientOf(tx);
  const { time, id } = regrading.rest ?? start;
  const revisions = [...terms.earlier.keys()];
  const { rows } = await client.query<Stored>(select, [content.id, revisions, time, id, size, terms.until]);
  const regradings = await gradedAnew(terms, rows);
  const changed = regradings.filter(({ isChanged }) => isChanged);
  await client.query(update, [
    content.id,
    JSON.stringify(regradings.map(({ before, after }) => ({ id: before.id, ...after }))),
    terms.item.revision,
    regrading.reason,
  ]);
  await followAnswers(client, content.id, terms, regradings);
  const events = changed.map(({ before }) => ({ attemptId: before.id }));
  if (events.length > 0) await recordEvents(platform, tx, "attempt_regraded", content, events);
  if (regrading.mails) {
    const withAddress = changed.filter(({ before }) => before.participantEmail !== null);
    await mailCorrections(
      platform,
      tx,
      withAddress.map(({ before }) => before.id),
    );
  }
  const next = await noteProgress(tx, regrading, {
    rows,
    isLast: rows.length < size,
    moved: regradings,
    changed: events.length,
  });
  await count(client, content.id, terms, regradings);
  await chooseCounting(
    tx,
    content,
    changed.flatMap(({ before }) => before.invitationId ?? []),
  );
  return next;
}

async function gradedAnew(terms: Terms, rows: readonly Stored[]): Promise<Moved[]> {
  const regradings: Moved[] = [];
  for await (const before of unhurried(rows)) {
    const after = regraded(terms, before);
    if (after) regradings.push({ before, after, isChanged: isOtherResult(before, after) });
  }
  return regradings;
}

/**
 * After the end, later looks count the attempts that they regrade. Attempts that cannot be regraded are not counted
 * again.
 */
function noteProgress(
  tx: Transaction,
  { id, total, done, doneAt }: Regrading,
  {
    rows,
    isLast,
    moved,
    changed,
  }: { rows: readonly Stored[]; isLast: boolean; moved: readonly Moved[]; changed: number },
): Promise<Regrading> {
  const last = rows.at(-1);
  const isOver = doneAt !== null;
  const looked = done + (isOver ? moved : rows).length;
  return tx.regrading.update({
    where: { id },
    data: {
      rest: isLast || !last ? Prisma.DbNull : { time: last.completedAt.toISOString(), id: last.id },
      done: looked,
      // Some attempts may have been deleted or submitted since the start.
      total: isLast || isOver ? looked : Math.max(total, looked),
      changed: { increment: changed },
      ...(!isOver && { ungradable: { increment: rows.length - moved.length } }),
      ...(isLast && !isOver && { doneAt: new Date() }),
    },
  });
}

async function count(client: Client, contentId: string, terms: Terms, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const [before, after] = [noSheets(), noSheets()];
  for (const one of moved) {
    const earlier = terms.earlier.get(one.before.revision);
    if (!earlier) continue;
    addAttempt(before, earlier.item, one.before);
    addAttempt(after, terms.item, { ...one.before, ...one.after });
  }
  const tallies = [...new Set([...before.tallies.keys(), ...after.tallies.keys()])];
  const storedTotals = await storedSheets(client, contentId, "DELETE", { tallies, days: [...before.days.keys()] });
  await storeSheets(client, contentId, rebuiltSlot, sum(sum(storedTotals, before, -1), after));
}
