import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid } from "../../platform/errors.ts";
import { anonymousFlaw, isAnonymous } from "./rules.shared.ts";

/** Throws VALIDATION_FAILED if answers are anonymous but takers are asked for an email address. */
export function requireAnonymity(item: Parameters<typeof anonymousFlaw>[0]): void {
  const flaw = anonymousFlaw(item);
  if (flaw) throw invalid("rules.anonymous", flaw);
}

const change = {
  on: "It already has responses that aren't anonymous. Duplicate it to start over",
  begun: "An invited person has already started, under their name. Duplicate it to ask anonymously",
  apart: "An invited person has extra time, which would identify their answers. Remove it first",
  off: "Someone has already answered, started or been invited anonymously. Duplicate it to ask for names",
};

/**
 * Keeps the promise under which answers were given: an item is anonymous for all of them or for none. Locks the item,
 * so that no answer is stored before the edit. Throws VALIDATION_FAILED.
 */
export async function requirePromise(
  tx: Transaction,
  before: Pick<Content, "id" | "rules">,
  after: Pick<Content, "rules">,
): Promise<void> {
  const was = isAnonymous(before);
  if (isAnonymous(after) === was) return;
  const { id } = before;
  await tx.$queryRaw`SELECT FROM quizzes WHERE id = ${id} FOR UPDATE`;
  const [row] = await tx.$queryRaw<{ isKept: boolean }[]>`
    SELECT EXISTS (SELECT FROM attempts WHERE quiz_id = ${id})
        OR EXISTS (SELECT FROM attempt_deletions AS d JOIN deleted_attempts AS kept ON kept.deletion_id = d.id
                    WHERE d.quiz_id = ${id})
        OR ${was} AND (EXISTS (SELECT FROM attempt_starts WHERE quiz_id = ${id})
                    OR EXISTS (SELECT FROM invitations WHERE quiz_id = ${id} AND (
                                 ballot IS NOT NULL OR opened_at IS NOT NULL OR sent_at IS NOT NULL OR mail = 'queued'))) AS "isKept"`;
  if (row?.isKept) throw invalid("rules.anonymous", was ? change.off : change.on);
  if (was) return;
  const startedCount = await tx.invitation.count({ where: { contentId: id, startedAt: { not: null } } });
  if (startedCount > 0) throw invalid("rules.anonymous", change.begun);
  const apart = await tx.invitation.count({
    where: { contentId: id, OR: [{ extraMinutes: { not: null } }, { extraPercent: { not: null } }] },
  });
  if (apart > 0) throw invalid("rules.anonymous", change.apart);
}
