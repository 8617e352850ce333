import { z } from "zod";
import { promised } from "../../platform/rest/operation.ts";
import { daysText, RetentionDefault } from "./retention.rules.ts";
import { retentionWays } from "./retention.shared.ts";

export const retentionRule = z.object({
  what: z.enum(retentionWays).meta({
    description:
      "`DELETE` takes answers out of every figure, for good. `ANONYMISE` removes names, addresses, accounts and keys; what was answered stays.",
  }),
  days: z.int().meta({ description: `${daysText}.`, example: 90 }),
});

export const longestDays = z.int().nullable().meta({
  description: "How many days answers are kept on this site at most; null without a limit.",
  example: null,
});

const AccountRetention = z
  .object({
    rule: retentionRule.nullable().meta({ description: "Null: answers are kept until they are deleted." }),
    longestDays,
  })
  .meta({ id: "AccountRetention", description: "How long answers to new items are kept." });
export type AccountRetention = z.output<typeof AccountRetention>;

const asked = { tag: "Account", account: "required", scopes: "inPerson" } as const;

export const readRetentionDefault = promised({
  ...asked,
  operationId: "readRetentionDefault",
  summary: "How long answers to new items are kept",
  description: "What holds for items whose maker says nothing of it.",
  answers: { 200: { description: "The rule.", body: AccountRetention } },
});

export const setRetentionDefault = promised({
  ...asked,
  operationId: "setRetentionDefault",
  summary: "Set how long answers to new items are kept",
  description: "It holds for items that are made from then on, copies too, where they say nothing of it themselves.",
  body: RetentionDefault.meta({ example: { rule: { what: "ANONYMISE", days: 90 } } }),
  answers: { 200: { description: "The rule as it is now.", body: AccountRetention } },
});
