import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { kindOf } from "../../content/kind.ts";
import { linksOf } from "../../content/own/links.ts";
import { ownContent } from "../../content/own.ts";
import { readableQuestions } from "../../content/question/question.ts";
import { notFound } from "../../platform/errors.ts";
import { requireScope, zoneOf } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerOfRequest } from "../../platform/rest/http.ts";
import { linkNext } from "../../platform/rest/page.ts";
import { analysisOf } from "../analysis/item-analysis.ts";
import { readFilter } from "../attempts/filter.ts";
import { averageOf } from "../counting/stats.ts";
import { compareGroups } from "../groups/groups.ts";
import { countLanguages } from "../languages/languages.ts";
import { resultsOf } from "../results.ts";
import * as contract from "./items.contract.ts";
import { itemPage } from "./items.ts";

interface ItemParams {
  Params: { id: string };
}

export const itemRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    http.get("/content", contract.listContent, async (request, reply): Promise<contract.ItemList> => {
      const { items, nextCursor } = await itemPage(platform, await viewerOfRequest(platform, request), request.query);
      linkNext(platform, request, reply, { cursor: nextCursor });
      return {
        content: items.map(({ content, totals }) => {
          const { id, contentType, scoringType, title, description, isPublic, revision, createdAt, updatedAt } =
            content;
          const kind = kindOf(content);
          return {
            id,
            kind,
            contentType,
            scoringType,
            title,
            description,
            isPublic,
            revision,
            attemptCount: totals?.attempts ?? null,
            averageScore: totals && kind !== "SURVEY" ? averageOf(totals) : null,
            lastAttempt: totals?.lastAttemptAt ?? null,
            createdAt,
            updatedAt,
            links: linksOf(platform, content),
          };
        }),
        nextCursor,
      };
    });

    http.get<ItemParams>("/content/:id/items", contract.readAnalysis, async (request): Promise<contract.Analysis> => {
      const viewer = await viewerOfRequest(platform, request);
      const content = await ownContent(platform, viewer, "results:read", request.params.id, "content");
      const current = await readableQuestions(platform, { contentId: content.id, untilRevision: null });
      const analysis = await analysisOf(platform, content, current);
      if (!analysis) throw notFound("Analysis");
      const { attempts, people, asOf, mean, standardDeviation, alpha, standardError, items, questions } = analysis;
      return {
        attempts,
        people,
        asOf,
        mean,
        standardDeviation,
        alpha,
        standardError,
        items: items.flatMap(({ facility, discrimination, upperLowerDifference, alphaWithout, options }, index) => {
          const question = questions[index];
          if (!question) return [];
          return [
            {
              questionId: question.id,
              questionText: question.questionText,
              facility,
              discrimination,
              upperLowerDifference,
              alphaWithout,
              options: options.map(({ score, share, thirds }, place) => ({
                text: question.options[place] ?? "",
                score,
                share,
                thirds: [...thirds],
              })),
            },
          ];
        }),
      };
    });

    async function figures(request: FastifyRequest<ItemParams>) {
      const viewer = await viewerOfRequest(platform, request);
      const content = await ownContent(platform, viewer, "results:read", request.params.id, "content");
      const timeZone = zoneOf(viewer);
      const filter = await readFilter(platform, viewer, request.query, content.id);
      return { timeZone, ...(await resultsOf(platform, content, timeZone, filter)) };
    }

    http.get<ItemParams>("/content/:id/days", contract.readDays, async (request): Promise<contract.Days> => {
      const { timeZone, days } = await figures(request);
      return { timeZone, days: days.map(({ day, attempts }) => ({ day, attempts })) };
    });

    http.get<ItemParams>("/content/:id/levels", contract.readLevels, async (request): Promise<contract.Levels> => {
      const { levels } = await figures(request);
      return { levels };
    });

    http.get<ItemParams>(
      "/content/:id/languages",
      contract.readLanguages,
      async (request): Promise<contract.Languages> => {
        const viewer = await viewerOfRequest(platform, request);
        const content = await ownContent(platform, viewer, "results:read", request.params.id, "content");
        const filter = await readFilter(platform, viewer, request.query, content.id);
        return { languages: await countLanguages(platform, content, filter) };
      },
    );

    http.get<ItemParams>("/content/:id/groups", contract.readGroups, async (request): Promise<contract.Groups> => {
      const viewer = await viewerOfRequest(platform, request);
      const content = await ownContent(platform, viewer, "results:read", request.params.id, "content");
      requireScope(viewer, "participants:read");
      return (await compareGroups(platform, content)) ?? { field: null, groups: [] };
    });
  };
