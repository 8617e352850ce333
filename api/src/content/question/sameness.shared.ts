import type { QuestionType } from "../content.shared.ts";

interface Answerable {
  questionType: QuestionType;
  options: readonly string[];
  correctAnswer: number | null;
  optionWeights: readonly number[] | null;
}

/**
 * Null if answers can be counted together: same type, same number and order of options, same scores. Texts may differ.
 */
export function whyApart(before: Answerable, after: Answerable): string | null {
  if (before.questionType !== after.questionType) return "It lets people choose another number of options";
  if (before.options.length !== after.options.length) return "The number of options changed";
  if (after.options.some((text, index) => ![-1, index].includes(before.options.indexOf(text))))
    return "Its options changed places";
  if (before.correctAnswer !== after.correctAnswer) return "Another answer is the right one now";
  const [weights, others] = [before.optionWeights ?? [], after.optionWeights ?? []];
  if (weights.some((weight, index) => weight !== others[index])) return "The weights of its options changed";
  return null;
}
