import { builder } from "../../platform/graphql/builder.ts";
import { User } from "../account.graphql.ts";
import { type StandingAccess as Shape, standingAccess, standingAccessOfReset, titleOf } from "./standing.ts";

const StandingWebhook = builder.objectRef<Shape["webhooks"][number]>("StandingWebhook").implement({
  description: "An address that is sent what happens to the account's items.",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST answers." }),
    url: t.exposeString("url", { description: "The address that messages are sent to." }),
    contentTitle: t.string({
      description: "The title of the item it is of; of several, that of the first and how many more there are.",
      resolve: titleOf,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

const StandingAccess = builder.objectRef<Shape>("StandingAccess").implement({
  description: "Access tokens and webhooks, which give access to an account without a sign-in.",
  authScopes: { public: true },
  fields: (t) => ({
    accessTokenNames: t.stringList({
      description: "The names of the access tokens, newest first; the tokens end with the sessions.",
      resolve: ({ tokens }) => tokens.map(({ name }) => name),
    }),
    webhooks: t.field({
      type: [StandingWebhook],
      description: "The webhooks of all items; they stay when sessions end, unless that is asked for.",
      resolve: ({ webhooks }) => webhooks,
    }),
  }),
});

builder.prismaObjectField(User, "standingAccess", (t) =>
  t.field({
    type: StandingAccess,
    nullable: true,
    description:
      "Tokens and webhooks with access to the viewer's account; null to everybody else. Not readable with an access token.",
    authScopes: ({ id }, _args, { viewer }) => viewer.user?.id === id,
    resolve: (_user, _args, { platform, viewer }) => standingAccess(platform, viewer),
  }),
);

builder.queryField("accessOfReset", (t) =>
  t.field({
    type: StandingAccess,
    description: "Like standingAccess, for the holder of an unused password reset link.",
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true, description: "The token in the link that was mailed." }) },
    resolve: (_root, args, { platform, viewer }) => standingAccessOfReset(platform, viewer, args),
  }),
);
