import { z } from "zod";
import { id, Message, promised } from "../platform/rest/operation.ts";
import { Credentials, plans, RefreshRequest, Registration } from "./account.rules.ts";

export const User = z
  .object({
    id,
    firstName: z.string().meta({ example: "Ada" }),
    lastName: z.string().meta({ example: "Lovelace" }),
    email: z.string().meta({ description: "Without capital letters.", example: "ada@example.com" }),
    plan: z.enum(plans),
    isEmailVerified: z.boolean().meta({ description: "Whether the link that was mailed to the address was followed." }),
    createdAt: z.iso.datetime(),
    isAdmin: z.boolean(),
    timeZone: z.string().nullable().meta({
      description: "IANA's name of the zone that the days of their items are counted in; null while none is known.",
      example: "Europe/Berlin",
    }),
  })
  .meta({ id: "User", description: "A person with an account." });
export type User = z.output<typeof User>;

const Tokens = z
  .object({
    accessToken: z.string().meta({
      description: "Goes with each request as `Authorization: Bearer …`. Short-lived.",
      example: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlhMmIzYyJ9.c2lnbmF0dXJl",
    }),
    refreshToken: z.string().meta({
      description: "Gets the next pair, once. The session ends 30 days after signing in.",
      example: "q5f0K1ZyTgqv0cXo7a2uGk8oJ1mWb3rD",
    }),
  })
  .meta({ id: "Tokens", description: "A signed-in user's pair of tokens." });
export type Tokens = z.output<typeof Tokens>;

const tag = "Account";

export const registerUser = promised({
  operationId: "registerUser",
  tag,
  summary: "Make an account and sign in",
  description: "A link that proves the address is mailed. The account works before it is followed.",
  body: Registration,
  answers: { 201: { description: "The tokens of a first session.", body: Tokens } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

export const login = promised({
  operationId: "login",
  tag,
  summary: "Sign in",
  description: "An unknown address and a wrong password get the same answer.",
  body: Credentials,
  answers: { 200: { description: "The tokens of a new session.", body: Tokens } },
  refusals: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
});

export const refreshTokens = promised({
  operationId: "refreshTokens",
  tag,
  summary: "Trade a refresh token for a new pair of tokens",
  description:
    "A token that was traded still gets the same successor for a few seconds. Sent later, it ends the whole session.",
  body: RefreshRequest,
  answers: { 200: { description: "The next pair.", body: Tokens } },
  refusals: ["UNAUTHENTICATED", "RATE_LIMITED"],
  says: { UNAUTHENTICATED: "Please log in again" },
});

export const readUser = promised({
  operationId: "readUser",
  tag,
  summary: "The signed-in user",
  description: "Any token of theirs may ask, whatever its scopes, and gets their name and mail address.",
  account: "required",
  scopes: [],
  answers: { 200: { description: "The owner of the token.", body: User } },
});

export const logout = promised({
  operationId: "logout",
  tag,
  summary: "End the session of a refresh token",
  description: "An unknown token is no error.",
  body: RefreshRequest,
  answers: { 200: { description: "The session has ended, or there was none.", body: Message } },
});
