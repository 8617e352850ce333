import { doorOf } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";

/** Whether a key opens answers: no personal link does, which the author has too, and no ballot. */
const form = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The private link to one's own answers; null where there can be none. The key is in the fragment, which is not sent. */
export function ownLink(item: Item, attemptKey: string): string | null {
  if (item.rules?.anonymous || !form.test(attemptKey)) return null;
  return `${location.origin}/${doorOf(item) === "surveys" ? "survey" : "quiz"}/${item.id}#answers=${attemptKey}`;
}

export const ownPath = (id: string) => `/api/content/${encodeURIComponent(id)}/own-answers`;

/** The key that the link brought, without the punctuation of a sentence behind it. */
export const keyInLink = () =>
  new URLSearchParams(location.hash.slice(1)).get("answers")?.replace(/[^\da-f]+$/, "") ?? "";
