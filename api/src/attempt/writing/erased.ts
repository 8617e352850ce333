import { DomainError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";

/** Whether the taker has erased the answers of an attempt. */
export const isErased = async ({ db }: Pick<Platform, "db">, contentId: string, attemptKey: string): Promise<boolean> =>
  (await db.erasedAttempt.findUnique({ where: { contentId_attemptKey: { contentId, attemptKey } } })) !== null;

export const erasedText = "You have erased these answers, and they are not stored again";

/** Refuses everything that would begin the attempt again. */
export const erasedAnswers = () => new DomainError("CONFLICT", erasedText);
