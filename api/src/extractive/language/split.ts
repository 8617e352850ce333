import type { Language } from "./language.ts";

export type SplitRules = Pick<Language, "code" | "abbreviations" | "functionWords" | "dotsOrdinals">;

/** Divides a paragraph into sentences. Rejoins what was divided after an abbreviation, an initial or an ordinal. */
export function splitSentences(paragraph: string, rules: SplitRules): string[] {
  const sentences: string[][] = [];
  const segments = [...new Intl.Segmenter(rules.code, { granularity: "sentence" }).segment(paragraph)];
  for (const segment of segments.flatMap((found) => found.segment.split(yearBegins))) {
    const open = sentences.at(-1);
    if (open && !isEnd(open.at(-1) ?? "", segment, rules)) open.push(segment);
    else sentences.push([segment]);
  }
  return sentences.map((parts) => parts.join("").trim()).filter((sentence) => sentence !== "");
}

/** The segmenter adds a year before a lower-case word to the previous sentence: "Jupiter. 1781 fand Herschel". */
const yearBegins = /(?<=\p{Ll}{3}\.\s)(?=1\d{3}\s\p{Ll})/u;

/** Characters. No abbreviation is longer, so the search need not cover a whole paragraph. */
const longest = 40;

function isEnd(open: string, next: string, { abbreviations, functionWords, dotsOrdinals }: SplitRules): boolean {
  const end = open.slice(-longest).trimEnd();
  if (!end.endsWith(".") && !/\p{L}$/u.test(end)) return !/^\p{Ll}/u.test(next);
  const [, last = ""] = /(?<![^\s("“„«¿¡])([^\s("“„«¿¡]+)\.$/u.exec(end) ?? [];
  const first = /^[\p{L}\p{M}'’-]+/u.exec(next)?.[0] ?? "";
  const begins = /^\p{Lu}/u.test(first) && functionWords.has(first.toLowerCase());
  if (/^\p{Ll}/u.test(next)) return false;
  // "U.S." and "etc." also end sentences.
  if (/^(\p{L}\.)+\p{L}$/u.test(last) || /^(etc|usw|ecc|enz)$/i.test(last)) return begins;
  // "1.1 m. The": a unit rather than an initial.
  if (/\p{Nd}\s?[mglth]\.$/u.test(end)) return true;
  if (/^\p{L}$/u.test(last) || abbreviations.has(last.toLowerCase())) return false;
  if (dotsOrdinals && (/^\p{N}{1,2}$/u.test(last) || /^[IVXL]+$/.test(last))) return begins || first === "";
  return true;
}
