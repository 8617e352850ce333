import { isAccepted } from "../../content/question/form/accepted.shared.ts";
import type { NumberKey } from "../../content/question/form/form.shared.ts";
import type { ItemQuestion } from "../../content/taking/item.ts";
import type { Given } from "./given.ts";

/** For questions with a key. */
export function isRight({ correctAnswer, answerKey }: Pick<ItemQuestion, "correctAnswer" | "answerKey">, given: Given) {
  const { options, text, number } = answerKey ?? {};
  if (options)
    return options.length === given.choices.length && options.every((option) => given.choices.includes(option));
  if (text) return given.text !== undefined && isAccepted(text, given.text);
  if (number) return given.number !== undefined && isClose(number, given.number);
  return correctAnswer !== null && given.choices[0] === correctAnswer;
}

/** So many rounding errors of a difference are forgiven: 9.82 is within 0.01 of 9.81. */
const floatErrors = 4;

function isClose({ value, tolerance }: NumberKey, given: number): boolean {
  const error = floatErrors * Number.EPSILON * Math.max(Math.abs(value), Math.abs(given));
  return Math.abs(given - value) <= tolerance + error;
}
