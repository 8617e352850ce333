import type { Attempt } from "../generated/prisma/client.ts";
import type * as contract from "./attempt.contract.ts";
import { changesOf } from "./corrections.ts";
import { withCredit } from "./grading/points.ts";

/** Absent if there are none. */
export function presentCorrections(attempt: Attempt): Pick<contract.Attempt, "corrections"> {
  const corrections = changesOf(attempt).map(
    ({ correctedAt, reason, before: { isRoundedUp: _, credit = null, ...before } }) => ({
      correctedAt,
      reason,
      before: { ...before, ...withCredit(credit) },
    }),
  );
  return corrections.length > 0 ? { corrections } : {};
}

/** An attempt as its owner gets it over REST and by webhook. */
export const presentAttempt = (attempt: Attempt): contract.Attempt => ({
  id: attempt.id,
  participantName: attempt.participantName,
  participantEmail: attempt.participantEmail,
  answers: attempt.answers,
  duration: attempt.duration,
  percentage: attempt.percentage,
  score: attempt.score,
  ...withCredit(attempt.credit),
  totalQuestions: attempt.totalQuestions,
  completedAt: attempt.completedAt,
  skillScore: attempt.skillScore,
  skillLevel: attempt.skillLevel,
  revision: attempt.revision,
  ...(attempt.language !== null && { language: attempt.language }),
  ...(attempt.fields !== null && { fields: attempt.fields }),
  ...(attempt.late !== null && { late: attempt.late }),
  ...(attempt.block !== null && { isAnonymous: true as const }),
  ...(!attempt.isCounted && { isCounted: false as const }),
  ...presentCorrections(attempt),
});
