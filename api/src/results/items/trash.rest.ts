import type { FastifyPluginAsync } from "fastify";
import { kindOf } from "../../content/kind.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext } from "../../platform/rest/page.ts";
import * as contract from "./trash.contract.ts";
import { trashPage } from "./trash.ts";

export const trashListRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get("/trash", contract.listTrash, async (request, reply): Promise<contract.Trash> => {
      const { items, nextCursor } = await trashPage(platform, await viewerOfRequest(platform, request), request.query);
      linkNext(platform, request, reply, { cursor: nextCursor });
      return {
        items: items.map(({ trashed: { content, deletedAt, expiresAt }, attemptCount }) => ({
          id: content.id,
          kind: kindOf(content),
          title: content.title,
          attemptCount,
          deletedAt,
          expiresAt,
        })),
        nextCursor,
      };
    });
  };
