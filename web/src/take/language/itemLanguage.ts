import { baseOf } from "../../../../api/src/platform/shared/languages.shared.ts";
import type { Item } from "../attempt/item.ts";
import { chosenTags } from "./speak.ts";

/** Represents an original whose author set no language ("undetermined" in BCP 47). */
export const undetermined = "und";

export const shownIn = ({ language }: Item) => language ?? undetermined;

export const originalOf = (item: Item) => (item.translation ? item.translation.from : item.language) ?? undetermined;

/** The languages of an item, with the original's first. Empty without translations. */
export const itemLanguages = (item: Item) => (item.languages ? [originalOf(item), ...item.languages] : []);

export const isVariety = (tag: string, of: string) => baseOf(tag) === baseOf(of);

/**
 * The item in the language that the taker chose before. Unchanged if it is already in that language, or if loading
 * fails.
 */
export async function asChosen(item: Item, load: (tag: string | null) => Promise<Item>): Promise<Item> {
  const tag = chosenFor(item);
  if (tag === shownIn(item)) return item;
  return load(tag === originalOf(item) ? null : tag).catch(() => item);
}

/** The item's language that the taker chose, otherwise the language in which it is shown. */
export function chosenFor(item: Item): string {
  const languages = itemLanguages(item);
  for (const choice of chosenTags()) {
    const isIt = (tag: string) => tag.toLowerCase() === choice.toLowerCase();
    const tag = languages.find(isIt) ?? languages.find((tag) => isVariety(tag, choice));
    if (tag) return tag;
  }
  return shownIn(item);
}
