import { User } from "../../account/account.graphql.ts";
import { isSelf } from "../../account/user.policy.ts";
import type { User as UserRow } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { givesUser } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { daysText } from "./retention.rules.ts";
import { longestRetention, type Retention, type RetentionWay } from "./retention.shared.ts";
import { setRetentionDefault } from "./retention.ts";

const RetentionWayType = builder.enumType("RetentionWay", {
  description: "What happens to answers once their time is over.",
  values: {
    DELETE: { description: "They are taken out of every figure, for good." },
    ANONYMISE: { description: "Names, addresses, accounts and keys are removed; what was answered stays." },
  } satisfies Record<RetentionWay, object>,
});

export const RetentionRuleType = builder.objectRef<Retention>("RetentionRule").implement({
  description: "How long answers are kept, and what happens to them then.",
  authScopes: { public: true },
  fields: (t) => ({
    what: t.expose("what", { type: RetentionWayType, description: "What happens to them." }),
    days: t.exposeInt("days", { description: `${daysText}.` }),
  }),
});

export const RetentionRuleInput = builder.inputType("RetentionRuleInput", {
  description: "How long answers are kept, and what happens to them then.",
  fields: (t) => ({
    what: t.field({ type: RetentionWayType, required: true, description: "What happens to them." }),
    days: t.int({ required: true, description: `${daysText}: 1 to ${longestRetention}.` }),
  }),
});

export const longestDaysText = "How many days answers are kept on this site at most; null without a limit.";

const AccountRetention = builder.objectRef<UserRow>("AccountRetention").implement({
  description: "How long answers to one's new items are kept, where nothing is said of it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    rule: t.field({
      type: RetentionRuleType,
      nullable: true,
      description: "The rule; null where answers are kept until they are deleted.",
      resolve: ({ retention }) => retention,
    }),
    longestDays: t.int({
      nullable: true,
      description: longestDaysText,
      resolve: (_user, _args, { platform }) => platform.settings.answerDays,
    }),
  }),
});

builder.prismaObjectField(User, "retention", (t) =>
  t.field({
    type: AccountRetention,
    nullable: true,
    description:
      "How long answers to one's new items are kept, where nothing is said of it; null to everybody else. No token can ask for it.",
    authScopes: (user, _args, { viewer }) => isSelf(viewer, user) && viewer.token === null,
    unauthorizedResolver: () => null,
    resolve: (user) => user,
  }),
);

builder.mutationField("setRetention", (t) =>
  t.prismaField({
    type: User,
    description:
      "Sets how long answers are kept of one's items that are made from then on, where they say nothing of it. No token can do it.",
    errors: givesUser,
    authScopes: { signedIn: true },
    args: {
      rule: t.arg({ type: RetentionRuleInput, description: "Null, or left out: until they are deleted." }),
    },
    resolve: async (query, _root, { rule }, { platform, viewer }) => {
      const { id } = await setRetentionDefault(platform, viewer, { rule: rule ?? null });
      return reload(platform.db.user, query, id);
    },
  }),
);
