import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { clientAddress } from "../../platform/identity/address.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { presentToken } from "../token/access-token.rest.ts";
import * as contract from "./standing.contract.ts";
import { type StandingAccess, standingAccess, standingAccessOfReset } from "./standing.ts";

export const standingRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get("/auth/access", contract.readStandingAccess, async (request) =>
      presentAccess(await standingAccess(platform, await viewerOfRequest(platform, request))),
    );

    http.post("/auth/reset-password/access", contract.readStandingAccessOfReset, async (request: FastifyRequest) => {
      const visitor = anonymous(clientAddress(request.raw, platform.settings.trustProxy));
      return presentAccess(await standingAccessOfReset(platform, visitor, request.body));
    });
  };

const presentAccess = ({ tokens, webhooks }: StandingAccess): contract.StandingAccess => ({
  tokens: tokens.map(presentToken),
  webhooks: webhooks.map(({ id, url, createdAt, content }) => ({
    id,
    url,
    createdAt,
    contentId: content.id,
    contentTitle: content.title,
  })),
});
