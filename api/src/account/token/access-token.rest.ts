import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { created } from "../../platform/rest/created.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import * as contract from "./access-token.contract.ts";
import { createAccessToken, listAccessTokens, revokeAccessToken } from "./access-token.ts";
import { presentTokens } from "./present.ts";

export const accessTokenRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.get("/auth/tokens", contract.listAccessTokens, async (request) =>
      presentTokens(platform, await listAccessTokens(platform, await viewer(request))),
    );

    http.post("/auth/tokens", contract.createAccessToken, async (request, reply) => {
      const { secret, token } = await createAccessToken(platform, await viewer(request), request.body, keyOf(request));
      const [body] = await presentTokens(platform, [token]);
      return created(platform, reply, `/api/auth/tokens/${token.id}`).send({ ...body, secret });
    });

    http.delete<{ Params: { id: string } }>("/auth/tokens/:id", contract.revokeAccessToken, async (request) => {
      await revokeAccessToken(platform, await viewer(request), request.params.id, keyOf(request));
      return { revoked: true };
    });
  };
