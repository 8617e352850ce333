import type { Kind, QuestionType } from "../../content.shared.ts";
import type { AnswerKey, QuestionForm } from "../form/form.shared.ts";
import type { Words } from "./words/words.shared.ts";

/** A question as the clinic reads it. */
export interface Examined {
  readonly text: string;
  readonly options: readonly string[];
  /** The index of the right option; null where none is. */
  readonly correct: number | null;
  readonly explanation: string;
  /** One option where it is left out. */
  readonly questionType?: QuestionType | undefined;
  readonly form?: QuestionForm | null | undefined;
  readonly answerKey?: AnswerKey | null | undefined;
}

/** The parts of a question that a fix replaces; those left out stay. */
export interface Change {
  text?: string;
  explanation?: string;
  /** All options in their new order; `from` is the old index, null for a new one. */
  options?: readonly { readonly from: number | null; readonly text: string }[];
}

export interface Fix extends Change {
  /** For a button. */
  label: string;
}

export interface Flaw {
  part: "question" | "option" | "explanation";
  /** The index of the option; null where it is about none or about several. */
  option: number | null;
  /** Why it matters and what to do, in a sentence. */
  message: string;
  fix?: Fix;
}

export interface Rule<Id extends string = string> {
  id: Id;
  kinds: readonly Kind[];
  /** `words` are those of the question's language. */
  find(question: Examined, words: Words, kind: Kind): readonly Flaw[];
  /** Runs in languages without words, too, and is given English ones. */
  isWordless?: true;
}

/** The question with the fix. Right and special options stay what they are, wherever they are then. */
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

/** With fewer options there is nothing to choose. */
const fewestOptions = 3;

/** The fix that takes out an option, where another than the right one can go. */
export function withoutOption({ options, correct }: Examined, option: number): Fix | undefined {
  if (option === correct || options.length < fewestOptions) return undefined;
  const kept = options.map((text, from) => ({ from, text })).filter(({ from }) => from !== option);
  return { label: `Take Out Option ${letterOf(option)}`, options: kept };
}
