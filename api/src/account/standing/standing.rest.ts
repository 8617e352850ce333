import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest, visitorOfRequest } from "../../platform/rest/http.ts";
import { presentTokens } from "../token/present.ts";
import * as contract from "./standing.contract.ts";
import { type StandingAccess, standingAccess, standingAccessOfReset, titleOf } from "./standing.ts";

export const standingRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get("/auth/access", contract.readStandingAccess, async (request) =>
      presentAccess(platform, await standingAccess(platform, await viewerOfRequest(platform, request))),
    );

    http.post("/auth/reset-password/access", contract.readStandingAccessOfReset, async (request: FastifyRequest) => {
      const visitor = visitorOfRequest(platform, request);
      return presentAccess(platform, await standingAccessOfReset(platform, visitor, request.body));
    });
  };

const presentAccess = async (
  platform: Platform,
  { tokens, webhooks }: StandingAccess,
): Promise<contract.StandingAccess> => ({
  tokens: await presentTokens(platform, tokens),
  webhooks: webhooks.map(({ id, url, createdAt, ...of }) => ({
    id,
    url,
    createdAt,
    contentId: of.items.length === 1 ? (of.items[0]?.content.id ?? null) : null,
    contentTitle: titleOf(of),
  })),
});
