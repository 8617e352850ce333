import type { FastifyPluginAsync } from "fastify";
import { collectionNoun } from "../../content/kind.ts";
import { clientAddress } from "../../platform/identity/address.ts";
import type { Platform } from "../../platform/platform.ts";
import { sendFile } from "../../platform/rest/file.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { exportResults } from "./export.contract.ts";
import { exportAttempts } from "./export.ts";
import { linkedExport } from "./link.ts";

export const exportRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    for (const collection of ["quizzes", "surveys"] as const) {
      const operation = exportResults(collectionNoun[collection]);
      http.get<{ Params: { id: string } }>(`/${collection}/:id/export`, operation, async (request, reply) => {
        const viewer = await viewerOfRequest(platform, request);
        const only = collection === "surveys" ? collection : undefined;
        return sendFile(reply, await exportAttempts(platform, viewer, request.params.id, request.query, only));
      });
    }
    const schema = { hide: true };
    // No HEAD route, because the first request uses up the link.
    http.get<{ Params: { secret: string } }>(
      "/exports/:secret",
      { schema, exposeHeadRoute: false },
      async ({ params, raw }, reply) => {
        const address = clientAddress(platform, raw);
        return sendFile(reply, await linkedExport(platform, params.secret, address));
      },
    );
  };
