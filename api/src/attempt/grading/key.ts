import { isAccepted } from "../../content/question/form/accepted.shared.ts";
import { isClose } from "../../content/question/form/close.shared.ts";
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
