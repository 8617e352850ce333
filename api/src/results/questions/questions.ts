import {
  lineCounts,
  nobody,
  type QuestionCounts,
  questionCounts,
  type RevisionCounts,
} from "../../attempt/counting/counts.ts";
import { optionCounts } from "../../attempt/grading/options.ts";
import { share } from "../../attempt/grading/share.shared.ts";
import type { OptionCount } from "../../attempt/receipt.shared.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";

export interface QuestionResult extends Answered {
  isCurrent: boolean;
  versions: readonly ReadableQuestion[];
  /** The answered versions and the newest, newest first; empty if there is only one. */
  wordings: Answered[];
}

export interface Answered {
  question: ReadableQuestion;
  responses: number;
  /** Percentage of right answers; null without a key or without answers. */
  correctRate: number | null;
  options: (OptionCount & { isCorrect: boolean | null; weight: number | null })[];
}

/** Current questions in order, each followed by those it replaced, then removed ones; old ones only if answered. */
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
    const shown = versions.filter((version) => version === newest || byVersion.has(version.id));
    const wordings = shown.length > 1 ? shown.map((version) => answered(version, byVersion.get(version.id))) : [];
    return [{ ...answered(newest, counts), isCurrent, versions, wordings }];
  });
}

type Line = [newest: ReadableQuestion, ...older: ReadableQuestion[]];

/** A line comes after the one that replaced it. */
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

function answered(question: ReadableQuestion, { people, chosen }: QuestionCounts = nobody): Answered {
  const { options, correctAnswer, optionWeights } = question;
  return {
    question,
    responses: people,
    correctRate: correctAnswer === null || people === 0 ? null : share(chosen[correctAnswer] ?? 0, people),
    options: optionCounts(options, chosen, people).map((option, index) => ({
      ...option,
      isCorrect: correctAnswer === null ? null : index === correctAnswer,
      weight: optionWeights?.[index] ?? null,
    })),
  };
}
