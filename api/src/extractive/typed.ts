import type { AnswerKey, QuestionForm } from "../content/question/form/form.shared.ts";

/** A question whose answer is typed. */
export interface Typed {
  questionText: string;
  questionType: "number" | "text";
  form: QuestionForm | null;
  answerKey: AnswerKey;
}

interface NumberAsked {
  questionText: string;
  value: number;
  decimals: number;
  unit: string | null;
  isEstimate: boolean;
}

/** Share of an estimate that an answer may be off. */
const tolerated = 0.1;

/** Limits of forms and keys, which the closed process cannot read from `content`. */
export const typedLimits = { decimals: 6, unit: 20, number: 1e12, line: 200 };

export function numberQuestion({ questionText, value, decimals, unit, isEstimate }: NumberAsked): Typed | null {
  const { decimals: most, unit: longest, number: highest } = typedLimits;
  if (decimals > most || value > highest || (unit?.length ?? 0) > longest) return null;
  return {
    questionText,
    questionType: "number",
    form: { number: { decimals, unit, min: null, max: null } },
    answerKey: { number: { value, tolerance: isEstimate ? Number((value * tolerated).toFixed(decimals)) : 0 } },
  };
}

/** A question for a name or a term. */
export function textQuestion(questionText: string, answer: string, others: readonly string[]): Typed | null {
  const accepted = [...new Set([answer, ...others].flatMap(spellings))];
  if (accepted.some(({ length }) => length > typedLimits.line)) return null;
  const text = { accepted, matchCase: false, matchSpaces: false, matchAccents: false, allowTypo: true };
  return { questionText, questionType: "text", form: null, answerKey: { text } };
}

/** Spaces are not compared, so one spelling without hyphens stands for all. */
const spellings = (text: string) => (text.includes("-") ? [text, text.replaceAll("-", " ")] : [text]);
