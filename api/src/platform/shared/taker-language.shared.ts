import { baseOf } from "./languages.shared.ts";

/** Languages of the takers' pages and mails, by their own names. */
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
 * Tag for `lang`. Readers of traditional Chinese get simplified Chinese, which they read more easily than English. The
 * tag has to name the script, because fonts differ.
 */
export const writtenTag = (language: Language) => (language === "zh" ? "zh-Hans" : language);

/** Tags of an Accept-Language header, the preferred one first. */
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

/** The supported language of the first tag (BCP 47, in order of preference) that names one or a variety of one. */
export function firstSpoken(tags: readonly (string | null | undefined)[]): Language | null {
  for (const tag of tags) {
    const language = baseOf(tag ?? "");
    if (Object.hasOwn(languages, language)) return language as Language;
  }
  return null;
}
