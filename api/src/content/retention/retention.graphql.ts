import { User } from "../../account/account.graphql.ts";
import { isSelf } from "../../account/user.policy.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, givesUser } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { objectOf } from "../../platform/shape/object.ts";
import * as contract from "./retention.contract.ts";
import { RetentionRule } from "./retention.rules.ts";
import type { RetentionWay } from "./retention.shared.ts";
import { setRetentionDefault } from "./retention.ts";

enumOf<RetentionWay>("RetentionWay", "Action on responses at the end of their retention period.", {
  DELETE: "Removes responses permanently, including from all statistics.",
  ANONYMISE: "Removes names, email addresses, accounts and keys; answers stay.",
});

export const RetentionRuleType = objectOf(contract.retentionRule);
export const RetentionRuleInput = inputOf(RetentionRule);

builder.prismaObjectField(User, "retention", (t) =>
  t.field({
    type: objectOf(contract.AccountRetention, { scope: "signedIn" }),
    nullable: true,
    description:
      "Default retention of responses to the viewer's new items. Null for other viewers and for access tokens.",
    authScopes: (user, _args, { viewer }) => isSelf(viewer, user) && viewer.token === null,
    unauthorizedResolver: () => null,
    resolve: ({ retention }, _args, { platform }) => ({ rule: retention, longestDays: platform.settings.answerDays }),
  }),
);

builder.mutationField("setRetention", (t) =>
  t.prismaField({
    type: User,
    description:
      "Sets the default retention of responses to your new items. Applies to items created after the change whose rules don't set a retention. Not available to access tokens.",
    ...forSignedIn(givesUser),
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
