import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { clientAddress } from "../../platform/identity/address.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { bearer, described } from "../../platform/rest/docs.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { MailedToken } from "../account.rules.ts";
import { presentToken } from "../token/access-token.rest.ts";
import { type StandingAccess, standingAccess, standingAccessOfReset } from "./standing.ts";

const tags = ["Account"];

export const standingRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get(
      "/auth/access",
      { schema: { tags, summary: "The access tokens and webhooks of the signed-in user", security: bearer } },
      async (request) => presentAccess(await standingAccess(platform, await viewerOfRequest(platform, request))),
    );

    http.post(
      "/auth/reset-password/access",
      {
        schema: {
          tags,
          summary: "The same for the holder of a link to reset the password",
          body: described(MailedToken),
        },
      },
      async (request: FastifyRequest) => {
        const visitor = anonymous(clientAddress(request.raw, platform.settings.trustProxy));
        return presentAccess(await standingAccessOfReset(platform, visitor, request.body));
      },
    );
  };

const presentAccess = ({ tokens, webhooks }: StandingAccess) => ({
  tokens: tokens.map(presentToken),
  webhooks: webhooks.map(({ id, url, createdAt, content }) => ({
    id,
    url,
    createdAt,
    contentId: content.id,
    contentTitle: content.title,
  })),
});
