import type { Sentence } from "../sentences.ts";

/** Rounds after which the weights hardly move. */
const rounds = 12;

/** How much a word of a heading counts more than another. */
const headingFactor = 1.5;

/**
 * How central a sentence is to the source, 0 to 1. A word counts by the sentences that share it, and these by their words, as pages do by
 * their links; a word in very many sentences ties none of them together.
 */
export function centralityOf(
  content: ReadonlyMap<Sentence, ReadonlySet<string>>,
  headings: ReadonlyMap<string | null, ReadonlySet<string>>,
): (sentence: Sentence) => number {
  const foundIn = new Map<string, Sentence[]>();
  for (const [sentence, stems] of content)
    for (const stem of stems) (foundIn.get(stem) ?? foundIn.set(stem, []).get(stem))?.push(sentence);
  const telling = new Map(
    [...foundIn].map(([stem, { length }]) => [stem, length > 1 ? Math.log(1 + content.size / length) : 0]),
  );
  let weights = new Map([...content.keys()].map((sentence) => [sentence, 1]));
  for (let round = 0; round < rounds; round++) {
    const words = new Map(
      [...foundIn].map(([stem, sentences]) => [
        stem,
        (sentences.reduce((sum, sentence) => sum + (weights.get(sentence) ?? 0), 0) * (telling.get(stem) ?? 0)) /
          Math.sqrt(sentences.length),
      ]),
    );
    const next = new Map(
      [...content].map(([sentence, stems]) => {
        const named = headings.get(sentence.section);
        const sum = [...stems].reduce(
          (total, stem) => total + (words.get(stem) ?? 0) * (named?.has(stem) ? headingFactor : 1),
          0,
        );
        return [sentence, sum / Math.sqrt(Math.max(leastWords, stems.size))] as const;
      }),
    );
    const highest = Math.max(Number.MIN_VALUE, ...next.values());
    weights = new Map([...next].map(([sentence, weight]) => [sentence, weight / highest]));
  }
  return (sentence) => weights.get(sentence) ?? 0;
}

/** A sentence of fewer words is not central for having little else to say. */
const leastWords = 6;
