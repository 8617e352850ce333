import { meaningsIn } from "../forms/meanings.ts";
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
export const explainedIn = (lexicon: Lexicon): Explained[] =>
  meaningsIn(lexicon)
    .filter(({ term, isListed }) => !isListed && usesOf(term, lexicon) >= leastUses)
    .map(({ term, sentence }) => ({ label: term, sentence }));

function usesOf(term: string, { sentences, effort }: Lexicon): number {
  effort.examined += sentences.length;
  return sentences.filter(({ text }) => text.toLowerCase().includes(term.toLowerCase())).length;
}
