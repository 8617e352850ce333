import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { AccessToken } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import * as contract from "./access-token.contract.ts";
import { createAccessToken, listAccessTokens, revokeAccessToken } from "./access-token.ts";

export const accessTokenRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.get("/auth/tokens", contract.listAccessTokens, async (request) =>
      (await listAccessTokens(platform, await viewer(request))).map(presentToken),
    );

    http.post("/auth/tokens", contract.createAccessToken, async (request, reply) => {
      const { secret, token } = await createAccessToken(platform, await viewer(request), request.body, keyOf(request));
      return reply.code(201).send({ ...presentToken(token), secret });
    });

    http.delete<{ Params: { id: string } }>("/auth/tokens/:id", contract.revokeAccessToken, async (request) => {
      await revokeAccessToken(platform, await viewer(request), request.params.id, keyOf(request));
      return { revoked: true };
    });
  };

export const presentToken = ({
  id,
  name,
  scope,
  createdAt,
  lastUsedAt,
  expiresAt,
}: AccessToken): contract.AccessToken => ({
  id,
  name,
  scope,
  createdAt,
  lastUsedAt,
  expiresAt,
});
