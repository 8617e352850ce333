import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext } from "../../platform/rest/page.ts";
import * as contract from "./event.contract.ts";
import { eventPage } from "./events.ts";

interface Asked {
  Querystring: { types?: string | string[] };
}

export const eventRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<Asked>("/events", contract.listEvents, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const types = request.query.types && String(request.query.types).split(",");
      const { messages, nextCursor, hasMore } = await eventPage(platform, viewer, { ...request.query, types });
      if (hasMore) linkNext(platform, request, reply, { cursor: nextCursor });
      return { events: messages, nextCursor };
    });
  };
