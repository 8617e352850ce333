/**
 * The attempt key in the fragment of a personal link, without a sentence's punctuation after it. Null without a
 * personal link. The key stays in the address for a reload.
 */
export const personalKeyAtHand = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get("invitation")?.replace(/[^\w-]+$/, "") ?? null;
