import type { Kind, QuestionType } from "../content/content.shared.ts";
import type { AnswerKey, QuestionForm } from "../content/question/form/form.shared.ts";
import type { Words } from "./words/words.shared.ts";

/** A question as read by the clinic's rules. */
export interface Examined {
  readonly text: string;
  readonly options: readonly string[];
  /** The index of the correct option, or null if there is none. */
  readonly correct: number | null;
  readonly explanation: string;
  /** Absent for a choice of one option. */
  readonly questionType?: QuestionType | undefined;
  readonly form?: QuestionForm | null | undefined;
  readonly answerKey?: AnswerKey | null | undefined;
}

/** The parts of a question that a fix replaces. Absent parts stay as they are. */
export interface Change {
  text?: string;
  explanation?: string;
  /** All options in their new order; `from` is the old index, null for a new one. */
  options?: readonly { readonly from: number | null; readonly text: string }[];
}

export interface Fix extends Change {
  /** The label of the button that applies the fix. */
  label: string;
}

export interface Flaw {
  part: "question" | "option" | "explanation";
  /** The index of the option, or null if the flaw concerns none or several. */
  option: number | null;
  /** One sentence: the reason and the remedy. */
  message: string;
  fix?: Fix;
}

export interface Rule<Id extends string = string> {
  id: Id;
  kinds: readonly Kind[];
  /** `words` are in the question's language. */
  find(question: Examined, words: Words, kind: Kind): readonly Flaw[];
  /** Runs even in languages without a word list, with the English words. */
  isWordless?: true;
}

/** The question with the fix applied. Correct and special options keep their role at their new positions. */
export function fixed(question: Examined, { text, explanation, options }: Change): Examined {
  const worded = { ...question, text: text ?? question.text, explanation: explanation ?? question.explanation };
  if (!options) return worded;
  const placeOf = (old: number | null | undefined) => {
    const place = options.findIndex(({ from }) => from !== null && from === old);
    return place === -1 ? null : place;
  };
  const { correct, form, answerKey } = question;
  const { choice } = form ?? {};
  const rights = answerKey?.options;
  return {
    ...worded,
    options: options.map(({ text }) => text),
    correct: placeOf(correct),
    ...(choice && {
      form: {
        ...form,
        choice: {
          other: placeOf(choice.other),
          none: placeOf(choice.none),
          pinned: choice.pinned?.flatMap((pinned) => placeOf(pinned) ?? []),
        },
      },
    }),
    ...(rights && { answerKey: { ...answerKey, options: rights.flatMap((right) => placeOf(right) ?? []) } }),
  };
}

export const inQuestion = (message: string, fix?: Fix): Flaw[] => [
  { part: "question", option: null, message, ...(fix && { fix }) },
];

export const inOption = (option: number | null, message: string, fix?: Fix): Flaw[] => [
  { part: "option", option, message, ...(fix && { fix }) },
];

export const letterOf = (option: number) => String.fromCharCode(65 + option);

/** Removing one of fewer options would leave nothing to choose from. */
const fewestOptions = 3;

/** The fix that removes an option, unless it is the correct one or too few would remain. */
export function withoutOption({ options, correct }: Examined, option: number): Fix | undefined {
  if (option === correct || options.length < fewestOptions) return undefined;
  const remaining = options.map((text, from) => ({ from, text })).filter(({ from }) => from !== option);
  return { label: `Remove Option ${letterOf(option)}`, options: remaining };
}
