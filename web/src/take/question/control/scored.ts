import type { Scoring } from "../../../../../api/src/content/question/form/scoring.shared.ts";

/** The message that says how answers earn a part of the points. */
export const scored = ({ rule, belowZero }: Scoring) =>
  rule === "each" ? "scoredEach" : belowZero ? "scoredBelowZero" : "scoredMinus";
