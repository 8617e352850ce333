/**
 * One way to read a noun as it is written: gender, number and, where nouns have cases, case. "fsn" is feminine,
 * singular, nominative. Where gender shows in no article or adjective it is left out: "pn", "p".
 */
export type Reading = string;
export type Readings = ReadonlySet<Reading>;

export interface Grammar {
  /** Empty for a word that is no noun, as far as the grammar knows. */
  readingsOf(noun: string): Readings;
  /** What a noun after this article, or other word that agrees, can be; null if the word shows nothing. */
  determined(word: string): Readings | null;
  /** The same for an adjective behind an article; "" for none. Null if the article shows all there is to see. */
  described(word: string, article: string): Readings | null;
  /** What the ending of a noun tells; empty if nothing. */
  endsAs(noun: string): Readings;
  /** How a noun begins, as far as the word before it shows: "l'eau", "le vin". */
  onset(noun: string): string;
}

export const none: Readings = new Set();

/** Of what is no name, but no noun to ask for either: a verb or an adjective that stands as a noun. */
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
