import { builder } from "../../platform/graphql/builder.ts";
import { gives, givesUser } from "../../platform/graphql/descriptions.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { signedIn } from "../../platform/identity/viewer.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { User } from "../account.graphql.ts";
import { tokenScopes } from "../account.rules.ts";
import {
  createAccessToken,
  type IssuedToken as IssuedTokenShape,
  listAccessTokens,
  revokeAccessToken,
} from "./access-token.ts";
import { maySeeToken } from "./token.policy.ts";

const TokenScope = builder.enumType("TokenScope", {
  description: "The scope of a token. Neither allows changes to the account or administration.",
  values: {
    READ: { value: tokenScopes[0], description: "Read what its owner can read." },
    WRITE: { value: tokenScopes[1], description: "Make, change and delete items as well." },
  } as const,
});

const AccessToken = builder.prismaNode("AccessToken", {
  ...guardedBy(maySeeToken),
  description: "A token with which a program acts for a user. Visible to that user only, when signed in.",
  id: { field: "id" },
  select: { userId: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The purpose of the token, as its owner named it." }),
    scope: t.field({
      type: TokenScope,
      description: "What the token allows.",
      select: { scope: true },
      resolve: ({ scope }) => scope,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to the minute; null if it never was.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When it ends; null if it is valid until it is revoked.",
    }),
  }),
});

builder.prismaObjectField(User, "accessTokens", (t) =>
  t.field({
    type: [AccessToken],
    nullable: true,
    description: "One's own tokens for programs, newest first; null to everybody else. No token can ask for them.",
    authScopes: ({ id }, _args, { viewer }) => viewer.user?.id === id,
    resolve: (_user, _args, { platform, viewer }) => listAccessTokens(platform, viewer),
  }),
);

const IssuedToken = builder.objectRef<IssuedTokenShape>("IssuedToken").implement({
  description: "A token that was just made.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    secret: t.exposeString("secret", {
      description:
        "Goes with each request as `Authorization: Bearer …`. Told only now, and again to the same request with its key.",
    }),
    user: t.prismaField({
      type: User,
      description: "Whose it is, with all tokens there are now.",
      resolve: (query, { token }, _args, { platform }) => reload(platform.db.user, query, token.userId),
    }),
  }),
});

const CreateAccessTokenInput = builder.inputType("CreateAccessTokenInput", {
  description: "A token to be made.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    name: t.string({ required: true, description: "The purpose of the token, as its owner named it." }),
    scope: t.field({ type: TokenScope, required: true, description: "What the token allows." }),
    expiresInDays: t.int({
      description: "Days until the token ends: 30, 90 or 365; without, it is valid until it is revoked.",
    }),
  }),
});

builder.mutationFields((t) => ({
  createAccessToken: t.field({
    type: IssuedToken,
    description: "Makes a token for a program to act for oneself.",
    authScopes: { signedIn: true },
    errors: gives("The new token, with its secret."),
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true, description: "The token to be made." }) },
    resolve: (_root, { input: { idempotencyKey, ...input } }, { platform, viewer }) =>
      createAccessToken(platform, viewer, input, idempotencyKey),
  }),
  revokeAccessToken: t.prismaField({
    type: User,
    description: "Ends one of one's own tokens at once, and gives back its owner with those that are left.",
    authScopes: { signedIn: true },
    errors: givesUser,
    args: {
      id: t.arg.globalID({ for: AccessToken, required: true, description: "The global id of the token." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id, idempotencyKey }, { platform, viewer }) => {
      await revokeAccessToken(platform, viewer, id.id, idempotencyKey);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
}));
