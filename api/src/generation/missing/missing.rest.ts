import type { FastifyPluginAsync } from "fastify";
import { presentWhole } from "../../content/content.rest.ts";
import { ownContent } from "../../content/own.ts";
import type { Platform } from "../../platform/platform.ts";
import { disconnectOf, viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import * as contract from "./missing.contract.ts";
import { missingOf, writeMissing } from "./missing.ts";

interface Params {
  Params: { id: string };
}

export const missingRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<Params>("/content/:id/missing", contract.readMissing, async (request): Promise<contract.Missing> => {
      const viewer = await viewerOfRequest(platform, request);
      const { id } = await ownContent(platform, viewer, "content:read", request.params.id, "content");
      return (await missingOf(platform, id)) ?? { count: 0, until: null };
    });

    http.post<Params>("/content/:id/missing", contract.writeMissing, async (request, reply) => {
      const viewer = await viewerOfRequest(platform, request);
      const watching = { disconnected: disconnectOf(reply), key: keyOf(request) };
      const { content, notices } = await writeMissing(platform, viewer, request.params.id, watching);
      return { ...(await presentWhole(platform, viewer, content)), notices };
    });
  };
