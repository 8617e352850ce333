/** Characters that keyboards and word processors put for one another, and the one that stands for all of them. */
const equals: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′‵`´΄ʹʻʼʽʾʿˈˊˋ՚׳ꞌ‹›]/g, "'"],
  [/[“”„‟″‶«»ʺ״〝〞〟]|''/g, '"'],
  [/[\p{Pd}−⁃˗➖]/gu, "-"],
  [/[\s\u2800]/g, " "],
];

/** Those that only join or part letters: Persian and the scripts of India write other words with them. */
const joiners = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200c\u200d]+/gu;
const invisible = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?!\s)\p{Cc}/gu;

const put = (text: string) => equals.reduce((put, [characters, one]) => put.replace(characters, one), text);

/** A text for comparing with others that it must not be taken for: equal for texts that look the same. */
export function looksOf(text: string): string {
  const looks = put(text.normalize("NFC").replace(invisible, "").replace(joiners, "")).trim().normalize("NFC");
  // Alone, the characters are what is meant, such as each kind of dash.
  return /[\p{L}\p{N}]/u.test(looks) ? looks : text.trim().normalize("NFC");
}

/** Whether no two texts of a list look the same. */
export const areDistinct = (texts: readonly string[]) => new Set(texts.map(looksOf)).size === texts.length;

/** Written in other scripts, in other forms, or for the looks alone. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/ـ/g, ""],
  [/[⁄∕]/g, "/"],
  [/[٫。۔।]/g, "."],
  [/[٬،、]/g, ","],
];

/** A text by what its characters mean: forms of a character, digits of all scripts and marks for one another are one. */
export function meaningOf(text: string): string {
  // Compatibility would put a space and an accent for these.
  const plain = text
    .replace(/[´΄]/g, "'")
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(/[\u200c\u200d]/g, "");
  const one = forms.reduce((one, [characters, form]) => one.replace(characters, form), plain);
  return put(one.replace(/\p{Nd}/gu, inLatin)).normalize("NFKC");
}

/** The digits of each script follow one another, from zero. */
function inLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** A visible character. U+2800 is a braille cell without dots; U+FFFC and U+FFFD are what could not be read. */
const mark = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u;

/** False for texts of zero-width or filler characters alone. */
export const isVisible = (text: string) => mark.test(text);

/** Without spaces around; empty where nothing can be seen. */
export const trimmed = (text: string | null | undefined): string => (text && isVisible(text) ? text.trim() : "");

/** Code units of the widest characters that people type, such as a family with four tones of skin. */
const widest = 20;

/** A text of `most` characters has no more code units; fields and requests are cut or refused by it. */
export const mostUnits = (most: number) => most * widest;

/** What may be one character together with what stands before. */
const joining =
  /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\r]/u;
/** Code units that are looked at at a time: iterating over a text takes time with the square of its length. */
const portion = 128;

/** How many characters people see. Of texts too long for `most` of them it counts code units. */
export function lengthOf(text: string, most: number): number {
  if (text.length > mostUnits(most)) return text.length;
  // Firefox has a segmenter since 2024.
  if (!joining.test(text) || !Intl.Segmenter) return [...text].length;
  const segmenter = new Intl.Segmenter();
  let length = 0;
  for (let from = 0; from < text.length; ) {
    const isParted = /[\ud800-\udbff]/.test(text.charAt(from + portion - 1));
    const part = text.slice(from, from + portion + (isParted ? 1 : 0));
    const found = [...segmenter.segment(part)];
    const last = found.at(-1)?.index ?? 0;
    // The last one of a part may go on in the next.
    const isLast = last === 0 || from + part.length >= text.length;
    const whole = isLast ? found : found.slice(0, -1);
    length += whole.filter(({ segment }) => seen.test(segment)).length;
    from += isLast ? part.length : last;
  }
  return length;
}

const seen = /\P{Default_Ignorable_Code_Point}/u;

/** The beginning of a text, up to `most` characters. */
export const firstOf = (text: string, most: number): string =>
  [...new Intl.Segmenter().segment(text.slice(0, mostUnits(most)))]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join("");
