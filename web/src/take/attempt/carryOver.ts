import { enter, entryOf, firstOpen, leave, type Progress } from "./attempt.ts";
import type { Item, Question } from "./item.ts";
import { ordered } from "./order.ts";

/** Continues with a later version of the item. Answers stay if their question is still the same. */
export function carryOver(progress: Progress, item: Item): Progress {
  const before = new Map(progress.item.questions.map((question) => [question.id, question]));
  const isOneLanguage = item.language === progress.item.language;
  const { finishedAt: _over, ...unfinished } = progress;
  const next = ordered(item, progress.attemptKey);
  let carried: Progress = { ...unfinished, item: next, answers: {}, drafts: {}, skipped: [], handedIn: false };
  next.questions.forEach((question, position) => {
    if (!isSame(question, before.get(question.id), isOneLanguage)) return;
    carried = enter({ ...carried, position }, entryOf(progress, question));
    if (progress.skipped?.includes(question.id)) carried = leave(carried);
  });
  return { ...carried, position: Math.max(0, firstOpen(carried)) };
}

/** Compares texts only in one language. A version of a question keeps its id only with its words. */
const isSame = (a: Question, b: Question | undefined, isOneLanguage: boolean) =>
  b !== undefined &&
  a.questionType === b.questionType &&
  a.options.length === b.options.length &&
  (!isOneLanguage ||
    (a.questionText === b.questionText && JSON.stringify([a.options, a.form]) === JSON.stringify([b.options, b.form])));
