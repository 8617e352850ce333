import { tagOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import { usualLanguages } from "../../product/languages.ts";
import { englishName, ownName } from "./standing.ts";

/** A text without case and diacritics, as people type it into a search. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * Finds languages by English name, own name or tag, sorted by English name. Other languages are found by their exact
 * tag.
 */
export function matchingLanguages(sought: string, without: readonly string[]): string[] {
  const words = plain(sought);
  const isFound = (tag: string) =>
    [tag, englishName(tag), ownName(tag)].some((name) => plain(name).includes(words)) && !without.includes(tag);
  const usual = usualLanguages
    .filter(isFound)
    .sort((one, other) => englishName(one).localeCompare(englishName(other), "en"));
  const tag = words === "" ? null : tagOf(sought);
  const isNamed = tag !== null && !without.includes(tag) && (usual.length === 0 || englishName(tag) !== tag);
  return isNamed ? [tag, ...usual.filter((other) => other !== tag)] : usual;
}
