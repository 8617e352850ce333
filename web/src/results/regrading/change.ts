import type { BeforeAfter_grade$data } from "#relay/BeforeAfter_grade.graphql.ts";
import { scorePercent } from "../../../../api/src/attempt/grading/share.shared.ts";
import { countOf, formatPercent } from "../../ui/text/format.ts";

type Grade = Omit<BeforeAfter_grade$data, " $fragmentType">;

export type Way = "higher" | "lower" | "other";

/**
 * Returns "other" if a result changes without being higher or lower, such as a level whose range has moved, or its
 * points.
 */
export function wayOf(before: Grade, after: Grade): Way {
  const rise = (after.percentage ?? 0) - (before.percentage ?? 0);
  return rise > 0 ? "higher" : rise < 0 ? "lower" : "other";
}

/** Returns two results by their difference: the level, otherwise the percentage, otherwise the points. */
export function inWords(before: Grade, after: Grade): { from: string; to: string; isWritten: boolean } {
  if (before.skillLevel !== after.skillLevel)
    return { from: before.skillLevel ?? "–", to: after.skillLevel ?? "–", isWritten: true };
  if (before.percentage !== after.percentage)
    return { from: formatPercent(before.percentage), to: formatPercent(after.percentage), isWritten: false };
  return { from: points(before), to: points(after), isWritten: false };
}

/** Formats a score as "n of total" only if each question is worth one point. */
function points({ score, credit, totalQuestions, percentage }: Grade): string {
  if (score == null) return "–";
  if (credit != null) return countOf(credit, "point");
  return scorePercent(score, totalQuestions) === percentage ? `${score} of ${totalQuestions}` : countOf(score, "point");
}

/** Returns the change against the pass mark; null without a change or a pass mark. */
export function passing(before: Grade, after: Grade): "now passed" | "now failed" | null {
  if (before.passed == null || after.passed == null || before.passed === after.passed) return null;
  return after.passed ? "now passed" : "now failed";
}

/** Whether regrading could change a result, either among those examined or beyond the limit of the preview. */
export const mayChange = ({ changed, examined, attempts }: { changed: number; examined: number; attempts: number }) =>
  changed > 0 || examined < attempts;
