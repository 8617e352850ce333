import type { AnswerKey } from "./form.shared.ts";

/** The share of its points that an answer earns when several options are correct. */
export interface Scoring {
  /** All or nothing; an equal share for each correct option; correct options minus wrong ones. */
  rule: (typeof scoringRules)[number];
  /** Whether `minus` may give a question negative points. Absent if not. */
  belowZero?: boolean | null | undefined;
}
export const scoringRules = ["all", "each", "minus"] as const;

export interface QuestionScoring extends Scoring {
  /** Whether the scoring is the quiz's and follows its changes. Absent for the question's own scoring. */
  isInherited?: boolean | null | undefined;
}

/** The scoring that can earn a part of the points, or null if it is all or nothing. */
export const partialScoring = (key: AnswerKey | null | undefined): QuestionScoring | null =>
  (key?.options && key.scoring?.rule !== "all" && key.scoring) || null;

export const isPartial = (key: AnswerKey | null | undefined): boolean => partialScoring(key) !== null;

/** The key without any fields that don't affect grading. */
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
 * The key with the scoring that grades answers: its own or the quiz's, where null means all or nothing. Each version of
 * a question stores its scoring, so that the version a taker saw decides the score.
 */
export function scoredBy(usual: Scoring | null | undefined, key: AnswerKey | null): AnswerKey | null {
  if (!key?.options) return key;
  const { scoring: own, ...rest } = key;
  const scoring = own && !own.isInherited ? own : usual && { ...usual, isInherited: true };
  return scoring ? { ...rest, scoring } : rest;
}
