import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { disconnectOf, viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./outlook.contract.ts";
import { readOutlook } from "./outlook.ts";

export const outlookRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post("/draftings/outlook", contract.readOutlook, async (request, reply): Promise<contract.Outlook> => {
      const viewer = await viewerOfRequest(platform, request);
      return readOutlook(platform, viewer, request.body, { disconnected: disconnectOf(reply) });
    });
  };
