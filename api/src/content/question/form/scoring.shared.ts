import type { AnswerKey, QuestionScoring, Scoring } from "./form.shared.ts";

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
