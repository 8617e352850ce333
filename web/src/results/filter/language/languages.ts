import { nameOf, noLanguage } from "../../../../../api/src/platform/shared/languages.shared.ts";

export const languageName = (tag: string) => (tag === noLanguage ? "Not known" : nameOf(tag, "en"));

interface Count {
  readonly language: string;
  readonly attempts: number;
}

/**
 * The available languages and the selected one, each with the number of attempts that the filter finds. "de" includes
 * de-AT.
 */
export function choicesAmong(counts: readonly Count[], chosen: string): Count[] {
  const tags = counts.map(({ language }) => language);
  return (chosen === "" || tags.includes(chosen) ? tags : [...tags, chosen]).map((tag) => ({
    language: tag,
    attempts: counts.reduce(
      (sum, { language, attempts }) => (language === tag || language.startsWith(`${tag}-`) ? sum + attempts : sum),
      0,
    ),
  }));
}
