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
