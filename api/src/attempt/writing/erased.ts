import type { Transaction } from "../../platform/data/database.ts";
import { DomainError } from "../../platform/errors.ts";

/** Whether the taker has erased the answers of an attempt. */
export const isErased = async (
  { db }: { db: Pick<Transaction, "erasedAttempt"> },
  contentId: string,
  attemptKey: string,
): Promise<boolean> =>
  (await db.erasedAttempt.findUnique({ where: { contentId_attemptKey: { contentId, attemptKey } } })) !== null;

export const erasedText = "You have erased these answers, and they are not stored again";

/** The error for every request that would start the attempt again. */
export const erasedAnswers = () => new DomainError("CONFLICT", erasedText);
