import type { FastifyPluginAsync } from "fastify";
import { asSeenBy } from "../../attempt/attempt.policy.ts";
import { ownContent } from "../../content/own.ts";
import { parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext, Paging, pageOf, positionOf } from "../../platform/rest/page.ts";
import { readFilter } from "../attempts/filter.ts";
import { markText } from "./marks.ts";
import { readSelection } from "./selection.ts";
import { textQuestion } from "./text-question.ts";
import * as contract from "./texts.contract.ts";
import { countTexts, listTexts } from "./texts.ts";
import { readWords, type Words } from "./words/words.contract.ts";
import { wordsOf } from "./words/words.ts";

interface QuestionParams {
  Params: { id: string; questionId: string };
}

export const textRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<QuestionParams>(
      "/content/:id/questions/:questionId/texts",
      contract.listTexts,
      async (request, reply): Promise<contract.OpenAnswerList> => {
        const { params, query } = request;
        const viewer = await viewerOfRequest(platform, request);
        await ownContent(platform, viewer, "results:read", params.id, "content");
        const question = await textQuestion(platform, params.id, params.questionId);
        const { limit, cursor } = parse(Paging, query);
        const selection = await readSelection(platform, viewer, params.id, { search: query, filter: query });
        const after = cursor === undefined ? undefined : positionOf(cursor);
        const [rows, total] = await Promise.all([
          listTexts(platform, question, selection, { after, limit: limit + 1 }),
          countTexts(platform, question, selection),
        ]);
        const { page, nextCursor } = pageOf(rows, limit, ({ completedAt, attemptId }) => ({
          time: completedAt,
          id: attemptId,
        }));
        linkNext(platform, request, reply, { cursor: nextCursor });
        return { texts: page.map((text) => asSeenBy(viewer, text)), total, nextCursor };
      },
    );

    http.get<QuestionParams>("/content/:id/questions/:questionId/words", readWords, async (request): Promise<Words> => {
      const { params, query } = request;
      const viewer = await viewerOfRequest(platform, request);
      await ownContent(platform, viewer, "results:read", params.id, "content");
      const question = await textQuestion(platform, params.id, params.questionId);
      return wordsOf(platform, question, await readFilter(platform, viewer, query, params.id));
    });

    http.put<{ Params: QuestionParams["Params"] & { attemptId: string } }>(
      "/content/:id/questions/:questionId/texts/:attemptId",
      contract.markText,
      async (request): Promise<contract.OpenAnswer> => {
        const { id: contentId, questionId, attemptId } = request.params;
        const viewer = await viewerOfRequest(platform, request);
        return asSeenBy(viewer, await markText(platform, viewer, { contentId, questionId, attemptId }, request.body));
      },
    );
  };
