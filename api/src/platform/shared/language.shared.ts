// Guesses the language of a text. Screen readers choose a voice by it, and browsers choose hyphens and quotation marks.

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hebrew}/u, "he"],
  [/[ٹڈڑے]/u, "ur"],
  [/[پچژگ]/u, "fa"],
  [/\p{Script=Arabic}/u, "ar"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Greek}/u, "el"],
  [/[іїєґ]/iu, "uk"],
  [/\p{Script=Cyrillic}/u, "ru"],
];

/** Frequent small words and marks. Each occurs in only one of these languages. */
const smallWords = Object.entries({
  en: "the of and is are what which how you your this that with for to does these when where who why",
  de: "der die das und ist sind welche welcher welches wie nicht ein eine zu auf mit für von im wird diese dieser dieses wurde den dem wann wo",
  fr: "le les des est et une dans quel quelle quels pour vous sur qui avec du ne pas lequel laquelle lesquels lesquelles ces cette sont au aux",
  es: "el los las y es qué cuál cuáles por para con del se cómo usted estos cuándo dónde ¿ ¡",
  it: "il gli è e che di sono quale quali come della nel per lo questi queste delle nella",
  pt: "o os é uma qual quais do da para não com você em no na são destes destas fica onde quando",
  nl: "de het een van en wat welke niet voor zijn op met aan hoe deze wordt worden waar",
}).map(([language, words]) => ({ language, known: words.split(" ") }));

/** Minimum number, because fewer small words may be chance. */
const leastSmallWords = 2;

/** A language tag, or empty ("unknown") if the text gives no evidence. */
export function languageOf(text: string): string {
  if (count(text, /\p{Script=Latin}/gu) * 2 < count(text, /\p{L}/gu))
    return scripts.find(([letters]) => letters.test(text))?.[1] ?? "";
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+|[¿¡]/gu));
  // Each word counts once, because a formula or the name of an image may repeat a letter that is a word.
  const [first, second] = smallWords
    .map(({ language, known }) => ({ language, hits: known.filter((word) => words.has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  return first && second && first.hits >= leastSmallWords && first.hits > second.hits ? first.language : "";
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The direction of the first letter that has one, as in `dir="auto"`. */
export function directionOf(text: string): "ltr" | "rtl" {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
    ? "rtl"
    : "ltr";
}

/** The direction of the script that a language is usually written in. */
export function directionOfLanguage(tag: string): "ltr" | "rtl" {
  try {
    return rightToLeft.test(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}

const rightToLeft = /Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa/;

/**
 * Attributes for an element with a user's text. `sample` is more text in the same language, if there is any. `language`
 * is the author's choice, which wins over a guess.
 */
export const textAttributes = (text: string, sample = text, language: string | null = null) =>
  language === null
    ? ({ dir: "auto", lang: languageOf(sample) } as const)
    : { dir: directionOfLanguage(language), lang: language };

/** The same direction for texts that are shown together, such as options. */
export function writtenTogether(texts: readonly string[], language: string | null = null) {
  const sample = texts.join("\n");
  return language === null
    ? { dir: directionOf(sample), lang: languageOf(sample) }
    : { dir: directionOfLanguage(language), lang: language };
}
