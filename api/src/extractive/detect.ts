import { eld } from "eld/extrasmall";
import { baseOf } from "../platform/shared/languages.shared.ts";

/** Characters. Enough of a text to detect its language. */
const sample = 20_000;

/**
 * Scores are means over groups of letters, so related languages have similar scores: Danish texts get 95 % for
 * Norwegian.
 */
const near = { tie: 0.95, plausible: 0.8 };

/** Languages that the detector mistakes for another one that it supports. */
const takenFor: Readonly<Record<string, string>> = { id: "ms", nb: "no", nn: "no" };

const lettersIn = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

const isLatin = (text: string) => 2 * lettersIn(text, /\p{Script=Latin}/gu) >= lettersIn(text, /\p{L}/gu);

/** Commands and names in Latin letters hide the language of a text in another script. */
const inOwnScript = (text: string) => (isLatin(text) ? text : text.replace(/\p{Script=Latin}+/gu, " "));

export interface Recognized {
  /** BCP 47, two letters; null if the text is in no language, such as code or numbers. */
  code: string | null;
  isCertain: boolean;
}

export interface Detected extends Recognized {
  mayBe(code: string): boolean;
}

/**
 * `claim` is the language that a page declares. It only breaks ties, because many templates declare "en" regardless of
 * the text.
 */
export function detect(text: string, claim: string | null = null): Detected {
  const result = eld.detect(inOwnScript(text.slice(0, sample)));
  const scores = result.getScores();
  const [[best, most] = [null, 0]] = Object.entries(scores).sort(([, a], [, b]) => b - a);
  const isNear = (code: string, share: number) => (scores[takenFor[code] ?? code] ?? 0) >= most * share;
  const claimed = claim === null ? null : baseOf(claim);
  const isTie = claimed !== null && best !== null && isNear(claimed, near.tie);
  const code = isTie ? claimed : best === "ms" ? (malayOrIndonesian(text.slice(0, sample)) ?? best) : best;
  return {
    code,
    isCertain: result.isReliable(),
    mayBe: (other) => isNear(other, near.plausible),
  };
}

export function recognize(passages: readonly { text: string }[], claim: string | null): Recognized {
  const { code, isCertain } = detect(passages.map(({ text }) => text).join("\n"), claim);
  return { code, isCertain };
}

/** Characters. Shorter paragraphs are assumed to be in the language around them. */
const leastToTell = 60;

/** Whether a paragraph may be in a language. Sources quote other languages and leave some parts untranslated. */
export function mayBeIn(text: string, code: string): boolean {
  if (!isLatin(text) && new Intl.Locale(code).maximize().script === "Latn") return false;
  if (text.length < leastToTell) return true;
  const found = detect(text);
  return !found.isCertain || found.code === code || found.mayBe(code);
}

/** Words that only one of the two languages has. */
const indonesian =
  /(?<!\p{L})(?:karena|bahwa|maret|agustus|desember|inggris|belanda|kota|uang|mobil|provinsi|berbeda|bisa)(?!\p{L})/giu;
const malay =
  /(?<!\p{L})(?:kerana|bahawa|mac|ogos|disember|inggeris|bandar|wang|kereta|wilayah|ialah|berbeza|boleh)(?!\p{L})/giu;

/** Distinguishes two languages that the detector takes for one; null if the text does not show which. */
function malayOrIndonesian(text: string): "ms" | "id" | null {
  const [id, ms] = [indonesian, malay].map((words) => text.match(words)?.length ?? 0) as [number, number];
  return id > 2 * ms ? "id" : ms > 2 * id ? "ms" : null;
}
