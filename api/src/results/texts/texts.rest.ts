import type { FastifyPluginAsync } from "fastify";
import { ownContent } from "../../content/content.ts";
import { parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext, Paging, pageOf, positionOf } from "../../platform/rest/page.ts";
import { readFilter } from "../attempts/filter.ts";
import * as contract from "./texts.contract.ts";
import { TextSearch } from "./texts.rules.ts";
import { askedQuestion, countTexts, listTexts } from "./texts.ts";

export const textRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get<{ Params: { id: string; questionId: string } }>(
      "/content/:id/questions/:questionId/texts",
      contract.listTexts,
      async (request, reply): Promise<contract.OpenAnswerList> => {
        const { params, query } = request;
        const viewer = await viewerOfRequest(platform, request);
        await ownContent(platform, viewer, "results:read", params.id, "content");
        const question = await askedQuestion(platform, params.id, params.questionId);
        const { limit, cursor } = parse(Paging, query);
        const wanted = { ...parse(TextSearch, query), filter: await readFilter(platform, viewer, query) };
        const after = cursor === undefined ? undefined : positionOf(cursor);
        const [rows, total] = await Promise.all([
          listTexts(platform, question, wanted, { after, limit: limit + 1 }),
          countTexts(platform, question, wanted),
        ]);
        const { page, nextCursor } = pageOf(rows, limit, ({ completedAt, attemptId }) => ({
          time: completedAt,
          id: attemptId,
        }));
        linkNext(platform, request, reply, { cursor: nextCursor });
        return { texts: page, total, nextCursor };
      },
    );
  };
