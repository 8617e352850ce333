import {
  lineCounts,
  nobody,
  type QuestionCounts,
  questionCounts,
  type RevisionCounts,
} from "../../attempt/counting/counts.ts";
import { distributionOf } from "../../attempt/grading/distribution.ts";
import { share } from "../../attempt/grading/share.shared.ts";
import type { BinCount, OptionCount, RowCount } from "../../attempt/receipt.shared.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { type MiddlePoints, medianPoints, type NetPromoter, netPromoter } from "./scale.shared.ts";

export interface QuestionResult extends Answered {
  isCurrent: boolean;
  versions: readonly ReadableQuestion[];
  /** The answered versions and the newest one, newest first. Empty if there is only one. */
  wordings: Answered[];
}

export interface Answered {
  question: ReadableQuestion;
  /** Number of people who answered the question; the basis of all percentages. */
  responses: number;
  /** Number of people who left out the question. */
  unanswered: number;
  /** Number of people who earned all points; null if a single option is correct, or none. */
  right: number | null;
  /** Percentage of right answers; null without a key or without answers. */
  correctRate: number | null;
  options: (OptionCount & { isCorrect: boolean | null; weight: number | null })[];
  /** Null unless it is a matrix. */
  rows: (RowCount & { median: MiddlePoints | null })[] | null;
  /** Null unless it asks for a number within a range. */
  bins: BinCount[] | null;
  /** Null unless it is a scale. */
  median: MiddlePoints | null;
  netPromoter: NetPromoter | null;
}

/**
 * Current questions in order, each followed by the questions that it replaced, then removed ones. Old ones only if
 * answered.
 */
export function questionResults(
  questions: readonly ReadableQuestion[],
  revisions: readonly RevisionCounts[],
): QuestionResult[] {
  const [byLine, byVersion] = [lineCounts(revisions), questionCounts(revisions)];
  return linesOf(questions).flatMap((versions): QuestionResult[] => {
    const [newest] = versions;
    const isCurrent = newest.untilRevision === null;
    const counts = byLine.get(newest.lineId);
    if (!isCurrent && !counts) return [];
    const visibleVersions = versions.filter((version) => version === newest || byVersion.has(version.id));
    const wordings =
      visibleVersions.length > 1 ? visibleVersions.map((version) => answered(version, byVersion.get(version.id))) : [];
    return [{ ...answered(newest, counts), isCurrent, versions, wordings }];
  });
}

type Line = [newest: ReadableQuestion, ...older: ReadableQuestion[]];

/** A line follows the line that replaced it. */
function linesOf(questions: readonly ReadableQuestion[]): Line[] {
  const newestFirst = questions.toSorted((a, b) => b.sinceRevision - a.sinceRevision);
  const lines = Map.groupBy(newestFirst, ({ lineId }) => lineId) as unknown as Map<string, Line>;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const sorted = new Set<Line>();
  const add = (line: Line) => {
    if (sorted.has(line)) return;
    sorted.add(line);
    for (const { replacesId } of line) {
      const replaced = lines.get(byId.get(replacesId ?? "")?.lineId ?? "");
      if (replaced) add(replaced);
    }
  };
  const replaced = new Set(questions.map(({ replacesId }) => replacesId));
  const isNewest = (question: ReadableQuestion) => lines.get(question.lineId)?.[0] === question;
  const newest = questions.filter(isNewest);
  const first = newest.filter(({ untilRevision }) => untilRevision === null);
  const last = newest.filter(({ id }) => !replaced.has(id));
  for (const { lineId } of [...first, ...last]) add(lines.get(lineId) as Line);
  return [...sorted];
}

function answered(question: ReadableQuestion, counts: QuestionCounts = nobody): Answered {
  const { questionType, form, correctAnswer, answerKey, optionWeights } = question;
  const { people, unanswered, chosen } = counts;
  const right = answerKey === null ? null : (counts.credits.at(-1) ?? 0);
  const rightOnes = correctAnswer === null ? right : (chosen[correctAnswer] ?? 0);
  const { options, rows, bins } = distributionOf(question, counts);
  const isRight = (index: number) => {
    if (answerKey?.options) return answerKey.options.includes(index);
    return correctAnswer === null ? null : index === correctAnswer;
  };
  return {
    question,
    responses: people,
    unanswered,
    right,
    correctRate: rightOnes === null || people === 0 ? null : share(rightOnes, people),
    options: options.map((option, index) => ({
      ...option,
      isCorrect: isRight(index),
      weight: optionWeights?.[index] ?? null,
    })),
    rows: rows?.map((row) => ({ ...row, median: medianPoints(row.options.map(({ count }) => count)) })) ?? null,
    bins,
    median: questionType === "scale" ? medianPoints(chosen) : null,
    netPromoter: form?.scale?.isNps ? netPromoter(chosen) : null,
  };
}
