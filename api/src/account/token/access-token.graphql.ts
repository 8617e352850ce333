import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesUser } from "../../platform/graphql/descriptions.ts";
import { idOf, rawId } from "../../platform/graphql/ids.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { scopesOf } from "../../platform/identity/personal-token.ts";
import { type Scope, type Shorthand, shorthandOf } from "../../platform/identity/scopes.shared.ts";
import { signedIn } from "../../platform/identity/viewer.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { User } from "../account.graphql.ts";
import { NewAccessToken } from "../account.rules.ts";
import * as contract from "./access-token.contract.ts";
import {
  createAccessToken,
  type IssuedToken as IssuedTokenShape,
  listAccessTokens,
  revokeAccessToken,
} from "./access-token.ts";
import { maySeeToken } from "./token.policy.ts";

const TokenScope = enumOf<Shorthand>(
  "TokenScope",
  "Shorthand for the scopes of a token. Neither allows changes to the account or administration.",
  { read: "All scopes that read.", write: "All scopes." },
);

export const AccessScope = enumOf<Scope>(
  "AccessScope",
  "A permission of a token, within the rights of its owner. Each write scope includes the matching read scope.",
  {
    "content:read": "Read items, including private ones and correct answers.",
    "content:write": "Create, change and delete items.",
    "results:read": "Read figures and responses, with the questions and correct answers they refer to.",
    "results:write": "Delete responses.",
    "participants:read":
      "Read the names, email addresses and link parameters of participants, together with their responses.",
    "webhooks:read": "Read webhooks and their messages.",
    "webhooks:write":
      "Create, change and delete webhooks, together with RESULTS_READ and PARTICIPANTS_READ for the data in their messages.",
  },
);

export const AccessToken = builder.prismaNode("AccessToken", {
  ...guardedBy(maySeeToken),
  description: "An access token, with which a program acts for a user. Visible to that user only, when signed in.",
  id: { field: "id" },
  select: { userId: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.AccessToken, ["name", "lastFour", "createdAt", "lastUsedAt", "lastUsedFrom", "expiresAt"]),
    scope: t.field({
      type: TokenScope,
      description: "Summary of the scopes: READ for a token that can change nothing, otherwise WRITE.",
      deprecationReason: "Since 2026-11-22: use `scopes`, which say it all.",
      select: { scope: true, scopes: true },
      resolve: (token) => shorthandOf(scopesOf(token)),
    }),
    scopes: t.field({
      type: [AccessScope],
      description: "Scopes of the token, within the rights of its owner.",
      select: { scope: true, scopes: true },
      resolve: (token) => [...scopesOf(token)],
    }),
  }),
});

builder.prismaObjectField(User, "accessTokens", (t) =>
  t.field({
    type: [AccessToken],
    nullable: true,
    description:
      "The user's access tokens for programs, newest first; null for everyone else. Not readable with an access token.",
    authScopes: ({ id }, _args, { viewer }) => viewer.user?.id === id,
    resolve: (_user, _args, { platform, viewer }) => listAccessTokens(platform, viewer),
  }),
);

const IssuedToken = builder.objectRef<IssuedTokenShape>("IssuedToken").implement({
  description: "A newly created access token.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    secret: t.exposeString("secret", {
      description:
        "Access token to send with each request as `Authorization: Bearer …`. Shown only once, and again to the same request with its key.",
    }),
    user: t.prismaField({
      type: User,
      description: "The owner of the token, with all current tokens.",
      resolve: (query, { token }, _args, { platform }) => reload(platform.db.user, query, token.userId),
    }),
  }),
});

const CreateAccessTokenInput = inputOf(NewAccessToken, {
  name: "CreateAccessToken",
  description: "An access token to create.",
  fields: keyed,
});

builder.mutationFields((t) => ({
  createAccessToken: t.field({
    type: IssuedToken,
    description: "Creates an access token with which a program acts for the signed-in user.",
    ...forSignedIn(gives("The new token, with its secret.")),
    args: {
      input: t.arg({ type: CreateAccessTokenInput, required: true, description: "The access token to create." }),
    },
    resolve: (_root, { input: { idempotencyKey, items, ...input } }, { platform, viewer }) =>
      createAccessToken(
        platform,
        viewer,
        { ...input, items: items?.map((id) => rawId("Content", id)) },
        idempotencyKey,
      ),
  }),
  revokeAccessToken: t.prismaField({
    type: User,
    description:
      "Revokes an access token of the signed-in user immediately, and returns the user with the remaining tokens.",
    ...forSignedIn(givesUser),
    args: {
      id: t.arg.globalID(idOf(AccessToken, "the token")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id, idempotencyKey }, { platform, viewer }) => {
      await revokeAccessToken(platform, viewer, id.id, idempotencyKey);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
}));
