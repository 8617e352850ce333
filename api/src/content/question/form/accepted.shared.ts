import { meaningOf } from "../../../platform/shared/looks.shared.ts";
import type { TextKey } from "./form.shared.ts";

/** Changing a letter of a shorter word usually makes a different word. */
const shortestWithTypo = 4;

/** Whether a text is correct. */
export function isAccepted(key: TextKey, given: string): boolean {
  // Derived from the letters of the key, because the item's language may change after answers were graded.
  const locale = key.accepted.some((text) => /[ıİ]/.test(text)) ? "tr" : "en";
  const answer = [...folded(key, given, locale)];
  return key.accepted.some((text) => {
    const accepted = [...folded(key, text, locale)];
    if (accepted.join("") === answer.join("")) return true;
    return key.allowTypo && accepted.length >= shortestWithTypo && isOneEditAway(accepted, answer);
  });
}

function folded({ matchCase, matchSpaces, matchAccents }: TextKey, text: string, locale: string): string {
  // Phones write two hyphens as one dash.
  const meaning = meaningOf(text)
    .replace(/--/g, "-")
    .replace(/[⋅∙・]/g, "·")
    .trim();
  let folded = meaning.replace(/\.$/, "").trimEnd() || meaning || text;
  // Lower case, upper case and lower case again, so that ß and ẞ match SS.
  if (!matchCase) folded = folded.toLocaleLowerCase(locale).toLocaleUpperCase(locale).toLocaleLowerCase(locale);
  if (!matchSpaces) folded = folded.replaceAll(" ", "");
  if (!matchAccents) folded = withoutAccents(folded);
  return folded;
}

/** Letters that Unicode doesn't decompose, with the letters that people type when a keyboard lacks them. */
const plainLetters: Record<string, string> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i", æ: "ae", œ: "oe", ß: "ss", þ: "th", ŋ: "n" },
  ...{ ə: "e", ɛ: "e", ɔ: "o", ɓ: "b", ɖ: "d", ɗ: "d", ɣ: "g", ɨ: "i", ƙ: "k", ƴ: "y", ƶ: "z" },
  ...{ ς: "σ", ی: "ي", ى: "ي", ک: "ك", ٱ: "ا", ہ: "ه", ھ: "ه", ە: "ه", ة: "ه", ۃ: "ه" },
  ...{ ײ: "יי", װ: "וו", ױ: "וי", ー: "-" },
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
    .replace(/(?<=[\p{L}\p{M}])·(?=\p{L})/gu, "")
    .replace(/[^\p{ASCII}]/gu, plain)
    .normalize("NFC");

/**
 * Combining marks that readers can do without. In other scripts they are essential, as are the breve in Cyrillic and
 * most dots below in Hindi.
 */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+|(?<=\p{Script=Cyrillic})(?!\u0306)\p{M}+|(?<=[कखगजफ])\u093c/gu;

/** Whether one letter is wrong, missing, added, or swapped with the next (Damerau–Levenshtein distance of 1). */
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
