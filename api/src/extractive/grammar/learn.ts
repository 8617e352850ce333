import type { Language } from "../language/language.ts";
import type { Sentence } from "../sentence.ts";
import { endsChunk } from "../terms.ts";
import { isCapital } from "../words.ts";
import { common, type Grammar, none, type Readings, verbal } from "./grammar.ts";

/** Adds nouns that the text itself shows: they follow an article and end their noun phrase. */
export function learnedFrom(sentences: readonly Sentence[], language: Language, grammar: Grammar): Grammar {
  const learnedReadings = new Map<string, Readings>();
  for (const { words } of sentences) {
    for (const [index, { kind, text, lower }] of words.entries()) {
      const shown = grammar.determined(words[index - 1]?.lower ?? "");
      const noun = language.capitalNouns ? text : lower;
      if (kind !== "word" || !shown || isCapital(text) !== language.capitalNouns) continue;
      if (language.functionWords.has(lower) || language.looseModifiers.has(lower)) continue;
      if (language.notNouns.test(lower) || language.isCountry(text)) continue;
      if (!endsChunk(words, index + 1, language) || isKnown(grammar.readingsOf(noun))) continue;
      const before = learnedReadings.get(noun) ?? endingOf(noun, grammar, shown);
      learnedReadings.set(noun, common(before, shown));
    }
  }
  return {
    ...grammar,
    readingsOf(noun) {
      // "Deutschland" looks like a compound.
      if (language.capitalNouns && language.isCountry(noun)) return none;
      const known = grammar.readingsOf(noun);
      const learned = learnedReadings.get(noun) ?? none;
      return isKnown(known) || learned.size === 0 ? known : learned;
    },
  };
}

const isKnown = (known: Readings) => known.size > 0 && !known.has(verbal);

/** An ending that contradicts the article is an exception: la mano. */
function endingOf(noun: string, { endsAs }: Grammar, shown: Readings): Readings {
  const byEnding = endsAs(noun);
  return common(byEnding, shown).size > 0 ? byEnding : shown;
}
