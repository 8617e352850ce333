import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./short-link.contract.ts";
import { pathOfCode } from "./short-link.ts";

/** Serves the page of an unknown short link. Only the page's script knows whether an owner is logged in. */
export const shortLinkRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<{ Params: { code: string } }>("/short-links/:code", contract.resolve, async (request, reply) => {
      const path = await pathOfCode(platform, await viewerOfRequest(platform, request), request.params.code);
      return reply.header("cache-control", "no-store").send({ path });
    });
  };
