const minute = 60;
const hour = 60 * minute;

/** Seconds between the tries of a message. */
const pauses = [30, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 6 * hour, 10 * hour];

/** The schedule in words, for the documentation. */
export const retries =
  "after 30 seconds, 2, 10 and 30 minutes, and 1, 2, 4, 6 and 10 hours, each up to a tenth longer: ten tries in a day";

/** Seconds within which a receiver must answer. */
export const answerSeconds = 10;

/** Days without a successful delivery after which a failing webhook is disabled. */
export const patience = 5;

/**
 * Returns the seconds until the next try after this many; null to give up. Partly random, so that not all tries
 * coincide.
 */
export function pauseAfter(tries: number): number | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : pause * (1 + Math.random() / 10);
}
