import { dutch } from "./dutch.shared.ts";
import { english } from "./english.shared.ts";
import { french } from "./french.shared.ts";
import { german } from "./german.shared.ts";
import { italian } from "./italian.shared.ts";
import { portuguese } from "./portuguese.shared.ts";
import { spanish } from "./spanish.shared.ts";
import type { Words } from "./words.shared.ts";

const table: Readonly<Record<string, Words>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};

/** The words of a language by its tag, or null for a language without a word list. */
export const wordsOf = (language: string): Words | null => table[language.split("-")[0] ?? ""] ?? null;
