/** Characters that keyboards and word processors substitute for one another, each group with its replacement. */
const equals: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′‵`´΄ʹʻʼʽʾʿˈˊˋ՚׳ꞌ‹›]/g, "'"],
  [/[“”„‟″‶«»ʺ״〝〞〟「」『』]|''/g, '"'],
  [/[〜∼]/g, "~"],
  [/[\p{Pd}−⁃˗➖]/gu, "-"],
  [/[\s\u2800]/g, " "],
];

/**
 * Joiners that show nothing. They are visible after other scripts: Persian and Hindi write different words with them.
 */
const joiners = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200c\u200d]+/gu;
const invisible = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]|(?!\s)\p{Cc}/gu;

const withEquals = (text: string) => equals.reduce((put, [characters, one]) => put.replace(characters, one), text);

const withoutInvisible = (text: string) => text.replace(invisible, "").replace(joiners, "");

/** Removes invisible characters, and spaces at both ends. */
export const seenOf = (text: string): string => withoutInvisible(text).trim();

/** Equal for texts that look the same. For lists whose lines people must be able to tell apart. */
export function looksOf(text: string): string {
  const looks = withEquals(withoutInvisible(text.normalize("NFC")))
    .trim()
    .normalize("NFC");
  // A line of signs only is about these signs, such as a kind of dash.
  return /[\p{L}\p{N}]/u.test(looks) ? looks : text.trim().normalize("NFC");
}

/** Whether all texts of a list look different. */
export const areDistinct = (texts: readonly string[]) => new Set(texts.map(looksOf)).size === texts.length;

/** Signs of other scripts, the tatweel, which only stretches a word, and Thai and Lao that looks the same. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/ـ/g, ""],
  [/[⁄∕]/g, "/"],
  [/[٫。۔।։።။។།]/g, "."],
  [/[٬،、]/g, ","],
  [/٪/g, "%"],
  [/؛/g, ";"],
  [/؟/g, "?"],
  [/∶/g, ":"],
  // Keyboards have the ordinal sign º, which NFKC makes an o, next to the sign of degrees.
  [/°/g, "o"],
  [/เเ/g, "แ"],
  [/([ํໍ])([่-๋່-໋])/g, "$2$1"],
];

/** Equal for texts that differ only in signs, in forms of a character or in the script of their digits. */
export function meaningOf(text: string): string {
  // NFKC would turn these signs into a space and an accent.
  const plain = text
    .replace(/[´΄]/g, "'")
    .replace(/˚/g, "°")
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(/[\u200c\u200d]/g, "");
  const one = forms.reduce((one, [characters, form]) => one.replace(characters, form), plain);
  return withEquals(one.replace(/\p{Nd}/gu, inLatin)).normalize("NFKC");
}

/** The digits of each script are ten consecutive code points, starting with zero. */
function inLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
