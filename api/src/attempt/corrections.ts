import { isPassed, type Percentage } from "../content/rules/rules.shared.ts";
import type { Attempt, Content } from "../generated/prisma/client.ts";
import { withCredit } from "./grading/points.ts";

type Result = Percentage &
  Pick<Attempt, "score" | "skillScore" | "skillLevel" | "totalQuestions"> & {
    /** Absent in corrections that are older than partial credit. */
    credit?: number | null;
  };

/** A regrading of an attempt, with its previous result and answers. */
export interface Correction {
  /** ISO 8601. */
  at: string;
  /** The explanation for takers; null without one. */
  reason: string | null;
  before: Result & Pick<Attempt, "revision" | "answers">;
}

type Corrected = Result & Pick<Attempt, "corrections">;

/** A correction that changed the result. */
export interface Change {
  correctedAt: Date;
  reason: string | null;
  before: Correction["before"];
  after: Result;
}

/** A result as shown to the author. */
export interface ShownGrade extends Pick<Attempt, "score" | "percentage" | "skillLevel" | "totalQuestions"> {
  /** Absent where every answer is right or wrong as a whole. */
  credit?: number;
  /** Whether the result reaches the current pass mark; null without one. */
  passed: boolean | null;
}

export const shownGrade = (
  content: Pick<Content, "rules">,
  { score, credit, percentage, isRoundedUp, skillLevel, totalQuestions }: Omit<Result, "skillScore">,
): ShownGrade => ({
  score,
  ...withCredit(credit),
  percentage,
  skillLevel,
  totalQuestions,
  passed: isPassed(content, { percentage, isRoundedUp }),
});

const ofScore = ["score", "percentage", "totalQuestions"] as const;
const ofLevel = ["skillScore", "skillLevel"] as const;

export const isOtherResult = (one: Result, other: Result): boolean =>
  isOtherScore(one, other) || ofLevel.some((name) => one[name] !== other[name]);

const isOtherScore = (one: Result, other: Result): boolean =>
  ofScore.some((name) => one[name] !== other[name]) ||
  pointsOf(one) !== pointsOf(other) ||
  isRoundedOtherwise(one, other);

const pointsOf = ({ score, credit }: Result) => credit ?? score;

/**
 * True when two results have the same percentage from different shares of the points. Results without the stored flag
 * count as equal.
 */
const isRoundedOtherwise = ({ isRoundedUp: one }: Result, { isRoundedUp: other }: Result): boolean =>
  one != null && other != null && one !== other;

/** The corrections that changed the result, oldest first. */
export const changesOf = (attempt: Corrected): Change[] => {
  const corrections = attempt.corrections ?? [];
  return corrections.flatMap(({ at, reason, before }, index) => {
    const after = corrections[index + 1]?.before ?? attempt;
    return isOtherResult(before, after) ? [{ correctedAt: new Date(at), reason, before, after }] : [];
  });
};

/** The last change that a taker may see, given whether they see the score, the level, or both. */
export const lastChange = (attempt: Corrected, tells: { score: boolean; level: boolean }): Change | undefined =>
  changesOf(attempt).findLast(
    ({ before, after }) =>
      (tells.score && isOtherScore(before, after)) ||
      (tells.level && ofLevel.some((name) => before[name] !== after[name])),
  );

/** The revision that the taker saw, and the submitted answers. */
export const handedIn = (attempt: Pick<Attempt, "revision" | "answers" | "corrections">) =>
  attempt.corrections?.[0]?.before ?? attempt;
