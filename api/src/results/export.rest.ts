import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { bearer, described } from "../platform/docs.ts";
import { viewerOfRequest } from "../platform/http.ts";
import type { Platform } from "../platform/platform.ts";
import { ExportRequest } from "./export.rules.ts";
import { type Export, exportAttempts } from "./export.ts";
import { linkedExport } from "./exportLink.ts";

export const exportRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const tags = ["Results"];
    for (const collection of ["quizzes", "surveys"] as const) {
      const schema = {
        tags,
        summary: "All attempts as a file",
        security: bearer,
        querystring: described(ExportRequest),
      };
      http.get<{ Params: { id: string } }>(`/${collection}/:id/export`, { schema }, async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        const only = collection === "surveys" ? collection : undefined;
        return send(reply, await exportAttempts(platform, viewer, request.params.id, request.query, only));
      });
    }
    http.get<{ Params: { token: string } }>("/exports/:token", { schema: { hide: true } }, async (request, reply) =>
      send(reply, await linkedExport(platform, request.params.token)),
    );
  };

const send = (reply: FastifyReply, { fileName, contentType, rows, stream }: Export) =>
  reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("cache-control", "private, no-store")
    .header("x-total-rows", String(rows))
    .type(contentType)
    .send(stream);
