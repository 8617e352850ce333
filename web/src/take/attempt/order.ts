import { rankOf } from "../../../../api/src/content/rules/shuffle.shared.ts";
import type { Item, Question } from "./item.ts";

/**
 * The item in the order of one attempt. Derived from the attempt's key, so that a reload, another tab and another
 * language have the same order. Answers still name options by their places in the author's order.
 */
export function ordered(item: Item, key: string): Item {
  const { rules } = item;
  if (!rules) return item;
  const questions = rules.shuffleQuestions ? sorted(item.questions, ({ id }) => rankOf(key + id)) : item.questions;
  return { ...item, questions: rules.shuffleOptions ? questions.map((one) => withShown(one, key)) : questions };
}

/**
 * Points and pairs, such as True and False, keep their order. "Other" and "None of these" come last, unless they are
 * pinned to their places.
 */
const withShown = (question: Question, key: string): Question => {
  const { id, questionType, options, form } = question;
  const { other, none, pinned } = form?.choice ?? {};
  const keepsOrder = /scale|matrix/.test(questionType) || options.length < 3;
  const isLast = (place: number) => keepsOrder || place === other || place === none;
  const isPinned = (place: number) => pinned?.includes(place);
  const movable = [...options.keys()].filter((place) => !isPinned(place));
  const shuffled = sorted(movable, (place) => (isLast(place) ? 2 ** 32 + place : rankOf(key + id + place))).values();
  const order = [...options.keys()].map((place) => (isPinned(place) ? place : (shuffled.next().value ?? place)));
  return { ...question, shown: order };
};

const sorted = <Entry>(entries: Entry[], by: (entry: Entry) => number) => [...entries].sort((a, b) => by(a) - by(b));
