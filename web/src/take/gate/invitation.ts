/**
 * The key of the attempt, which a personal link carries in its fragment, without the punctuation of a sentence behind
 * it; null without one. It stays there for a reload.
 */
export const personalKeyAtHand = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get("invitation")?.replace(/[^\w-]+$/, "") ?? null;
