import type { AnswerKey } from "./form.shared.ts";

/** How many of its points an answer earns where several options are right. */
export interface Scoring {
  /** All or nothing; each right option an equal share; right options minus wrong ones. */
  rule: (typeof scoringRules)[number];
  /** Whether `minus` may take points away; absent where not. */
  belowZero?: boolean | null | undefined;
}
export const scoringRules = ["all", "each", "minus"] as const;

export interface QuestionScoring extends Scoring {
  /** Whether it is the quiz's and follows that; absent for the question's own. */
  isInherited?: boolean | null | undefined;
}

/** The scoring by which answers can earn a part of the points; null where it is all or nothing. */
export const partialScoring = (key: AnswerKey | null | undefined): QuestionScoring | null =>
  (key?.options && key.scoring?.rule !== "all" && key.scoring) || null;

export const isPartial = (key: AnswerKey | null | undefined): boolean => partialScoring(key) !== null;

/** The key without what grades no answer in another way. */
export function gradingPart(key: AnswerKey | null | undefined): AnswerKey | null {
  if (!key?.scoring) return key ?? null;
  const { scoring: _, ...rest } = key;
  const scoring = partialScoring(key);
  return scoring ? { ...rest, scoring: scoringOf(scoring) } : rest;
}

export const scoringOf = ({ rule, belowZero }: Scoring): Scoring => ({
  rule,
  ...(rule === "minus" && belowZero && { belowZero }),
});

export const questionScoringOf = ({ isInherited, ...scoring }: QuestionScoring): QuestionScoring => ({
  ...scoringOf(scoring),
  ...(isInherited && { isInherited }),
});

/**
 * The key with the scoring that answers are graded by: its own, or the quiz's, which is null for all or nothing. Each
 * version of a question stores it, so that what takers saw decides their score.
 */
export function scoredBy(usual: Scoring | null | undefined, key: AnswerKey | null): AnswerKey | null {
  if (!key?.options) return key;
  const { scoring: own, ...rest } = key;
  const scoring = own && !own.isInherited ? own : usual && { ...usual, isInherited: true };
  return scoring ? { ...rest, scoring } : rest;
}
