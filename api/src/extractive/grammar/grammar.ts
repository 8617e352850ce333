/**
 * One way to read a noun: gender, number and, where nouns have cases, case. "fsn" is feminine, singular, nominative.
 * Gender is left out where no article or adjective shows it: "pn", "p".
 */
export type Reading = string;
export type Readings = ReadonlySet<Reading>;

export interface Grammar {
  /** Empty for a word that is not a noun, as far as the grammar can tell. */
  readingsOf(noun: string): Readings;
  /** Readings of a noun after this article or other agreeing word; null if the word shows nothing. */
  determined(word: string): Readings | null;
  /** Readings after an adjective behind an article ("" for none). Null if the article already shows everything. */
  described(word: string, article: string): Readings | null;
  /** Readings that the ending of a noun shows; empty if none. */
  endsAs(noun: string): Readings;
  /** The beginning of a noun, as far as it changes the word before: "l'eau", "le vin". */
  onset(noun: string): string;
}

export const none: Readings = new Set();

/** A verb or an adjective used as a noun: not a name, but not worth asking for either. */
export const verbal: Reading = "verbal";
export const common = (a: Readings, b: Readings): Readings => new Set([...a].filter((reading) => b.has(reading)));

/** Words and their readings, both separated by spaces. */
export function table(lines: Readonly<Record<string, string>>): ReadonlyMap<string, Readings> {
  const all = new Map<string, Readings>();
  for (const [words, found] of Object.entries(lines)) {
    for (const word of words.split(" ")) all.set(word, new Set([...(all.get(word) ?? none), ...found.split(" ")]));
  }
  return all;
}
