import { z } from "zod";
import { longestDays, retentionRule } from "../../content/retention/retention.contract.ts";
import { longestRetention, retentionWays } from "../../content/retention/retention.shared.ts";
import { promised, timestamp } from "../../platform/rest/operation.ts";

const ItemRetention = z
  .object({
    rule: retentionRule
      .extend({
        isOfSite: z
          .boolean()
          .meta({ description: "Whether the item has none of its own: it is the limit of the site." }),
      })
      .nullable()
      .meta({ description: "Null: answers are kept until somebody deletes them." }),
    longestDays,
    due: z.object({
      now: z.int().meta({ description: "Answers whose time is over: they go within an hour.", example: 0 }),
      withinWeek: z.int().meta({ description: "With those.", example: 23 }),
      withinMonth: z.int().meta({ description: "With those.", example: 140 }),
      firstAt: timestamp
        .nullable()
        .meta({ description: "When the first one is due; null without answers, or a rule." }),
    }),
  })
  .meta({ id: "ItemRetention", description: "How long an item's answers are kept, and how many are due." });
export type ItemRetention = z.output<typeof ItemRetention>;

export const readRetention = promised({
  operationId: "readRetention",
  tag: "Results",
  summary: "How long answers are kept, and how many are due",
  description:
    "By the item's rule, which is among its `rules`, or by one that is asked about: so many would be due if it were the " +
    "item's. What is due is deleted, or loses names, addresses, accounts and keys, within an hour.",
  account: "required",
  scopes: ["results:read"],
  query: z.object({
    what: z
      .enum(retentionWays)
      .optional()
      .meta({ description: "With `days`: by this rule instead.", example: "DELETE" }),
    days: z.coerce
      .number()
      .optional()
      .meta({ description: `1 to ${longestRetention}.`, example: 30 }),
  }),
  answers: { 200: { description: "The rule, and what is due by it.", body: ItemRetention } },
});
