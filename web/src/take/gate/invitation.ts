/** The key of the attempt, which a personal link carries in its fragment; null without one. It stays there for a reload. */
export const personalKeyAtHand = (): string | null => new URLSearchParams(location.hash.slice(1)).get("invitation");
