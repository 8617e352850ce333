import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { longestRetention, retentionWays } from "./retention.shared.ts";

const wholeDays = `Enter days from 1 to ${longestRetention}`;

/** The description of `days`. */
export const daysText = "Days since submission or, for anonymous responses that are shown, since their group was shown";

/** `days` counts as described in `Retention`. */
export const RetentionRule = z
  .strictObject({
    what: z
      .enum(retentionWays)
      .register(shapes, { name: "RetentionWay" })
      .meta({ description: "Action at the end of the retention period." }),
    days: z
      .int("Enter a whole number")
      .min(1, wholeDays)
      .max(longestRetention, wholeDays)
      .meta({ description: `${daysText}.` }),
  })
  .register(shapes, {
    name: "RetentionRule",
    description: "Retention period of responses, and the action at its end.",
  });

export const RetentionDefault = z.object({ rule: RetentionRule.nullable() });
