import { z } from "zod";
import { scopes } from "../../platform/identity/scopes.shared.ts";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { NewAccessToken } from "../account.rules.ts";

export const AccessToken = z
  .object({
    id,
    name: z.string().meta({ description: "Its purpose, as its owner named it.", example: "Nightly report" }),
    lastFour: z.string().nullable().meta({
      description:
        "The end of the token, to tell it by; null for one made before 2026-11-22 or of a connected assistant.",
      example: "b3rD",
    }),
    scope: z.enum(["read", "write"]).meta({
      description:
        "Sums up `scopes`: `read` if it may change nothing, otherwise `write`. Since 2026-11-22: use `scopes`, which say it all.",
      deprecated: true,
    }),
    scopes: z
      .array(z.enum(scopes))
      .meta({ description: "What it may do, of what its owner may.", example: ["content:read", "results:read"] }),
    items: z
      .array(id)
      .nullable()
      .meta({ description: "The items it is restricted to, of those that are left; null if it is for all." }),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable().meta({ description: "To the minute; null if it was never used." }),
    lastUsedFrom: z.string().nullable().meta({
      description: "The network it was last used from: the first 24 bits of the address, 48 of IPv6. Null if unknown.",
      example: "192.0.2.0/24",
    }),
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
  scopes: "inPerson",
  answers: { 200: { description: "All tokens.", body: z.array(AccessToken) } },
});

export const createAccessToken = promised({
  operationId: "createAccessToken",
  tag,
  summary: "Make a token for a program; its secret is told only now",
  description: "An account has 20 at most. Its owner gets a mail about it.",
  account: "required",
  scopes: "inPerson",
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
  // A repeated request may ask for a token that has been revoked since.
  refusals: ["NOT_FOUND", "RATE_LIMITED"],
  says: { NOT_FOUND: "The token that this request made has been revoked since" },
});

export const revokeAccessToken = promised({
  operationId: "revokeAccessToken",
  tag,
  summary: "Revoke a token",
  description: "What it has open closes at once.",
  account: "required",
  scopes: "inPerson",
  isKeyed: true,
  answers: { 200: { description: "It no longer works.", body: z.object({ revoked: z.literal(true) }) } },
});
