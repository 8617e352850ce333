import { isAccepted } from "../content/question/form/accepted.shared.ts";
import type { AnswerKey, QuestionForm, TextKey } from "../content/question/form/form.shared.ts";
import { flawsOf } from "../content/question/form/problem.shared.ts";

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
}

export function numberQuestion({ questionText, value, decimals, unit }: NumberAsked): Typed | null {
  return proven({
    questionText,
    questionType: "number",
    form: { number: { decimals, unit, min: null, max: null } },
    answerKey: { number: { value, tolerance: 0 } },
  });
}

/** A question for a name or a term, if its own key accepts the answer. */
export function textQuestion(questionText: string, answer: string, others: readonly string[]): Typed | null {
  const accepted = [...new Set([answer, ...others].flatMap(spellings))];
  const text: TextKey = { accepted, matchCase: false, matchSpaces: false, matchAccents: false, allowTypo: true };
  if (!isAccepted(text, answer)) return null;
  return proven({ questionText, questionType: "text", form: null, answerKey: { text } });
}

/** Spaces are not compared, so one spelling without hyphens stands for all. */
const spellings = (text: string) => (text.includes("-") ? [text, text.replaceAll("-", " ")] : [text]);

/** Null if no answer would be right, by the rules that check a question when it is saved. */
const proven = (typed: Typed): Typed | null => (flawsOf("QUIZ", { ...typed, options: [] }).length === 0 ? typed : null);
