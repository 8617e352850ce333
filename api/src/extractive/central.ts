import type { Sentence } from "./sentence.ts";

/** Rounds after which the weights hardly move. */
const rounds = 12;

/** Weight of the words in a heading, compared with other words. */
const headingFactor = 1.5;

/**
 * Centrality of each sentence in the source, 0 to 1. Words gain weight from the sentences that share them, and
 * sentences from their words, like pages from links. A word in very many sentences connects none of them.
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
        const headingStems = headings.get(sentence.section);
        const sum = [...stems].reduce(
          (total, stem) => total + (words.get(stem) ?? 0) * (headingStems?.has(stem) ? headingFactor : 1),
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

/** Words. A shorter sentence is not central just because it contains little else. */
const leastWords = 6;
