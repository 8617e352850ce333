import type { Language } from "../language/language.ts";
import type { Word } from "../words.ts";
import { common, type Grammar, type Readings, verbal } from "./grammar.ts";

/** Requirements on a noun that fills a gap. */
export interface Slot {
  readings: Readings;
  /** Readings allowed by the words before the gap. */
  shown: Readings | null;
  /** Whether a word after the gap may agree in gender, too. */
  showsGender: boolean;
  onset: string | null;
}

/** The article of the noun at `index`, with the adjectives between them. */
function leadOf(words: readonly Word[], index: number, language: Language, grammar: Grammar) {
  const { functionWords } = language;
  let at = index - 1;
  while (at >= 0 && index - at <= mostAdjectives) {
    const word = words[at];
    if (word?.kind !== "word" || functionWords.has(word.lower) || grammar.readingsOf(word.text).size > 0) break;
    at -= 1;
  }
  const article = words[at]?.kind === "word" ? (words[at]?.lower ?? "") : "";
  return {
    article,
    adjective: at < index - 1 ? (words[index - 1]?.lower ?? "") : null,
    before: words[index - 1]?.lower ?? "",
  };
}

const mostAdjectives = 3;

/** Null if the noun does not agree with the words before it, and so is not used as a noun here. */
export function slotAt(words: readonly Word[], index: number, language: Language, grammar: Grammar): Slot | null {
  const noun = words[index]?.text ?? "";
  const own = grammar.readingsOf(noun);
  const { article, adjective, before } = leadOf(words, index, language, grammar);
  const shown = shownBy(article, adjective, grammar);
  const fit = shown === null ? inOneNumber(own) : common(own, shown);
  if (fit.size === 0 || own.has(verbal)) return null;
  const onset = (grammar.determined(before) ?? language.prepositions.has(before)) ? grammar.onset(noun) : null;
  return { readings: fit, shown, showsGender: language.grammar?.adjectivesFollow ?? false, onset };
}

function shownBy(article: string, adjective: string | null, grammar: Grammar): Readings | null {
  const byArticle = grammar.determined(article);
  const byAdjective = adjective === null ? null : grammar.described(adjective, byArticle ? article : "");
  return byArticle && byAdjective ? common(byArticle, byAdjective) : (byArticle ?? byAdjective);
}

/** An ambiguous form without an article is plural if it cannot be a subject in the singular: Seismographen. */
function inOneNumber(all: Readings): Readings {
  const plural = new Set([...all].filter((reading) => /^p|p$/.test(reading)));
  const singular = new Set([...all].filter((reading) => !plural.has(reading)));
  return plural.size > 0 && (singular.size === 0 || [...singular].every((reading) => /s[gda]$/.test(reading)))
    ? plural
    : singular;
}

export function fitsSlot(noun: string, { readings, shown, showsGender, onset }: Slot, grammar: Grammar): boolean {
  const own = grammar.readingsOf(noun);
  if (own.size === 0 || own.has(verbal) || (onset !== null && grammar.onset(noun) !== onset)) return false;
  if (showsGender) return isWithin(readings, own);
  return isWithin(withoutGender(readings), withoutGender(shown ? common(own, shown) : own));
}

const withoutGender = (all: Readings): Readings =>
  new Set([...all].map((reading) => reading.replace(/^[mfnc](?=s)/, "")));

const isWithin = (some: Readings, all: Readings) => [...some].every((reading) => all.has(reading));
