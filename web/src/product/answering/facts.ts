import type { AnswerKey, QuestionForm } from "../../../../api/src/content/question/form/form.shared.ts";
import { partialScoring } from "../../../../api/src/content/question/form/scoring.shared.ts";
import { countOf } from "../../ui/text/format.ts";

export interface Answering {
  /** The type's GraphQL name. */
  type: string;
  options: readonly string[];
  required: boolean;
  points: number;
  form: QuestionForm | null;
  answerKey: AnswerKey | null;
}

const names: Record<string, string> = {
  MULTIPLE_CHOICE: "Multiple choice",
  SINGLE_CHOICE: "Single choice",
  MULTI_SELECT: "Multi-select",
  SCALE: "Scale",
  MATRIX: "Rows on one scale",
  TEXT: "Text",
  NUMBER: "Number",
};

export const typeName = (type: string) => names[type] ?? type;

/** Returns the answer format except the options, in short: "Optional · 2 points · Whole number, 0 to 10 km". */
export function factsOf({ options, required, points, form, answerKey }: Answering): string[] {
  return [
    ...(required ? [] : ["Optional"]),
    ...(points === 1 ? [] : [countOf(points, "point")]),
    ...(partialScoring(answerKey) ? ["Partial credit"] : []),
    ...(form?.scale ? scaleFacts(form.scale, options) : []),
    ...(form?.text ? [textFacts(form.text)] : []),
    ...(form?.text?.isShared ? ["Shown to other participants"] : []),
    ...(form?.number ? [numberFacts(form.number)] : []),
  ];
}

function scaleFacts(
  { look, lowLabel, highLabel, isNps }: NonNullable<QuestionForm["scale"]>,
  options: readonly string[],
) {
  const ends = [
    ...(lowLabel ? [`${options[0]} = ${lowLabel}`] : []),
    ...(highLabel ? [`${options.at(-1)} = ${highLabel}`] : []),
  ];
  return [
    ...(isNps ? ["Net Promoter Score"] : []),
    ...(look === "stars" ? [countOf(options.length, "star")] : []),
    ...(look === "numbers" ? [`${options[0]} to ${options.at(-1)}`] : []),
    ...(ends.length > 0 ? [ends.join(", ")] : []),
  ];
}

function textFacts({ isLong, minLength, maxLength }: NonNullable<QuestionForm["text"]>) {
  const least = minLength ? `${minLength} to ` : "up to ";
  return `${isLong ? "Several lines" : "One line"}, ${least}${countOf(maxLength, "character")}`;
}

function numberFacts({ decimals, unit, min, max }: NonNullable<QuestionForm["number"]>) {
  const range =
    min !== null && max !== null
      ? `${min} to ${max}`
      : min !== null
        ? `${min} or more`
        : max !== null
          ? `${max} or less`
          : "";
  const kind = decimals === 0 ? "Whole number" : `Number with up to ${countOf(decimals, "decimal")}`;
  return [kind, [range, unit].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** Returns the correct answer if it is not an option: the texts, or the number. Null for choices. */
export function rightOf({ form, answerKey }: Pick<Answering, "form" | "answerKey">): string[] | null {
  if (answerKey?.text) return answerKey.text.accepted;
  if (!answerKey?.number) return null;
  const { value, tolerance } = answerKey.number;
  const unit = form?.number?.unit ? ` ${form.number.unit}` : "";
  return [`${value}${tolerance > 0 ? ` ± ${tolerance}` : ""}${unit}`];
}
