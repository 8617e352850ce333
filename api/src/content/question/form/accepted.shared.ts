import { meaningOf } from "../../../platform/shared/looks.shared.ts";
import type { TextKey } from "./form.shared.ts";

/** In shorter words one letter makes another word. */
const shortestWithTypo = 4;

/** Whether a text is right. */
export function isAccepted(key: TextKey, given: string): boolean {
  // By the letters of the key: the item's language may change after answers were graded.
  const locale = key.accepted.some((text) => /[ıİ]/.test(text)) ? "tr" : "en";
  const written = [...folded(key, given, locale)];
  return key.accepted.some((text) => {
    const accepted = [...folded(key, text, locale)];
    if (accepted.join("") === written.join("")) return true;
    return key.allowTypo && accepted.length >= shortestWithTypo && isOneEditAway(accepted, written);
  });
}

function folded({ matchCase, matchSpaces, matchAccents }: TextKey, text: string, locale: string): string {
  const meaning = meaningOf(text).trim();
  let folded = meaning.replace(/\.$/, "").trimEnd() || meaning || text;
  // Down, up and down again, so that ß and ẞ meet SS.
  if (!matchCase) folded = folded.toLocaleLowerCase(locale).toLocaleUpperCase(locale).toLocaleLowerCase(locale);
  if (!matchSpaces) folded = folded.replaceAll(" ", "");
  if (!matchAccents) folded = withoutAccents(folded);
  return folded;
}

/** Letters that Unicode does not take apart, by what is typed where a keyboard lacks them. */
const plainLetters: Record<string, string> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i", æ: "ae", œ: "oe", ß: "ss", þ: "th", ŋ: "n" },
  ...{ ς: "σ", ی: "ي", ى: "ي", ک: "ك", ٱ: "ا", ہ: "ه", ھ: "ه", ە: "ه" },
  ...{ "·": "", "・": "" },
};

function plain(letter: string): string {
  const lower = letter.toLowerCase();
  const letters = plainLetters[lower] ?? letter;
  return lower === letter || letters === letter ? letters : letters.toUpperCase();
}

const withoutAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(accents, "")
    .replace(/[^\p{ASCII}]/gu, plain)
    .normalize("NFC");

/**
 * Marks after letters that can be read without them. In other scripts marks are letters of their own, as is the breve
 * of Cyrillic.
 */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+|(?<=\p{Script=Cyrillic})(?!\u0306)\p{M}+/gu;

/** One letter is wrong, missing, added, or swapped with the next (Damerau–Levenshtein distance of 1). */
function isOneEditAway(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const first = one.findIndex((letter, index) => letter !== other[index]);
  const at = first < 0 ? one.length : first;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join("");
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    rest(one, at) === rest(other, at + 1) ||
    (isSwapped && rest(one, at + 2) === rest(other, at + 2))
  );
}
