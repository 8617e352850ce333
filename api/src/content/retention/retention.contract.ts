import { z } from "zod";
import { promised } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { daysText, RetentionDefault, RetentionRule } from "./retention.rules.ts";
import { retentionWays } from "./retention.shared.ts";

export const retentionRule = z
  .object({
    what: z
      .enum(retentionWays)
      .register(shapes, { name: "RetentionWay" })
      .describe(
        "Action at the end of the retention period. `DELETE` removes responses permanently, including from all statistics. `ANONYMISE` removes names, email addresses, accounts and keys; answers stay.",
      ),
    days: z.int().meta({ description: `${daysText}.`, example: 90 }),
  })
  .register(shapes, { name: "RetentionRule", description: shapes.get(RetentionRule)?.description });

export const longestDays = z.int().nullable().meta({
  description: "Maximum number of days for which this site keeps responses; null without a limit.",
  example: null,
});

export const AccountRetention = z
  .object({
    rule: retentionRule.nullable().describe("Default retention; null if responses are kept until they are deleted."),
    longestDays,
  })
  .meta({ id: "AccountRetention", description: "Default retention of responses to new items." });
export type AccountRetention = z.output<typeof AccountRetention>;

const asked = { tag: "Account", account: "required", scopes: "inPerson" } as const;

export const readRetentionDefault = promised({
  ...asked,
  operationId: "readRetentionDefault",
  summary: "Read the default retention of responses to new items",
  description: "Applies to new items whose rules don't set a retention.",
  answers: { 200: { description: "The default retention.", body: AccountRetention } },
});

export const setRetentionDefault = promised({
  ...asked,
  operationId: "setRetentionDefault",
  summary: "Set the default retention of responses to new items",
  description: "Applies to items created after the change, including copies, whose rules don't set a retention.",
  body: RetentionDefault.meta({ example: { rule: { what: "ANONYMISE", days: 90 } } }),
  answers: { 200: { description: "The default retention after the change.", body: AccountRetention } },
});
