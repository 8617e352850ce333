import { baseOf } from "../../../platform/shared/languages.shared.ts";
import { looksOf } from "../../../platform/shared/looks.shared.ts";
import { answerKey } from "./repeated.shared.ts";
import { stopWordsOf } from "./stop-words.ts";

export interface WordCount {
  /** The most frequent spelling. */
  word: string;
  /** Number of texts with the word, however often each contains it. */
  texts: number;
}

export interface RepeatedAnswer {
  answer: string;
  texts: number;
}

const isPlain = /^[a-z]*$/i;

/** A single letter has no meaning, except in a script where it is a word. */
const isTelling = (word: string) => /\p{L}/u.test(word) && (word.length > 1 || /\p{Script=Han}/u.test(word));

/** Answers that several people gave, most frequent first, each in the spelling of the newest. Expects newest first. */
export function countRepeated(texts: readonly string[]): RepeatedAnswer[] {
  return [...Map.groupBy(texts, answerKey).values()]
    .flatMap((equal) => (equal.length > 1 ? [{ answer: equal[0]?.trim() ?? "", texts: equal.length }] : []))
    .sort((one, other) => other.texts - one.texts);
}

/** Words in at least two texts, most frequent first, without the stop words of the language. */
export async function countWords(texts: readonly string[], language: string | null): Promise<WordCount[]> {
  const locale = language ?? "en";
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const stopWords = await stopWordsOf(language === null ? null : baseOf(language));
  const counts = new Map<string, { texts: number; forms: Map<string, number> }>();
  for (const text of texts) {
    const textWords = new Set<string>();
    for (const { segment, isWordLike } of segmenter.segment(text.normalize("NFC"))) {
      const word = (isPlain.test(segment) ? segment : looksOf(segment)).toLocaleLowerCase(locale);
      if (!isWordLike || textWords.has(word) || !isTelling(word) || stopWords.has(word)) continue;
      textWords.add(word);
      const count = counts.get(word) ?? { texts: 0, forms: new Map<string, number>() };
      count.texts++;
      count.forms.set(segment, (count.forms.get(segment) ?? 0) + 1);
      counts.set(word, count);
    }
  }
  return [...counts]
    .filter(([, { texts }]) => texts > 1)
    .map(([word, { texts, forms }]) => ({ texts, word: usual(word, forms) }))
    .sort((one, other) => other.texts - one.texts || one.word.localeCompare(other.word, locale));
}

/**
 * The most frequent form. In a tie, the form without capitals, because capitals mostly mark the start of a sentence.
 */
const usual = (word: string, forms: Map<string, number>) =>
  [...forms].reduce((most, form) => (form[1] > most[1] ? form : most), [word, forms.get(word) ?? 0])[0];
