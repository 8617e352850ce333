import { nameOf } from "../../../../../api/src/platform/shared/languages.shared.ts";

/** Those that can be drafted from without a model. */
const extractive = ["en", "de", "fr", "es", "it", "pt", "nl"];
const others = [
  ...["ar", "cs", "da", "el", "fa", "fi", "he", "hi", "hu", "id", "ja", "ko", "nb", "pl", "ro", "ru", "sv"],
  ...["th", "tr", "uk", "vi", "zh"],
];

/** Languages by their own names. */
export const languageChoices = (hasModel: boolean) =>
  (hasModel ? [...extractive, ...others] : extractive)
    .map((tag) => ({ tag, name: capitalized(nameOf(tag), tag) }))
    .sort((one, other) => one.name.localeCompare(other.name));

const capitalized = (name: string, tag: string) => name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
