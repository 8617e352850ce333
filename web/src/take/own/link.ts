import { doorOf } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";

/** Keys that give access to answers. Excludes ballots and the keys of personal links, which the author has too. */
const form = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The taker's private link to their answers. Null if there can be none. The key is in the fragment, which is not sent.
 */
export function ownLink(item: Item, attemptKey: string): string | null {
  if (item.rules?.anonymous || !form.test(attemptKey)) return null;
  return `${location.origin}/${doorOf(item) === "surveys" ? "survey" : "quiz"}/${item.id}#answers=${attemptKey}`;
}

export const ownPath = (id: string) => `/api/content/${encodeURIComponent(id)}/own-answers`;

/** The key in the link, without a sentence's punctuation after it. */
export const keyInLink = () =>
  new URLSearchParams(location.hash.slice(1)).get("answers")?.replace(/[^\da-f]+$/, "") ?? "";
