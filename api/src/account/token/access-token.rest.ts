import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { AccessToken } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { bearer, described, keyed } from "../../platform/rest/docs.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import { NewAccessToken } from "../account.rules.ts";
import { createAccessToken, listAccessTokens, revokeAccessToken } from "./access-token.ts";

export const accessTokenRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);
    const about = (summary: string) => ({ tags: ["Account"], summary, security: bearer });

    http.get("/auth/tokens", { schema: about("The tokens made for programs, newest first") }, async (request) =>
      (await listAccessTokens(platform, await viewer(request))).map(presentToken),
    );

    http.post(
      "/auth/tokens",
      {
        schema: {
          ...about("Make a token for a program; its secret is told only now"),
          ...keyed,
          body: described(NewAccessToken),
        },
      },
      async (request, reply) => {
        const { secret, token } = await createAccessToken(
          platform,
          await viewer(request),
          request.body,
          keyOf(request),
        );
        return reply.code(201).send({ ...presentToken(token), secret });
      },
    );

    http.delete<{ Params: { id: string } }>(
      "/auth/tokens/:id",
      { schema: { ...about("Revoke a token"), ...keyed } },
      async (request) => {
        await revokeAccessToken(platform, await viewer(request), request.params.id, keyOf(request));
        return { revoked: true };
      },
    );
  };

export const presentToken = ({ id, name, scope, createdAt, lastUsedAt, expiresAt }: AccessToken) => ({
  id,
  name,
  scope,
  createdAt,
  lastUsedAt,
  expiresAt,
});
