/** A visible character. U+2800 is a braille cell without dots; U+FFFC and U+FFFD replace unreadable characters. */
const mark = /[^\s\p{Cc}\p{DI}\u2800\ufff9-\ufffd]/u;

/** False for texts that consist only of zero-width or filler characters. */
export const isVisible = (text: string) => mark.test(text);

/** The text without surrounding spaces; empty if nothing in it is visible. */
export const trimmed = (text: string | null | undefined): string => (text && isVisible(text) ? text.trim() : "");

/** Code units of the widest characters that people type, such as a family with four skin tones. */
const widest = 20;

/** Code points that may join the previous character: marks, joiners, parts of emoji, Thai am, letters of Hangul. */
const joining = /[^\p{L}\p{N}\p{P}\s]|[ำᄀ-ᇿ]/u;
/** Code units per step, because iterating over a whole text takes time that grows with the square of its length. */
const portion = 128;

/** Number of visible characters. Code units for texts that must have more than `most` characters. */
export function lengthOf(text: string, most: number): number {
  if (text.length > most * widest) return text.length;
  // Firefox has had a segmenter only since 2024.
  if (!joining.test(text) || !Intl.Segmenter) return [...text].length;
  const segmenter = new Intl.Segmenter();
  let length = 0;
  for (let from = 0; from < text.length; ) {
    const segments = [...segmenter.segment(text.slice(from, from + portion))];
    // The step may end within a character, even within a code point, so the last two are counted in the next step.
    from += (from + portion < text.length && segments.splice(-2)[0]?.index) || portion;
    length += segments.filter(({ segment }) => visible.test(segment)).length;
  }
  return length;
}

const visible = /\P{DI}/u;

/** The beginning of a text, up to `most` characters. */
export const firstOf = (text: string, most: number): string =>
  [...new Intl.Segmenter().segment(text.slice(0, most * widest))]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join("");
