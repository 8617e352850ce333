import { z } from "zod";
import { longestRetention, retentionWays } from "./retention.shared.ts";

const wholeDays = `Enter days from 1 to ${longestRetention}`;

/** `days` counts from when answers were handed in. */
export const RetentionRule = z.strictObject({
  what: z.enum(retentionWays),
  days: z.int("Enter a whole number").min(1, wholeDays).max(longestRetention, wholeDays),
});

export const RetentionDefault = z.object({ rule: RetentionRule.nullable() });
