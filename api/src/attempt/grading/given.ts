import type { GivenAnswer } from "../../content/question/form/form.shared.ts";
import type { ItemQuestion } from "../../content/taking/item.ts";

/** An answer in the form for grading and counting. A question that was left out has none. */
export interface Given {
  /** Indexes of options, ascending. Empty for answers of another form. */
  choices: readonly number[];
  /** The text with the option that asks for one. */
  other?: string;
  /** The index of the chosen point in each row of a matrix. */
  rows?: readonly (number | null)[];
  text?: string;
  number?: number;
}

/** Keyed by the ids of the questions. */
export type Givens = ReadonlyMap<string, Given>;

export type Answers = Record<string, GivenAnswer>;

type Typed = Pick<ItemQuestion, "questionType">;

/** The form in which an answer is sent and stored. */
export function wireOf({ questionType }: Typed, { choices, other, rows, text, number }: Given): GivenAnswer {
  if (rows) return [...rows];
  if (text !== undefined) return text;
  if (number !== undefined) return number;
  if (other !== undefined) return { choices: [...choices], other };
  return questionType === "multi_select" ? [...choices] : (choices[0] as number);
}

export function givenOf({ questionType }: Typed, answer: GivenAnswer): Given {
  if (typeof answer === "string") return { choices: [], text: answer };
  if (typeof answer === "number")
    return questionType === "number" ? { choices: [], number: answer } : { choices: [answer] };
  if (!Array.isArray(answer)) return answer;
  return questionType === "matrix" ? { choices: [], rows: answer } : { choices: answer as number[] };
}

/** Reads stored answers without checking them again. */
export const givensOf = (questions: readonly Pick<ItemQuestion, "id" | "questionType">[], answers: Answers): Givens =>
  new Map(
    questions.flatMap((question) => {
      const answer = answers[question.id];
      return answer === undefined ? [] : [[question.id, givenOf(question, answer)] as const];
    }),
  );

export const answersOf = (questions: readonly Pick<ItemQuestion, "id" | "questionType">[], givens: Givens): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = givens.get(question.id);
      return answer ? [[question.id, wireOf(question, answer)] as const] : [];
    }),
  );
