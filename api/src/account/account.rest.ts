import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { User } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";
import { created } from "../platform/rest/created.ts";
import { viewerOfRequest, visitorOfRequest } from "../platform/rest/http.ts";
import * as contract from "./account.contract.ts";
import { login, register } from "./account.ts";
import { logout, refreshSession, type Session } from "./session.ts";
import { currentUser } from "./user.ts";

export const accountRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    // The credentials in the body identify the caller. An access token in the request is ignored, because it may have
    // expired.
    const visitor = (request: FastifyRequest) => visitorOfRequest(platform, request);

    http.post("/auth/register", contract.registerUser, async (request, reply) =>
      created(platform, reply, "/api/auth/me").send(
        presentTokens(await register(platform, visitor(request), request.body)),
      ),
    );

    http.post("/auth/login", contract.login, async (request) =>
      presentTokens(await login(platform, visitor(request), request.body)),
    );

    http.post("/auth/refresh", contract.refreshTokens, async (request) =>
      presentTokens(await refreshSession(platform, visitor(request), request.body)),
    );

    http.get("/auth/me", contract.readUser, async (request) =>
      presentUser(await currentUser(platform, await viewerOfRequest(platform, request))),
    );

    http.post("/auth/logout", contract.logout, async (request) => {
      await logout(platform, visitor(request), request.body);
      return { message: "Logged out" };
    });
  };

const presentTokens = ({ accessToken, refreshToken }: Session): contract.Tokens => ({ accessToken, refreshToken });

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
}: User): contract.User => ({
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
