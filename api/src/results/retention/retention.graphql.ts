import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { owns } from "../../content/content.policy.ts";
import { longestDaysText, RetentionRuleInput, RetentionRuleType } from "../../content/retention/retention.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { nullUnless } from "../../platform/graphql/scopes.ts";
import { type Due, dueOf, type ItemRetention, retentionOf } from "./due.ts";

const DueAnswers = builder.objectRef<Due>("DueAnswers").implement({
  description: "How many answers are not kept much longer.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    now: t.exposeInt("now", { description: "Those whose time is over: they go within an hour." }),
    withinWeek: t.exposeInt("withinWeek", { description: "Those of the next seven days, and the ones before." }),
    withinMonth: t.exposeInt("withinMonth", { description: "Those of the next thirty days, and the ones before." }),
    firstAt: t.expose("firstAt", {
      type: "DateTime",
      nullable: true,
      description: "When the first one is due; null without answers, or a rule.",
    }),
  }),
});

const resultsOnly = nullUnless<ItemRetention>(
  (viewer, { content }) => owns(viewer, content),
  "Null to everybody but its owner.",
  "results:read",
);

const ItemRetentionType = builder.objectRef<ItemRetention>("ItemRetention").implement({
  description: "How long an item's answers are kept, and how many are due.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    rule: t.field({
      type: RetentionRuleType,
      nullable: true,
      description: "The rule that holds; null where answers are kept until somebody deletes them.",
      resolve: ({ rule }) => rule,
    }),
    isOfSite: t.boolean({
      description: "Whether the item has no rule of its own: the one that holds is the limit of the site.",
      resolve: ({ rule }) => rule?.isOfSite ?? false,
    }),
    longestDays: t.exposeInt("longestDays", { nullable: true, description: longestDaysText }),
    due: t.field({
      type: DueAnswers,
      complexity: costOf.counting,
      ...resultsOnly("How many answers are due by the rule."),
      resolve: (retention, _args, { platform }) => dueOf(platform, retention),
    }),
  }),
});

builder.prismaObjectField(Content, "retention", (t) =>
  t.field({
    type: ItemRetentionType,
    ...ownersOnly("results:read")("How long its answers are kept, and how many are due."),
    args: {
      rule: t.arg({
        type: RetentionRuleInput,
        description: "As if this were the item's rule, to ask what would be due.",
      }),
    },
    resolve: (content, { rule }, { platform }) => retentionOf(platform, content, rule ?? null),
  }),
);
