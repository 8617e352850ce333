import { builder } from "../../platform/graphql/builder.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { User } from "../account.graphql.ts";
import * as contract from "./standing.contract.ts";
import { type StandingAccess as Shape, standingAccess, standingAccessOfReset, titleOf } from "./standing.ts";

const StandingWebhook = builder.objectRef<Shape["webhooks"][number]>("StandingWebhook").implement({
  description: "A webhook, which receives the events of the account's items.",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as used in REST." }),
    ...fieldsOf(t, contract.StandingAccess.shape.webhooks.element, ["url", "createdAt"]),
    contentTitle: t.string({
      description: "Title of the item; for several items, the first title and the number of others.",
      resolve: titleOf,
    }),
  }),
});

const StandingAccess = builder.objectRef<Shape>("StandingAccess").implement({
  description: "Access tokens and webhooks, which give access to an account without signing in.",
  authScopes: { public: true },
  fields: (t) => ({
    accessTokenNames: t.stringList({
      description: "The names of the access tokens, newest first; the tokens end with the sessions.",
      resolve: ({ tokens }) => tokens.map(({ name }) => name),
    }),
    webhooks: t.field({
      type: [StandingWebhook],
      description: "The account's webhooks; they stay when sessions end, unless the request ends them too.",
      resolve: ({ webhooks }) => webhooks,
    }),
  }),
});

builder.prismaObjectField(User, "standingAccess", (t) =>
  t.field({
    type: StandingAccess,
    nullable: true,
    description:
      "Access tokens and webhooks of the user's account; null for everyone else. Not readable with an access token.",
    authScopes: ({ id }, _args, { viewer }) => viewer.user?.id === id,
    resolve: (_user, _args, { platform, viewer }) => standingAccess(platform, viewer),
  }),
);

builder.queryField("accessOfReset", (t) =>
  t.field({
    type: StandingAccess,
    description: "Same as standingAccess, for the holder of an unused password reset link.",
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true, description: "The token in the emailed link." }) },
    resolve: (_root, args, { platform, viewer }) => standingAccessOfReset(platform, viewer, args),
  }),
);
