import { inFragment } from "../address.ts";

/**
 * The key of the attempt, which a personal link carries in its fragment, without the punctuation of a sentence behind
 * it; null without one. It stays there for a reload.
 */
export const personalKeyAtHand = (): string | null => inFragment("invitation")?.replace(/[^\w-]+$/, "") ?? null;
