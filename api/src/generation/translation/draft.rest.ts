import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { disconnectOf, viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./draft.contract.ts";
import { draftTranslation } from "./draft.ts";

export const translationDraftRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.post<{ Params: { id: string; language: string } }>(
      "/content/:id/translations/:language/draft",
      contract.draftTranslation,
      async (request, reply): Promise<contract.TranslationDraft> => {
        const { id: contentId, language } = request.params;
        const viewer = await viewerOfRequest(platform, request);
        return draftTranslation(platform, viewer, { contentId, language, disconnected: disconnectOf(reply) });
      },
    );
  };
