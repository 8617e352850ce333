import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { clientAddress } from "../../platform/identity/address.ts";
import type { Platform } from "../../platform/platform.ts";
import { bearer, described } from "../../platform/rest/docs.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { FilterQuery } from "../attempts/filter.rules.ts";
import { ExportRequest } from "./export.rules.ts";
import { type Export, exportAttempts } from "./export.ts";
import { linkedExport } from "./link.ts";

export const exportRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const tags = ["Results"];
    for (const collection of ["quizzes", "surveys"] as const) {
      const schema = {
        tags,
        summary: "All attempts as a file, or those a filter lets through",
        security: bearer,
        querystring: described(ExportRequest.extend(FilterQuery.shape)),
      };
      http.get<{ Params: { id: string } }>(`/${collection}/:id/export`, { schema }, async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        const only = collection === "surveys" ? collection : undefined;
        return send(reply, await exportAttempts(platform, viewer, request.params.id, request.query, only));
      });
    }
    const schema = { hide: true };
    // No HEAD route: the first request uses the link up.
    http.get<{ Params: { secret: string } }>(
      "/exports/:secret",
      { schema, exposeHeadRoute: false },
      async ({ params, raw }, reply) => {
        const address = clientAddress(raw, platform.settings.trustProxy);
        return send(reply, await linkedExport(platform, params.secret, address));
      },
    );
  };

const send = (reply: FastifyReply, { fileName, contentType, rows, stream }: Export) =>
  reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("cache-control", "private, no-store")
    .header("x-total-rows", String(rows))
    .type(contentType)
    .send(stream);
