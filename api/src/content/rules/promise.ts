import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid } from "../../platform/errors.ts";
import { anonymousFlaw, isAnonymous } from "./rules.shared.ts";

/** Throws VALIDATION_FAILED where anonymous answers are asked for an address. */
export function requireAnonymity(item: Parameters<typeof anonymousFlaw>[0]): void {
  const flaw = anonymousFlaw(item);
  if (flaw) throw invalid("rules.anonymous", flaw);
}

/** Throws CONFLICT where a personal link would say whose anonymous answers are. */
export function requireNamed(item: Parameters<typeof isAnonymous>[0]): void {
  if (isAnonymous(item))
    throw new DomainError("CONFLICT", "Answers are anonymous here, and personal links would say whose they are");
}

const change = {
  on: "Answers are there already, or were a moment ago, and were not given anonymously. Make a copy to ask anew",
  invited:
    "People are invited by personal links, which would say whose answers are whose. Make a copy to ask anonymously",
  off: "Somebody has begun or answered already, and was promised to be anonymous. Make a copy to ask for names",
};

/**
 * Answers keep the promise that they were given under, so an item is anonymous for all of them or for none. Locks the
 * item, so that none is stored before the edit is. Throws VALIDATION_FAILED.
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
        OR ${was} AND EXISTS (SELECT FROM attempt_starts WHERE quiz_id = ${id}) AS "isKept"`;
  if (row?.isKept) throw invalid("rules.anonymous", was ? change.off : change.on);
  if (!was && (await tx.invitation.count({ where: { contentId: id } })) > 0)
    throw invalid("rules.anonymous", change.invited);
}
