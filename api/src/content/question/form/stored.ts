import type { Kind } from "../../content.shared.ts";
import {
  type AnswerKey,
  type ChoiceForm,
  formLimits,
  hasFeedback,
  type QuestionForm,
  type TextForm,
} from "./form.shared.ts";
import type { Formed } from "./problem.shared.ts";
import { questionScoringOf } from "./scoring.shared.ts";

interface Answering {
  required?: boolean | null | undefined;
  points?: number | null | undefined;
  isCredited?: boolean | null | undefined;
}

interface Checked extends Formed, Answering {
  options: string[];
  questionText: string;
  explanation?: string | null;
}

/** The fields to store for a question from a builder. */
export const storedQuestion = (kind: Kind, question: Checked) => ({
  questionText: question.questionText,
  questionType: question.questionType,
  options: question.options,
  correctAnswer:
    kind === "QUIZ" && question.questionType === "multiple_choice" ? (question.correctAnswer ?? null) : null,
  optionWeights: kind === "ASSESSMENT" ? weightsOf(question) : null,
  explanation: question.explanation ?? null,
  optionFeedback: feedbackOf(kind, question),
  ...answeringOf(kind, question),
});

/**
 * The fields to store for a question that has passed `problemsOf`. Keeps only fields that fit its type, and replaces
 * missing ones with defaults.
 */
export const answeringOf = (kind: Kind, question: Formed & Answering) => ({
  required: question.required ?? true,
  points: question.points ?? 1,
  isCredited: kind === "QUIZ" && (question.isCredited ?? false),
  form: formOf(question),
  answerKey: kind === "QUIZ" ? keyOf(question) : null,
});

function formOf({ questionType, form }: Formed): QuestionForm | null {
  const { choice, scale, rows, text, number } = form ?? {};
  switch (questionType) {
    case "scale":
      return { scale: scale ?? { look: "numbers", lowLabel: null, highLabel: null, isNps: false } };
    case "matrix":
      return { rows: rows ?? [], ...(scale && { scale }) };
    case "text":
      return { text: textOf(text ?? { isLong: false, minLength: null, maxLength: formLimits.text.line }) };
    case "number":
      return { number: number ?? { decimals: 0, unit: null, min: null, max: null } };
    default:
      return choice ? choiceOf(choice) : null;
  }
}

function choiceOf({ pinned, ...special }: ChoiceForm): QuestionForm | null {
  const places = [...new Set(pinned)].sort((a, b) => a - b);
  if (places.length > 0) return { choice: { ...special, pinned: places } };
  return special.other !== null || special.none !== null ? { choice: special } : null;
}

/** The feedback to store: null unless an option has one. */
export function feedbackOf(kind: Kind, { questionType, optionFeedback }: Formed): string[] | null {
  return hasFeedback(kind, questionType) && optionFeedback?.some((text) => text !== "") ? [...optionFeedback] : null;
}

/** The feedback of a question that came without any: options with the same text keep that of other questions. */
export function keptFeedback(
  kind: Kind,
  { questionType, options }: Formed,
  ...questions: (Pick<Formed, "options" | "optionFeedback"> | undefined)[]
): string[] | null {
  const textOf = (option: string) =>
    questions.flatMap((stored) => stored?.optionFeedback?.[stored.options.indexOf(option)] || [])[0] ?? "";
  return feedbackOf(kind, { questionType, options, optionFeedback: options.map(textOf) });
}

const textOf = ({ isShared, ...text }: TextForm): TextForm => (isShared ? { ...text, isShared } : text);

function keyOf({ questionType, answerKey }: Formed): AnswerKey | null {
  const { options, scoring, text, number } = answerKey ?? {};
  if (questionType === "multi_select" && options)
    return { options: options.toSorted((a, b) => a - b), ...(scoring && { scoring: questionScoringOf(scoring) }) };
  if (questionType === "text" && text) return { text };
  return questionType === "number" && number ? { number } : null;
}

/**
 * The weights of a question. Without explicit weights, the points of a scale count as their numbers if all are
 * non-negative numbers, and as their positions otherwise.
 */
export function weightsOf({ optionWeights, options }: Formed): number[] {
  if (optionWeights) return [...optionWeights];
  const numbers = options.map(Number);
  const areValues = options.every((text, index) => text.trim() !== "" && (numbers[index] ?? -1) >= 0);
  return areValues ? numbers : options.map((_, index) => index);
}
