import { nameOf } from "../../../api/src/platform/shared/languages.shared.ts";
import { capitalized } from "../../../api/src/platform/shared/words.shared.ts";

/** The languages of most items. The API accepts others. */
export const usualLanguages =
  "ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sr sv sw ta th tr uk ur vi zh zh-Hant".split(
    " ",
  );

/** Returns languages by their own names, in alphabetical order, always including the selected one. */
export function languageChoices(chosen: string): { value: string; label: string }[] {
  const tags = usualLanguages.includes(chosen) || chosen === "" ? usualLanguages : [...usualLanguages, chosen];
  return tags
    .map((value) => ({ value, label: capitalized(nameOf(value)) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
