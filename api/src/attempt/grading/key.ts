import { isAccepted } from "../../content/question/form/accepted.shared.ts";
import { isClose } from "../../content/question/form/close.shared.ts";
import { isPartial } from "../../content/question/form/scoring.shared.ts";

import type { ItemQuestion } from "../../content/taking/item.ts";
import type { Given } from "./given.ts";

type Keyed = Pick<ItemQuestion, "correctAnswer" | "answerKey">;

/** For questions with a key: whether an answer earns all points. */
export const isRight = (question: Keyed, given: Given): boolean => creditOf(question, given) === stepsOf(question);

/** The equal parts that the points of a question are earned in. */
export const stepsOf = ({ answerKey }: Pick<Keyed, "answerKey">): number =>
  isPartial(answerKey) ? (answerKey?.options?.length ?? 1) : 1;

/** How many of these parts an answer earns; below zero where the key takes points away. */
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
