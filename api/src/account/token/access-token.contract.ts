import { z } from "zod";
import { scopes } from "../../platform/identity/scopes.shared.ts";
import { id, inPerson, promised, timestamp } from "../../platform/rest/operation.ts";
import { NewAccessToken } from "../account.rules.ts";

export const AccessToken = z
  .object({
    id,
    name: z.string().meta({ description: "Purpose of the token, as named by its owner.", example: "Nightly report" }),
    lastFour: z.string().nullable().meta({
      description:
        "Last four characters of the token, to identify it; null for tokens created before 2026-11-22 and those of connected assistants.",
      example: "b3rD",
    }),
    scope: z.enum(["read", "write"]).meta({
      description:
        "Summary of `scopes`: `read` for a token that can change nothing, otherwise `write`. Since 2026-11-22: use `scopes`, which is complete.",
      deprecated: true,
    }),
    scopes: z.array(z.enum(scopes)).meta({
      description: "Scopes of the token, within the rights of its owner.",
      example: ["content:read", "results:read"],
    }),
    items: z
      .array(id)
      .nullable()
      .describe("Items that the token is restricted to, without deleted ones; null for all items."),
    createdAt: timestamp.describe("Time when the token was created."),
    lastUsedAt: timestamp.nullable().describe("Time of the last use, to the minute; null if the token was never used."),
    lastUsedFrom: z.string().nullable().meta({
      description: "Network of the last use: the first 24 bits of the IP address, 48 for IPv6. Null if unknown.",
      example: "192.0.2.0/24",
    }),
    expiresAt: timestamp.nullable().describe("Time when the token expires; null if it is valid until it is revoked."),
  })
  .meta({ id: "AccessToken", description: "An access token, with which a program acts for a user." });
export type AccessToken = z.output<typeof AccessToken>;

const tag = "Account";

export const listAccessTokens = promised({
  ...inPerson(tag),
  operationId: "listAccessTokens",
  summary: "The access tokens for programs, newest first",
  description: "Leaves out the secrets.",
  answers: { 200: { description: "All tokens.", body: z.array(AccessToken) } },
});

export const createAccessToken = promised({
  ...inPerson(tag),
  operationId: "createAccessToken",
  summary: "Create an access token for a program; its secret is shown only once",
  description: "An account can have up to 20. Its owner is notified by email.",
  isKeyed: true,
  body: NewAccessToken,
  answers: {
    201: {
      description: "The token with its secret.",
      body: AccessToken.extend({
        secret: z.string().meta({
          description: "The access token itself, for `Authorization: Bearer …`.",
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
  ...inPerson(tag),
  operationId: "revokeAccessToken",
  summary: "Revoke an access token",
  description: "Closes the token's open connections immediately.",
  isKeyed: true,
  answers: { 200: { description: "The token no longer works.", body: z.object({ revoked: z.literal(true) }) } },
});
