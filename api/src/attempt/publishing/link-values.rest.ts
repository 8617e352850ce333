import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./link-values.contract.ts";
import { linkValues } from "./link-values.ts";

interface Asked {
  Params: { id: string };
  Querystring: { field?: string | string[] };
}

export const linkValueRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<Asked>("/content/:id/link-values", contract.readLinkValues, async (request) => {
      const { params, query } = request;
      const viewer = await viewerOfRequest(platform, request);
      const fields = Object.fromEntries(
        [query.field ?? []].flat().map((written) => {
          const [name = "", ...value] = written.split(":");
          return [name, value.join(":")];
        }),
      );
      return { values: await linkValues(platform, viewer, params.id, { fields }) };
    });
  };
