import { z } from "zod";
import { longestRetention, retentionWays } from "./retention.shared.ts";

const wholeDays = `Enter days from 1 to ${longestRetention}`;

/** The description of `days`. */
export const daysText =
  "Days since responses were submitted or, for anonymous responses that are shown, since the day on which their group was shown";

/** `days` counts as described in `Retention`. */
export const RetentionRule = z.strictObject({
  what: z.enum(retentionWays),
  days: z.int("Enter a whole number").min(1, wholeDays).max(longestRetention, wholeDays),
});

export const RetentionDefault = z.object({ rule: RetentionRule.nullable() });
