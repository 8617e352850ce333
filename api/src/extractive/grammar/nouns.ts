import type { Language } from "../language/language.ts";
import type { Sentence } from "../sentence.ts";
import { newTerm, type Occurrence, type Term } from "../terms.ts";
import { isCapital, type Word } from "../words.ts";
import { slotAt } from "./agreement.ts";
import type { Grammar } from "./grammar.ts";
import { isPlain } from "./plain.ts";

export interface Nouns {
  terms: Map<string, Term>;
  occurrences: Occurrence[];
}

/** The nouns of a text, by the grammar of its language, and the places where each can be asked for. */
export function nounsOf(sentences: readonly Sentence[], language: Language, grammar: Grammar): Nouns {
  const terms = new Map<string, Term>();
  const occurrences: Occurrence[] = [];
  for (const sentence of sentences) {
    const { words } = sentence;
    for (const [index, word] of words.entries()) {
      const text = nounAt(words, index, language);
      if (text === null || grammar.readingsOf(text).size === 0) continue;
      const slot = slotAt(words, index, language, grammar);
      if (!slot) continue;
      const isPlural = [...slot.readings].every((reading) => /^p|p$/.test(reading));
      const term = terms.get(text) ?? newTerm(text, isPlural);
      terms.set(text, term);
      if (term.foundIn.at(-1) !== sentence) term.foundIn.push(sentence);
      term.count += 1;
      const before = words[index - 1]?.lower ?? "";
      term.after.add(grammar.determined(before) ? before : "");
      if (word.text.length > 2 && !isPlain(language.code, text) && standsFree(words, index, language, grammar))
        occurrences.push({ term, sentence, from: index, to: index + 1 });
    }
  }
  // A word that never occurs alone is an adjective or participle that the dictionary lists as a noun, too.
  const free = new Set(occurrences.map(({ term }) => term.text));
  return { terms: new Map([...terms].filter(([text]) => free.has(text))), occurrences };
}

/** A word that may be a noun, spelled as inside a sentence. */
function nounAt(words: readonly Word[], index: number, { capitalNouns, functionWords, months }: Language) {
  const word = words[index];
  if (word?.kind !== "word" || functionWords.has(word.lower) || months.has(word.lower)) return null;
  if (/^\p{Lu}{2,}$/u.test(word.text)) return null;
  if (capitalNouns) return isCapital(word.text) ? word.text : null;
  return isCapital(word.text) ? null : word.lower;
}

/** Whether a word is not part of a name, a pair or a unit, and is in a noun's position. */
function standsFree(words: readonly Word[], index: number, language: Language, grammar: Grammar): boolean {
  const [before, after] = [words[index - 1], words[index + 1]];
  if (after?.kind === "number" || before?.kind === "number" || /^[-–/(&]$/.test(after?.text ?? "")) return false;
  // "Wolken- und Nebelwälder"
  if ((before?.kind === "mark" && before.text !== ",") || words[index - 2]?.text === "-") return false;
  if (language.capitalNouns) return index > 0 && !isName(before, index - 1) && !isName(after, index + 1);
  if (isName(after, index + 1)) return false;
  const { determiners, prepositions, naming, functionWords } = language;
  const lead = before?.lower ?? "";
  if (!grammar.determined(lead) && !determiners.has(lead) && !prepositions.has(lead) && !naming.has(lead)) return false;
  // "La grande maison": the first of two nouns in a row may be an adjective.
  return after?.kind !== "word" || functionWords.has(after.lower) || grammar.readingsOf(after.lower).size === 0;
}

const isName = (word: Word | undefined, index: number) => word?.kind === "word" && index > 0 && isCapital(word.text);
