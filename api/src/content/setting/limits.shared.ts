/** Parts of a result, each of which an author shows to takers or withholds. */
export const shownParts = ["SCORE", "RIGHT_ANSWERS", "EXPLANATIONS", "OTHERS_ANSWERS"] as const;
export type ShownPart = (typeof shownParts)[number];
export const shownTimes = ["AT_ONCE", "AFTER_CLOSING"] as const;
export type ShownTime = (typeof shownTimes)[number];

/** Minutes: a day. */
export const longestLimit = 1440;

/** The largest limits of attempts. */
export const mostAttempts = { inAll: 1_000_000, perDevice: 100 };

/** Further attempts of an invited person. Keys of attempts have numbers up to one more. */
export const mostRetakes = 9;
/** The attempt of an invited person that counts. */
export const countingAttempts = ["LAST", "BEST", "FIRST"] as const;
export type CountingAttempt = (typeof countingAttempts)[number];

/** Characters. */
export const longestPasscode = 64;

/** Characters. */
export const longestAuthor = 100;

/** Characters. */
export const longestOnCertificate = 100;

/** People need 20 seconds to notice the redirect and stop it (WCAG 2.2.1). */
export const endingLimits = { text: 2000, label: 100, seconds: { least: 20, most: 120 } } as const;
