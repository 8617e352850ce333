import type { Sentence } from "./sentence.ts";

/** Weight of the words in a heading, compared with other words. */
const headingFactor = 1.5;

/** Words. A shorter sentence is not central just because it contains little else. */
const leastWords = 6;

/**
 * Centrality of each sentence in the source, 0 to 1: the sum of its words, which gain weight from the other sentences
 * that have them. A word in very many sentences connects none of them.
 */
export function centralityOf(
  content: ReadonlyMap<Sentence, ReadonlySet<string>>,
  headings: ReadonlyMap<string | null, ReadonlySet<string>>,
): (sentence: Sentence) => number {
  const uses = new Map<string, number>();
  for (const stems of content.values()) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => {
    const count = uses.get(stem) ?? 0;
    return count > 1 ? Math.sqrt(count) * Math.log(1 + content.size / count) : 0;
  };
  const weights = new Map(
    [...content].map(([sentence, stems]) => {
      const heading = headings.get(sentence.section);
      const sum = [...stems].reduce((sum, stem) => sum + weightOf(stem) * (heading?.has(stem) ? headingFactor : 1), 0);
      return [sentence, sum / Math.sqrt(Math.max(leastWords, stems.size))];
    }),
  );
  const highest = [...weights.values()].reduce((most, weight) => Math.max(most, weight), Number.MIN_VALUE);
  return (sentence) => (weights.get(sentence) ?? 0) / highest;
}
