import type { FastifyPluginAsync } from "fastify";
import { ownContent } from "../../content/own.ts";
import type { Platform } from "../../platform/platform.ts";
import { disconnectOf, viewerOfRequest } from "../../platform/rest/http.ts";
import { textQuestion } from "./text-question.ts";
import * as contract from "./themes.contract.ts";
import { findThemes, themesOf } from "./themes.ts";

interface QuestionParams {
  Params: { id: string; questionId: string };
}

const none = { madeAt: null, texts: 0, isOld: false, themes: [] };

export const themeRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const presented = async ({ id, questionId }: QuestionParams["Params"]) =>
      (await themesOf(platform, await textQuestion(platform, id, questionId))) ?? none;

    http.get<QuestionParams>(
      "/content/:id/questions/:questionId/themes",
      contract.readThemes,
      async (request): Promise<contract.Themes> => {
        const viewer = await viewerOfRequest(platform, request);
        await ownContent(platform, viewer, "results:read", request.params.id, "content");
        return presented(request.params);
      },
    );

    http.post<QuestionParams>(
      "/content/:id/questions/:questionId/themes",
      contract.findThemes,
      async (request, reply): Promise<contract.Themes> => {
        const { id: contentId, questionId } = request.params;
        const viewer = await viewerOfRequest(platform, request);
        await findThemes(platform, viewer, { contentId, questionId, disconnected: disconnectOf(reply) });
        return presented(request.params);
      },
    );
  };
