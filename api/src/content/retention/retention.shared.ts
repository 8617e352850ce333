/** What happens to answers once their time is over. */
export const retentionWays = ["DELETE", "ANONYMISE"] as const;
export type RetentionWay = (typeof retentionWays)[number];

/** How long answers are kept, and what happens to them then. */
export interface Retention {
  what: RetentionWay;
  /**
   * Since they were submitted. Of anonymous answers that are shown, since the day on which their group was: a day of its own
   * would tell when each of them came.
   */
  days: number;
}

/** In days. */
export const longestRetention = 3650;

/** Why answers cannot be kept so long; null if they can. `most` is null on a site without a limit. */
export const retentionFlaw = ({ days }: Retention, most: number | null) =>
  most !== null && days > most ? `On this site answers are kept for ${most} days at most` : null;
