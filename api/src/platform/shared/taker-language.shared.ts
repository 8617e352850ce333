import { baseOf } from "./languages.shared.ts";

/** The languages that takers are spoken to in, by their own names. */
export const languages = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  pt: "Português",
  it: "Italiano",
  nl: "Nederlands",
  ar: "العربية",
} as const;

export type Language = keyof typeof languages;

/** The first of the tags (BCP 47, the most wanted first) that is one of the languages, or a variety of one. */
export function firstSpoken(tags: readonly (string | null | undefined)[]): Language | null {
  for (const tag of tags) {
    const language = baseOf(tag ?? "");
    if (Object.hasOwn(languages, language)) return language as Language;
  }
  return null;
}
