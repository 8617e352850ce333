import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { User } from "../generated/prisma/client.ts";
import { clientAddress } from "../platform/identity/address.ts";
import { anonymous } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { bearer, described } from "../platform/rest/docs.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { Credentials, RefreshRequest, Registration } from "./account.rules.ts";
import { login, register } from "./account.ts";
import { logout, refreshSession, type Session } from "./session.ts";
import { currentUser } from "./user.ts";

const tags = ["Account"];

export const accountRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // The credentials in the body say who asks; an access token sent along is ignored, as it may have expired.
    const visitor = ({ raw }: FastifyRequest) => anonymous(clientAddress(raw, platform.settings.trustProxy));

    http.post(
      "/auth/register",
      { schema: { tags, summary: "Make an account and sign in", body: described(Registration) } },
      async (request, reply) =>
        reply.code(201).send(presentTokens(await register(platform, visitor(request), request.body))),
    );

    http.post("/auth/login", { schema: { tags, summary: "Sign in", body: described(Credentials) } }, async (request) =>
      presentTokens(await login(platform, visitor(request), request.body)),
    );

    http.post(
      "/auth/refresh",
      { schema: { tags, summary: "Trade a refresh token for a new pair of tokens", body: described(RefreshRequest) } },
      async (request) => presentTokens(await refreshSession(platform, visitor(request), request.body)),
    );

    http.get("/auth/me", { schema: { tags, summary: "The signed-in user", security: bearer } }, async (request) =>
      presentUser(await currentUser(platform, await viewerOfRequest(platform, request))),
    );

    http.post(
      "/auth/logout",
      { schema: { tags, summary: "End the session of a refresh token", body: described(RefreshRequest) } },
      async (request) => {
        await logout(platform, visitor(request), request.body);
        return { message: "Logged out" };
      },
    );
  };

const presentTokens = ({ accessToken, refreshToken }: Session) => ({ accessToken, refreshToken });

export const presentUser = ({
  id,
  firstName,
  lastName,
  email,
  plan,
  isEmailVerified,
  createdAt,
  isAdmin,
  timeZone,
}: User) => ({
  id,
  firstName,
  lastName,
  email,
  plan,
  isEmailVerified,
  createdAt: createdAt.toISOString(),
  isAdmin,
  timeZone,
});
