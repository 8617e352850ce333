import { citationsIn } from "../../source/structure/citations.ts";
import type { Language } from "../language/language.ts";
import { without } from "../stem.ts";
import { type Word, wordsOf } from "../words.ts";

/** A sentence as it reads without the sources it names. */
export const withoutCitations = (text: string): string => without(text, citationsIn(text));

const isWord = ({ kind }: Word) => kind !== "mark";

export const sizeOf = (text: string) => wordsOf(text).filter(isWord).length;

/** Letters that two words have in common when one tells the other: structure and structuralism, Bruch and Bruchfläche. */
const telling = 5;

/** Whether a phrase holds a word of another, or a word made from one. */
export function isTold(term: string, phrase: string): boolean {
  const [own = [], there = []] = [term, phrase].map((text) => wordsOf(text.replaceAll("-", " ")).filter(isWord));
  // "da" and "of" stand inside terms and names.
  return own
    .filter(({ text }) => text.length > 3 || own.length === 1)
    .some(({ lower, stem }) => there.some((word) => word.stem === stem || sharesPart(lower, word.lower)));
}

function sharesPart(a: string, b: string): boolean {
  for (let at = 0; at + telling <= a.length; at++) if (b.includes(a.slice(at, at + telling))) return true;
  return false;
}

/** Whether of two lengths neither is much more than the other, so that length tells nothing. */
export const areOfOneLength = (a: string, b: string) => a.length <= unlike * b.length && b.length <= unlike * a.length;
const unlike = 1.6;

/** The share of the words of the smaller that both have. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return small.size === 0 ? 1 : [...small].filter((stem) => large.has(stem)).length / small.size;
}

/** The words with a meaning of their own. */
export const contentOf = (text: string, { functionWords }: Language): ReadonlySet<string> =>
  new Set(
    wordsOf(text).flatMap(({ kind, lower, stem }) => (kind !== "mark" && !functionWords.has(lower) ? [stem] : [])),
  );

/** How a phrase begins, as far as it could tell one option from the others: with an article or not. */
export const opening = (text: string, { determiners, articles }: Language): "determined" | "bare" => {
  const first = wordsOf(text)[0]?.lower ?? "";
  return determiners.has(first) || articles.has(first) ? "determined" : "bare";
};
