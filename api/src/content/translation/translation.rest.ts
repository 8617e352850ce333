import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import * as contract from "./translation.contract.ts";
import {
  deleteTranslation,
  listTranslations,
  readTranslation,
  saveTranslation,
  type Translation,
} from "./translation.ts";

interface Named {
  Params: { id: string; language: string };
}

export const translationRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<{ Params: { id: string } }>(
      "/content/:id/translations",
      contract.listTranslations,
      async (request): Promise<contract.TranslationList> => {
        const viewer = await viewerOfRequest(platform, request);
        const translations = await listTranslations(platform, viewer, request.params.id);
        return { translations: translations.map(({ texts: _, ...standing }) => standing) };
      },
    );

    http.get<Named>("/content/:id/translations/:language", contract.readTranslation, async (request) => {
      const { id, language } = request.params;
      return presented(await readTranslation(platform, await viewerOfRequest(platform, request), id, language));
    });

    http.put<Named>("/content/:id/translations/:language", contract.saveTranslation, async (request) => {
      const { id, language } = request.params;
      const viewer = await viewerOfRequest(platform, request);
      return presented(await saveTranslation(platform, viewer, id, language, request.body));
    });

    http.delete<Named>("/content/:id/translations/:language", contract.deleteTranslation, async (request) => {
      const { id, language } = request.params;
      await deleteTranslation(platform, await viewerOfRequest(platform, request), id, language);
      return { deleted: true };
    });
  };

const presented = ({ texts, ...standing }: Translation): contract.Translation => ({
  ...standing,
  texts: texts.map(({ path, questionId, original, text, isOutdated, isRich, maxLength }) => ({
    path,
    questionId,
    original,
    text,
    isOutdated,
    isRich,
    maxLength,
  })),
});
