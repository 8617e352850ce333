import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext } from "../../platform/rest/page.ts";
import { logPage } from "./entries.ts";
import * as contract from "./log.contract.ts";
import { presentEntry } from "./present.ts";

export const logRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get("/account/log", contract.readLog, async (request, reply): Promise<contract.LogPage> => {
      const viewer = await viewerOfRequest(platform, request);
      const { entries, nextCursor } = await logPage(platform, viewer, request.query);
      linkNext(platform, request, reply, { cursor: nextCursor });
      return { entries: entries.map((entry) => presentEntry(viewer, entry)), nextCursor };
    });
  };
