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
  description: "Action on responses at the end of their retention period.",
  values: {
    DELETE: { description: "Removes responses permanently, including from all statistics." },
    ANONYMISE: { description: "Removes names, email addresses, accounts and keys; answers stay." },
  } satisfies Record<RetentionWay, object>,
});

export const RetentionRuleType = builder.objectRef<Retention>("RetentionRule").implement({
  description: "Retention period of responses, and the action at its end.",
  authScopes: { public: true },
  fields: (t) => ({
    what: t.expose("what", { type: RetentionWayType, description: "Action at the end of the retention period." }),
    days: t.exposeInt("days", { description: `${daysText}.` }),
  }),
});

export const RetentionRuleInput = builder.inputType("RetentionRuleInput", {
  description: "Retention period of responses, and the action at its end.",
  fields: (t) => ({
    what: t.field({
      type: RetentionWayType,
      required: true,
      description: "Action at the end of the retention period.",
    }),
    days: t.int({ required: true, description: `${daysText}: 1 to ${longestRetention}.` }),
  }),
});

export const longestDaysText = "Maximum number of days for which this site keeps responses; null without a limit.";

const AccountRetention = builder.objectRef<UserRow>("AccountRetention").implement({
  description: "Default retention of responses to a user's new items.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    rule: t.field({
      type: RetentionRuleType,
      nullable: true,
      description: "Default retention; null if responses are kept until they are deleted.",
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
      "Default retention of responses to the viewer's new items. Null for other viewers and for access tokens.",
    authScopes: (user, _args, { viewer }) => isSelf(viewer, user) && viewer.token === null,
    unauthorizedResolver: () => null,
    resolve: (user) => user,
  }),
);

builder.mutationField("setRetention", (t) =>
  t.prismaField({
    type: User,
    description:
      "Sets the default retention of responses to your new items. Applies to items created after the change whose rules don't set a retention. Not available to access tokens.",
    errors: givesUser,
    authScopes: { signedIn: true },
    args: {
      rule: t.arg({
        type: RetentionRuleInput,
        description: "Default retention. If null or omitted, responses are kept until they are deleted.",
      }),
    },
    resolve: async (query, _root, { rule }, { platform, viewer }) => {
      const { id } = await setRetentionDefault(platform, viewer, { rule: rule ?? null });
      return reload(platform.db.user, query, id);
    },
  }),
);
