import { builder } from "../../platform/graphql/builder.ts";
import { gives, givesUser } from "../../platform/graphql/descriptions.ts";
import { rawId } from "../../platform/graphql/ids.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { scopesOf } from "../../platform/identity/personal-token.ts";
import { type Scope, type Shorthand, shorthandOf } from "../../platform/identity/scopes.shared.ts";
import { signedIn } from "../../platform/identity/viewer.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { User } from "../account.graphql.ts";
import { maxTokenItems } from "../account.rules.ts";
import {
  createAccessToken,
  type IssuedToken as IssuedTokenShape,
  listAccessTokens,
  revokeAccessToken,
} from "./access-token.ts";
import { maySeeToken } from "./token.policy.ts";

const TokenScope = builder.enumType("TokenScope", {
  description: "Short for scopes of a token. Neither allows changes to the account or administration.",
  values: {
    READ: { value: "read", description: "All scopes that read." },
    WRITE: { value: "write", description: "All scopes." },
  } as const satisfies Record<Uppercase<Shorthand>, { value: Shorthand; description: string }>,
});

export const AccessScope = builder.enumType("AccessScope", {
  description: "What a token may do, of what its owner may. Writing includes reading the same.",
  values: {
    CONTENT_READ: { value: "content:read", description: "Read items, private ones and right answers as well." },
    CONTENT_WRITE: { value: "content:write", description: "Make, change and delete items." },
    RESULTS_READ: {
      value: "results:read",
      description: "Read figures and answers, with the questions and right answers they belong to.",
    },
    RESULTS_WRITE: { value: "results:write", description: "Delete answers." },
    PARTICIPANTS_READ: {
      value: "participants:read",
      description: "Read the names, addresses and link fields of participants, where their answers are read.",
    },
    WEBHOOKS_READ: { value: "webhooks:read", description: "Read webhooks and what they sent." },
    WEBHOOKS_WRITE: {
      value: "webhooks:write",
      description: "Make, change and delete webhooks; with RESULTS_READ and PARTICIPANTS_READ, which messages carry.",
    },
  } as const satisfies Record<string, { value: Scope; description: string }>,
});

export const AccessToken = builder.prismaNode("AccessToken", {
  ...guardedBy(maySeeToken),
  description: "A token with which a program acts for a user. Visible to that user only, when signed in.",
  id: { field: "id" },
  select: { userId: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The purpose of the token, as its owner named it." }),
    lastFour: t.exposeString("lastFour", {
      nullable: true,
      description:
        "The last four characters of the token, to tell it by; null for tokens made before 2026-11-22 and those of connected assistants.",
    }),
    scope: t.field({
      type: TokenScope,
      description: "What the token allows, in a word: READ if it may change nothing, otherwise WRITE.",
      deprecationReason: "Since 2026-11-22: use `scopes`, which say it all.",
      select: { scope: true, scopes: true },
      resolve: (token) => shorthandOf(scopesOf(token)),
    }),
    scopes: t.field({
      type: [AccessScope],
      description: "What the token may do, of what its owner may.",
      select: { scope: true, scopes: true },
      resolve: (token) => [...scopesOf(token)],
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to the minute; null if it never was.",
    }),
    lastUsedFrom: t.exposeString("lastUsedFrom", {
      nullable: true,
      description: "The network it was last used from, as 192.0.2.0/24, or the first 48 bits of IPv6; null if unknown.",
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
    scope: t.field({ type: TokenScope, description: "Short for scopes, those that come later included." }),
    scopes: t.field({
      type: [AccessScope],
      description: "Instead of `scope`: what the token may do. Each that writes includes reading the same.",
    }),
    items: t.idList({
      description: `The ids of the items it is restricted to, global or as REST writes them, at most ${maxTokenItems}; without, it is for all.`,
    }),
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
