import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { owns } from "../../content/content.policy.ts";
import { RetentionRuleInput, RetentionRuleType } from "../../content/retention/retention.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { nullUnless } from "../../platform/graphql/scopes.ts";
import { fieldsOf, objectOf } from "../../platform/shape/object.ts";
import { dueOf, type ItemRetention, retentionOf } from "./due.ts";
import * as contract from "./retention.contract.ts";

const resultsOnly = nullUnless<ItemRetention>(
  (viewer, { content }) => owns(viewer, content),
  "Null for everyone except its owner.",
  "results:read",
);

const ItemRetentionType = builder.objectRef<ItemRetention>("ItemRetention").implement({
  description: "Retention of an item's responses, and the number of responses due.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    rule: t.field({
      type: RetentionRuleType,
      nullable: true,
      description: "The rule that applies; null if responses are kept until someone deletes them.",
      resolve: ({ rule }) => rule,
    }),
    isOfSite: t.boolean({
      description: "Whether the item has no rule of its own, so that the limit of the site applies.",
      resolve: ({ rule }) => rule?.isOfSite ?? false,
    }),
    ...fieldsOf(t, contract.ItemRetention, ["longestDays"]),
    due: t.field({
      type: objectOf(contract.DueAnswers, { scope: "signedIn" }),
      complexity: costOf.counting,
      ...resultsOnly("Number of responses due under the rule."),
      resolve: (retention, _args, { platform }) => dueOf(platform, retention),
    }),
  }),
});

builder.prismaObjectField(Content, "retention", (t) =>
  t.field({
    type: ItemRetentionType,
    ...ownersOnly("results:read")("Retention of its responses, and the number of responses due."),
    args: { rule: t.arg({ type: RetentionRuleInput, description: "Rule to preview instead of the item's rule." }) },
    resolve: (content, { rule }, { platform }) => retentionOf(platform, content, rule ?? null),
  }),
);
