import { capitalized } from "../../platform/shared/words.shared.ts";
import { citationsIn, type Range, without } from "../citations.ts";
import type { Language } from "../language/language.ts";
import { opensWithVowel } from "../words.ts";

const gapMark = "_____";

interface Hole {
  start: number;
  end: number;
}

/** A sentence with a gap, as shown in a question: without citations and connections to earlier sentences. */
export function stemOf(text: string, { start, end }: Hole, options: readonly string[], language: Language): string {
  const { tellingArticle, connective, asides } = language;
  const tells = tellingArticle && new Set(options.map(opensWithVowel)).size > 1;
  const shorten = (part: string) => without(part, [...citationsIn(part), ...(asides ? rangesOf(asides, part) : [])]);
  const before = shorten(text.slice(0, start));
  const line = `${tells ? before.replace(tellingArticle, "$1a(n) ") : before}${gapMark}${shorten(text.slice(end)).replace(/^(?=[\p{L}\p{N}])/u, " ")}`;
  const shortened = line.replace(connective, "");
  return language.fillGap(capitalized(shortened.includes(gapMark) ? shortened : line));
}

const rangesOf = (pattern: RegExp, text: string): Range[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);
