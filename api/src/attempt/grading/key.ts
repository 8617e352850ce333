import { isAccepted } from "../../content/question/form/accepted.shared.ts";
import { isClose } from "../../content/question/form/close.shared.ts";
import { isPartial } from "../../content/question/form/scoring.shared.ts";

import type { ItemQuestion } from "../../content/taking/item.ts";
import type { Given } from "./given.ts";

type Keyed = Pick<ItemQuestion, "correctAnswer" | "answerKey">;

/** Whether an answer earns all points. For questions with a key. */
export const isRight = (question: Keyed, given: Given): boolean => creditOf(question, given) === stepsOf(question);

/** The number of equal parts into which the points of a question are split. */
export const stepsOf = ({ answerKey }: Pick<Keyed, "answerKey">): number =>
  isPartial(answerKey) ? (answerKey?.options?.length ?? 1) : 1;

/** The number of these parts that an answer earns. Negative if the key subtracts points. */
export function creditOf({ correctAnswer, answerKey }: Keyed, given: Given): number {
  if (!isPartial(answerKey)) return Number(isMatch({ correctAnswer, answerKey }, given));
  const right = given.choices.filter((choice) => answerKey?.options?.includes(choice)).length;
  if (answerKey?.scoring?.rule === "each") return right;
  const credit = right - (given.choices.length - right);
  return answerKey?.scoring?.belowZero ? credit : Math.max(0, credit);
}

function isMatch({ correctAnswer, answerKey }: Keyed, given: Given): boolean {
  const { options, text, number } = answerKey ?? {};
  if (options)
    return options.length === given.choices.length && options.every((option) => given.choices.includes(option));
  if (text) return given.text !== undefined && isAccepted(text, given.text);
  if (number) return given.number !== undefined && isClose(number, given.number);
  return correctAnswer !== null && given.choices[0] === correctAnswer;
}
