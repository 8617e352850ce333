import type { Language } from "../language/language.ts";
import { type Word, wordsOf } from "../words.ts";

/** After a single comma, "and" starts another statement; after several, the last item of a list. */
export const nextClause = /^([^,]+), (?:and|und|et|y|e|en) .*$/u;

const isWord = ({ kind }: Word) => kind !== "mark";

export const sizeOf = (text: string) => wordsOf(text).filter(isWord).length;

/**
 * Number of letters two words share when one gives the other away: structure and structuralism, Bruch and Bruchfläche.
 */
const telling = 5;

/** Whether a phrase contains a word of the term, or a word derived from one. */
export function isTold(term: string, phrase: string): boolean {
  const [own = [], there = []] = [term, phrase].map((text) => wordsOf(text.replaceAll("-", " ")).filter(isWord));
  // "da" and "of" occur inside terms and names.
  return own
    .filter(({ text }) => text.length > 3 || own.length === 1)
    .some(({ lower, stem }) => there.some((word) => word.stem === stem || sharesPart(lower, word.lower)));
}

/** Letters of a word that tells a longer one which it is part of: race and millrace. */
const wholePart = 4;

function sharesPart(a: string, b: string): boolean {
  if (b.length >= wholePart && a.includes(b)) return true;
  for (let at = 0; at + telling <= a.length; at++) if (b.includes(a.slice(at, at + telling))) return true;
  return false;
}

/** Common words as a share of the smaller set. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return small.size === 0 ? 1 : [...small].filter((stem) => large.has(stem)).length / small.size;
}

/** The meaningful words of a text. */
export const contentOf = (text: string, { functionWords }: Language): ReadonlySet<string> =>
  new Set(
    wordsOf(text).flatMap(({ kind, lower, stem }) => (kind !== "mark" && !functionWords.has(lower) ? [stem] : [])),
  );
