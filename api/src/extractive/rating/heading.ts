import { capitalized } from "../../platform/shared/words.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import { isCapital, wordsOf } from "../words.ts";
import { wordingOf } from "./wording.ts";

const numbering =
  /^(?:(?:chapter|section|part|unit|lesson|kapitel|abschnitt|teil|lektion|chapitre|partie|leçon|capítulo|sección|parte|lección|capitolo|sezione|lezione|seção|lição|hoofdstuk|paragraaf|deel|les)\s+)?(?:\d{1,2}(?:\.\d{1,2})*|[IVX]+(?=[.):–—-])|[a-z](?=[.)]))(?:\s*[.):–—-]+)?\s+(?=\S)/iu;

const longest = { characters: 90, words: 12 };

/** A heading as the name of a part, without number and punctuation around it; null if it names no subject. */
export function nameOf(heading: string, { language, sentences }: Lexicon): string | null {
  const plain = heading
    .normalize("NFC")
    .replace(/\[[^[\]]*\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(numbering, "")
    .replace(/(?<![\s.:;,–—-])[\s.:;,–—-]+$/u, "")
    .replace(/^["“„«‹]\s?([^"“”„«»‹›]+?)\s?["”“»›]$/u, "$1");
  const words = plain.split(" ");
  if (plain.length < 3 || plain.length > longest.characters || words.length > longest.words) return null;
  if (!/\p{L}{3}/u.test(plain) || /^\p{Ll}|[!…]$|https?:|[@©=|{}<>\\]|\bet al\b/u.test(plain)) return null;
  if (wordingOf(language.code).bareHeading.test(plain.toLowerCase())) return null;
  const isLoud = !/\p{Ll}/u.test(plain) && (words.length > 1 || /\p{Lu}{4}/u.test(plain));
  if (!isLoud) return plain;
  // Words that the text also writes small are not names.
  const known = sentences
    .flatMap(({ words }) => words.slice(1))
    .sort((a, b) => +isCapital(b.text) - +isCapital(a.text));
  const forms = new Map(known.map(({ lower, text }) => [lower, text]));
  const quiet = wordsOf(plain).reduceRight((line, { text, lower, start, end }) => {
    return line.slice(0, start) + calmed(text, forms.get(lower)) + line.slice(end);
  }, plain);
  return capitalized(quiet).replace(/(?<=: )\p{Ll}/gu, (letter) => letter.toUpperCase());

  function calmed(text: string, form: string | undefined): string {
    const lower = text.toLowerCase();
    if (form === text || /^[IVX]+$/.test(text)) return text;
    if (language.code !== "en") return form ?? lower;
    return language.articles.has(lower) || language.prepositions.has(lower) || /^(and|or|but|nor)$/.test(lower)
      ? lower
      : lower.replace(/(?<=^|-)\p{L}/gu, (letter) => letter.toUpperCase());
  }
}

/** A name in the quotes of its language. Quotes inside it become inner quotes. */
export function quoted(name: string, { code }: Lexicon["language"]): string {
  const [open, close, innerOpen, innerClose] = wordingOf(code).quotes;
  const inside = name.replace(/["“„«‹]\s?([^"“”„«»‹›]+?)\s?["”“»›]/gu, `${innerOpen}$1${innerClose}`);
  return `${open}${inside}${close}`;
}

/** A name of a site, after a title of at least three characters. Looks back only from a name that ends the text. */
const siteName = /\s[|–—-]\s(?=[^|–—]{2,40}$)(?<=\S.{2,}\s[|–—-]\s)[^|–—]+$/u;

/** The title of a source without the name of its site; null if no title could be quoted. */
export function titleOf({ title, url }: { title: string | null; url: string | null }): string | null {
  const own = (url === null ? title : title?.replace(siteName, ""))?.trim() ?? "";
  return own.length < 3 || own.length > longest.characters || /_|\.\w{2,4}$/.test(own) ? null : own;
}
