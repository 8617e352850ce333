import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { keyOf } from "../../platform/work/idempotency.ts";
import * as contract from "./trash.contract.ts";
import { emptyTrash, purgeContent } from "./trash.ts";

export const trashRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.delete<{ Params: { id: string } }>("/trash/:id", contract.purgeContent, async (request) => {
      await purgeContent(platform, await viewerOfRequest(platform, request), request.params.id, keyOf(request));
      return { deleted: true };
    });

    http.delete("/trash", contract.emptyTrash, async (request): Promise<contract.EmptiedTrash> => {
      const viewer = await viewerOfRequest(platform, request);
      return { count: await emptyTrash(platform, viewer, request.query, keyOf(request)) };
    });
  };
