/** The library names its lists by three-letter codes. */
const lists = {
  ar: "ara",
  bg: "bul",
  cs: "ces",
  da: "dan",
  de: "deu",
  el: "ell",
  en: "eng",
  es: "spa",
  fa: "fas",
  fi: "fin",
  fr: "fra",
  he: "heb",
  hi: "hin",
  hr: "hrv",
  hu: "hun",
  id: "ind",
  it: "ita",
  ja: "jpn",
  ko: "kor",
  nb: "nob",
  nl: "nld",
  no: "nob",
  pl: "pol",
  pt: "por",
  ro: "ron",
  ru: "rus",
  sk: "slk",
  sv: "swe",
  th: "tha",
  tr: "tur",
  uk: "ukr",
  vi: "vie",
  zh: "zho",
} as const satisfies Record<string, keyof typeof import("stopword")>;

const none: ReadonlySet<string> = new Set();

/**
 * Frequent words without meaning of their own. Empty for a language without a list. Loaded on the first request for
 * words.
 */
export async function stopWordsOf(language: string | null): Promise<ReadonlySet<string>> {
  if (language === null || !Object.hasOwn(lists, language)) return none;
  const words = (await import("stopword"))[lists[language as keyof typeof lists]];
  return new Set(words.map((word) => word.toLocaleLowerCase(language)));
}
