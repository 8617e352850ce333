import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { readRetention } from "./due.ts";
import * as contract from "./retention.contract.ts";

interface Asked {
  Params: { id: string };
  Querystring: { what?: string; days?: string };
}

export const retentionRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<Asked>(
      "/content/:id/retention",
      contract.readRetention,
      async (request): Promise<contract.ItemRetention> => {
        const { what, days } = request.query;
        const proposal = what === undefined && days === undefined ? null : { what, days: Number(days) };
        const viewer = await viewerOfRequest(platform, request);
        const { rule, longestDays, due } = await readRetention(platform, viewer, request.params.id, proposal);
        return { rule, longestDays, due };
      },
    );
  };
