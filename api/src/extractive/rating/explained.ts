import type { Lexicon } from "../lexicon.ts";
import type { Sentence } from "../sentence.ts";

/** A term that a source explains, with the sentence that does. */
export interface Explained {
  label: string;
  sentence: Sentence;
}

/** Sentences. Terms that are used less often are explained in passing. */
const leastUses = 3;

/** The terms that a source explains and continues to use, in its order. */
export function explainedIn({ sentences, occurrences, language, effort }: Lexicon): Explained[] {
  const explained = new Map<string, Explained>();
  for (const sentence of sentences) {
    for (const { term, from, to } of occurrences.get(sentence) ?? []) {
      effort.examined += 1;
      const { text, head, foundIn } = term;
      if (explained.has(text) || foundIn.length < leastUses || text.length < 4) continue;
      if (language.plainNouns.has(head) || language.plainNouns.has(head.toLowerCase())) continue;
      const before = sentence.words[from - 1]?.lower ?? "";
      const opens = from === 0 || (from === 1 && language.articles.has(before));
      const after = sentence.text.slice(sentence.words[to - 1]?.end);
      const isSaid = (opens && language.rating.defines.test(after)) || language.naming.has(before);
      if (isSaid) explained.set(text, { label: text, sentence });
    }
  }
  return [...explained.values()];
}
