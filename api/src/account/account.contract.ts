import { z } from "zod";
import { id, Message, ofAccount, promised } from "../platform/rest/operation.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { Credentials, plans, RefreshRequest, Registration } from "./account.rules.ts";

export const User = z
  .object({
    id,
    firstName: z.string().meta({ description: "Given name, at most 50 characters.", example: "Ada" }),
    lastName: z.string().meta({ description: "Family name, at most 50 characters.", example: "Lovelace" }),
    email: z
      .string()
      .meta({ description: "Email address for signing in and for emails, in lower case.", example: "ada@example.com" }),
    plan: z.enum(plans).register(shapes, { name: "Plan" }).describe("Plan of the account."),
    isEmailVerified: z.boolean().describe("Whether the link emailed to the address was opened."),
    createdAt: z.iso.datetime().register(shapes, { name: "DateTime" }).describe("Time when the account was created."),
    isAdmin: z.boolean().describe("Whether the user is an administrator of the site."),
    timeZone: z.string().nullable().meta({
      description: "IANA name of the time zone that the days of the user's items are counted in; null if unknown.",
      example: "Europe/Berlin",
    }),
  })
  .meta({ id: "User", description: "A person with an account." });
export type User = z.output<typeof User>;

export const Tokens = z
  .object({
    accessToken: z.string().meta({
      description: "Access token to send with each request as `Authorization: Bearer …`. Short-lived.",
      example: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlhMmIzYyJ9.c2lnbmF0dXJl",
    }),
    refreshToken: z.string().meta({
      description: "Token that is exchanged once for the next pair. The session ends 30 days after signing in.",
      example: "q5f0K1ZyTgqv0cXo7a2uGk8oJ1mWb3rD",
    }),
  })
  .meta({ id: "Tokens", description: "A session's pair of tokens." });
export type Tokens = z.output<typeof Tokens>;

const tag = "Account";

export const registerUser = promised({
  operationId: "registerUser",
  tag,
  summary: "Create an account and sign in",
  description: "Sends an email with a link to verify the email address. The account works before the link is opened.",
  body: Registration,
  answers: { 201: { description: "The tokens of the first session.", body: Tokens } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

export const login = promised({
  operationId: "login",
  tag,
  summary: "Sign in",
  description: "An unknown email address and an incorrect password get the same response.",
  body: Credentials,
  answers: { 200: { description: "The tokens of a new session.", body: Tokens } },
  refusals: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
});

export const refreshTokens = promised({
  operationId: "refreshTokens",
  tag,
  summary: "Exchange a refresh token for a new pair of tokens",
  description:
    "For a few seconds, a token that was already exchanged still returns the same pair. After that, it ends the whole session.",
  body: RefreshRequest,
  answers: { 200: { description: "The next pair of tokens.", body: Tokens } },
  refusals: ["UNAUTHENTICATED", "RATE_LIMITED"],
  says: { UNAUTHENTICATED: "Please log in again" },
});

export const readUser = promised({
  ...ofAccount(tag),
  operationId: "readUser",
  summary: "The signed-in user",
  description:
    "Available to every access token of the user, whatever its scopes. Includes the name and the email address.",
  answers: { 200: { description: "The owner of the token.", body: User } },
});

export const logout = promised({
  operationId: "logout",
  tag,
  summary: "End the session of a refresh token",
  description: "An unknown token is accepted without an error.",
  body: RefreshRequest,
  answers: { 200: { description: "The session has ended, or there was none.", body: Message } },
});
