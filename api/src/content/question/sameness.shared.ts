import type { QuestionType } from "../content.shared.ts";
import type { AnswerKey, QuestionForm } from "./form/form.shared.ts";
import { gradingPart } from "./form/scoring.shared.ts";

interface Answerable {
  questionType: QuestionType;
  options: readonly string[];
  correctAnswer: number | null;
  optionWeights: readonly number[] | null;
  form?: QuestionForm | null | undefined;
  answerKey?: AnswerKey | null | undefined;
}

const rekeyed = {
  scoring: "It is scored in another way now",
  key: "Another answer is the right one now",
  weights: "The weights of its options changed",
};

/** Whether a reason of `whyApart` concerns only the key, so that earlier answers can be regraded. */
export const isRekeyed = (reason: string | null): boolean => Object.values(rekeyed).some((one) => one === reason);

/**
 * The reason why answers cannot be counted together, or null if they can. They need the same type, the same number and
 * order of options, and the same scores. Texts may differ.
 */
export function whyApart(before: Answerable, after: Answerable): string | null {
  if (before.questionType !== after.questionType) return "It is answered in another way now";
  if (before.options.length !== after.options.length) return "The number of options changed";
  if (after.options.some((text, index) => ![-1, index].includes(before.options.indexOf(text))))
    return "Its options changed places";
  const [rows, others] = [before.form?.rows ?? [], after.form?.rows ?? []];
  if (rows.length !== others.length) return "The number of rows changed";
  if (others.some((text, index) => ![-1, index].includes(rows.indexOf(text)))) return "Its rows changed places";
  const [range, other] = [rangeOf(before), rangeOf(after)];
  if (range.some((bound, index) => bound !== other[index])) return "It takes other numbers now";
  const [special, now] = [before.form?.choice, after.form?.choice];
  const isOtherSpecial = (["other", "none"] as const).some(
    (name) => (special?.[name] ?? null) !== (now?.[name] ?? null),
  );
  if (isOtherSpecial) return "Another option is a special one now";
  if (writtenScoring(before.answerKey) !== writtenScoring(after.answerKey)) return rekeyed.scoring;
  const isOtherKey = keyText(before.answerKey) !== keyText(after.answerKey);
  if (isOtherKey || before.correctAnswer !== after.correctAnswer) return rekeyed.key;
  const [weights, newWeights] = [before.optionWeights ?? [], after.optionWeights ?? []];
  if (weights.some((weight, index) => weight !== newWeights[index])) return rekeyed.weights;
  return null;
}

const members = ["options", "text", "accepted", "matchCase", "matchSpaces", "matchAccents", "allowTypo"];

/** The database has its own order of object keys. */
const keyText = (key: Answerable["answerKey"]) =>
  JSON.stringify(key ?? null, [...members, "number", "value", "tolerance"]);

const writtenScoring = (key: Answerable["answerKey"]) => {
  const { rule, belowZero } = gradingPart(key)?.scoring ?? {};
  return `${rule} ${belowZero === true}`;
};

const rangeOf = ({ form }: Answerable) => [form?.number?.min, form?.number?.max, form?.number?.decimals];
