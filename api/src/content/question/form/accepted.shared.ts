import type { TextKey } from "./form.shared.ts";

/** In shorter words one letter makes another word. */
const shortestWithTypo = 4;

/** Whether a text is right. */
export function isAccepted(key: TextKey, given: string): boolean {
  const written = [...folded(key, given)];
  return key.accepted.some((text) => {
    const accepted = [...folded(key, text)];
    if (accepted.join("") === written.join("")) return true;
    return key.allowTypo && accepted.length >= shortestWithTypo && isOneEditAway(accepted, written);
  });
}

function folded({ matchCase, matchSpaces, matchAccents }: TextKey, text: string): string {
  let folded = text.normalize("NFKC").trim();
  // Upper case first, so that ß meets SS.
  if (!matchCase) folded = folded.toUpperCase().toLowerCase();
  if (!matchSpaces) folded = folded.replace(/\s+/g, "");
  if (!matchAccents) folded = folded.normalize("NFD").replace(accents, "").normalize("NFC");
  return folded;
}

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
