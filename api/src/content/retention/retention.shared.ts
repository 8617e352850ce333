/** Action taken on answers whose retention period has ended. */
export const retentionWays = ["DELETE", "ANONYMISE"] as const;
export type RetentionWay = (typeof retentionWays)[number];

/** Retention period of answers, and the action taken at its end. */
export interface Retention {
  what: RetentionWay;
  /**
   * Days since submission. For anonymous answers that have been released, days since their group was released: an
   * individual day would reveal when each one arrived.
   */
  days: number;
}

/** Days. */
export const longestRetention = 3650;

/**
 * The reason why answers cannot be kept for this long, or null if they can. `most` is null on a site without a limit.
 */
export const retentionFlaw = ({ days }: Retention, most: number | null) =>
  most !== null && days > most ? `On this site answers are kept for up to ${most} days` : null;
