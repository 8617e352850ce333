import { answerKey } from "../../../../api/src/results/texts/words/repeated.shared.ts";

interface Counted {
  readonly answer: string;
  readonly texts: number;
}

const mostAnswers = 12;

/** Repeated answers with their number, then the newest of the others. Starred ones stay in their order. */
export function countedAnswers(newest: readonly string[], repeated: readonly Counted[], isStarred = false): Counted[] {
  const counts = new Map(repeated.map((counted) => [answerKey(counted.answer), counted]));
  const distinct = new Map<string, Counted>(isStarred ? [] : counts);
  for (const text of newest) {
    const key = answerKey(text);
    if (!distinct.has(key)) distinct.set(key, counts.get(key) ?? { answer: text, texts: 1 });
  }
  return [...distinct.values()].slice(0, mostAnswers);
}
