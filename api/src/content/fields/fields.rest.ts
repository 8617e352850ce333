import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./fields.contract.ts";
import { linksWith } from "./links.ts";

export const fieldRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post<{ Params: { id: string } }>("/content/:id/links", contract.makeLinks, async (request) => {
      const viewer = await viewerOfRequest(platform, request);
      return { links: await linksWith(platform, viewer, request.params.id, request.body) };
    });
  };
