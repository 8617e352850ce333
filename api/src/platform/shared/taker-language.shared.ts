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
  pl: "Polski",
  tr: "Türkçe",
  ru: "Русский",
  uk: "Українська",
  ar: "العربية",
  he: "עברית",
  zh: "简体中文",
  ja: "日本語",
} as const;

export type Language = keyof typeof languages;

/**
 * For `lang`. Readers of traditional Chinese get the simplified, which they read more easily than English, so the tag
 * has to say which it is: fonts differ.
 */
export const writtenTag = (language: Language) => (language === "zh" ? "zh-Hans" : language);

/** The tags of an Accept-Language header, the most wanted first. */
export const acceptedTags = (header: string | undefined): string[] =>
  (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality = "1"] = part.split(/;\s*q=/);
      return { tag: tag.trim(), quality: Number.parseFloat(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The first of the tags (BCP 47, the most wanted first) that is one of the languages, or a variety of one. */
export function firstSpoken(tags: readonly (string | null | undefined)[]): Language | null {
  for (const tag of tags) {
    const language = baseOf(tag ?? "");
    if (Object.hasOwn(languages, language)) return language as Language;
  }
  return null;
}
