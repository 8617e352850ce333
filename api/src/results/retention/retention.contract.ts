import { z } from "zod";
import { longestDays, retentionRule } from "../../content/retention/retention.contract.ts";
import { longestRetention, retentionWays } from "../../content/retention/retention.shared.ts";
import { ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";

export const DueAnswers = z
  .object({
    now: z
      .int()
      .meta({ description: "Number of responses whose time is over, which are removed within an hour.", example: 0 }),
    withinWeek: z.int().meta({
      description: "Number of responses due within seven days, including responses already due.",
      example: 23,
    }),
    withinMonth: z.int().meta({
      description: "Number of responses due within thirty days, including responses already due.",
      example: 140,
    }),
    firstAt: timestamp.nullable().describe("Time when the first response is due; null without responses or a rule."),
  })
  .register(shapes, { name: "DueAnswers", description: "Number of responses that are due soon." });

export const ItemRetention = z
  .object({
    rule: retentionRule
      .extend({
        isOfSite: z
          .boolean()
          .describe("Whether the item has no rule of its own, so that the limit of the site applies."),
      })
      .nullable()
      .describe("The rule that applies; null if responses are kept until someone deletes them."),
    longestDays,
    due: DueAnswers,
  })
  .meta({ id: "ItemRetention", description: "Retention of an item's responses, and the number of responses due." });
export type ItemRetention = z.output<typeof ItemRetention>;

export const readRetention = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readRetention",
  summary: "Read the retention of responses, and the number of responses due",
  description:
    "Uses the item's rule, which is part of its `rules`, or the rule in the query, to preview how many responses would be due. Responses that are due are deleted, or lose names, email addresses, accounts and keys, within an hour.",
  query: z.object({
    what: z
      .enum(retentionWays)
      .optional()
      .meta({ description: "Kind of the rule to preview, with `days`.", example: "DELETE" }),
    days: z.coerce
      .number()
      .optional()
      .meta({ description: `Days of the rule to preview, 1 to ${longestRetention}.`, example: 30 }),
  }),
  answers: { 200: { description: "The rule, and the number of responses due.", body: ItemRetention } },
});
