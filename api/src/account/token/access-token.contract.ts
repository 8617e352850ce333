import { z } from "zod";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { NewAccessToken, tokenScopes } from "../account.rules.ts";

export const AccessToken = z
  .object({
    id,
    name: z.string().meta({ description: "Its purpose, as its owner named it.", example: "Nightly report" }),
    scope: z.enum(tokenScopes).meta({
      description: "`read` what its owner can read; `write`: make, change and delete items as well.",
    }),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable().meta({ description: "To the minute; null if it was never used." }),
    expiresAt: timestamp.nullable().meta({ description: "Null if it is valid until it is revoked." }),
  })
  .meta({ id: "AccessToken", description: "A token with which a program acts for a user." });
export type AccessToken = z.output<typeof AccessToken>;

const tag = "Account";

export const listAccessTokens = promised({
  operationId: "listAccessTokens",
  tag,
  summary: "The tokens made for programs, newest first",
  description: "Without their secrets. Access tokens themselves cannot ask.",
  account: "required",
  answers: { 200: { description: "All tokens.", body: z.array(AccessToken) } },
});

export const createAccessToken = promised({
  operationId: "createAccessToken",
  tag,
  summary: "Make a token for a program; its secret is told only now",
  description: "An account has 20 at most. Its owner gets a mail about it.",
  account: "required",
  isKeyed: true,
  body: NewAccessToken,
  answers: {
    201: {
      description: "The token with its secret.",
      body: AccessToken.extend({
        secret: z.string().meta({
          description: "The token itself, for `Authorization: Bearer …`.",
          example: "assay_pat_q5f0K1ZyTgqv0cXo7a2uGk8oJ1mWb3rD",
        }),
      }).meta({ id: "IssuedToken" }),
    },
  },
  // A repeated request may ask for a token that was revoked meanwhile.
  refusals: ["NOT_FOUND", "RATE_LIMITED"],
});

export const revokeAccessToken = promised({
  operationId: "revokeAccessToken",
  tag,
  summary: "Revoke a token",
  description: "What it has open closes at once.",
  account: "required",
  isKeyed: true,
  answers: { 200: { description: "It no longer works.", body: z.object({ revoked: z.literal(true) }) } },
});
