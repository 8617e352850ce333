import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { presentAttempt } from "../attempt/present.ts";
import { ownContent } from "../content/content.ts";
import type { Collection } from "../content/kind.ts";
import { zoneOf } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { bearer, described } from "../platform/rest/docs.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { attemptPage, Page, sharedResponses } from "./attempts/attempts.ts";
import { attemptDetails, correctAnswers } from "./attempts/details.ts";
import { FilterQuery } from "./attempts/filter.rules.ts";
import { readFilter } from "./attempts/filter.ts";
import { dashboard } from "./dashboard.ts";
import type { Answered } from "./questions/questions.ts";
import { resultsOf } from "./results.ts";

interface ItemParams {
  Params: { id: string };
}

export const resultsRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);
    const tags = ["Results"];

    http.get(
      "/dashboard",
      { schema: { tags, summary: "The creator's figures and items", security: bearer } },
      async (request) => dashboard(platform, await viewer(request)),
    );

    for (const collection of ["quizzes", "surveys"] as const) {
      const schema = {
        tags,
        summary: "Figures and attempts, newest first, of all or of those a filter lets through",
        security: bearer,
        querystring: described(Page.extend(FilterQuery.shape)),
      };
      http.get<ItemParams>(`/${collection}/:id/results`, { schema }, async (request) =>
        results(platform, request, collection === "surveys" ? collection : undefined),
      );
    }

    const responses = {
      tags,
      summary: "The responses to a survey: whole for its owner, without any name or time for others",
    };
    http.get<ItemParams>(
      "/surveys/:id/responses",
      { schema: { ...responses, querystring: described(Page.extend(FilterQuery.shape)) } },
      async (request) => {
        const { attempts, whole } = await sharedResponses(
          platform,
          await viewer(request),
          request.params.id,
          request.query,
        );
        return { attempts: whole ? attempts.map(presentAttempt) : attempts.map(({ answers }) => ({ answers })) };
      },
    );

    const details = { tags, summary: "What one person was shown and chose", security: bearer };
    http.get<ItemParams>("/attempts/:id/details", { schema: details }, async (request) => {
      const { attempt, answers } = await attemptDetails(platform, await viewer(request), request.params.id);
      const { score, percentage, totalQuestions, skillScore, skillLevel } = attempt;
      return {
        attempt: presentAttempt(attempt),
        summary: { score, percentage, correctAnswers: correctAnswers(answers), totalQuestions, skillScore, skillLevel },
        results: answers.map(({ question, choices, isCorrect, weight }) => ({
          questionId: question.id,
          questionText: question.questionText,
          options: question.options,
          userAnswer: question.questionType === "multi_select" ? choices : choices[0],
          correctAnswer: question.correctAnswer,
          isCorrect,
          explanation: question.explanation,
          questionWeight: weight,
        })),
      };
    });
  };

async function results(platform: Platform, request: FastifyRequest<ItemParams>, collection: Collection | undefined) {
  const viewer = await viewerOfRequest(platform, request);
  const timeZone = zoneOf(viewer);
  const content = await ownContent(platform, viewer, request.params.id, collection);
  const [
    {
      totalAttempts,
      averageScore,
      completionRate,
      topScore,
      averageDuration,
      medianDuration,
      medianDurationMargin,
      lastAttemptAt,
      questions,
      levels,
    },
    page,
  ] = await Promise.all([
    readFilter(platform, timeZone, request.query).then((filter) => resultsOf(platform, content, timeZone, filter)),
    attemptPage(platform, viewer, content.id, request.query),
  ]);
  const { id, title, description, contentType, scoringType, revision } = content;
  return {
    quiz: { id, title, description, contentType, scoringType, revision, timeZone },
    stats: {
      totalAttempts,
      averageScore,
      completionRate,
      topScore,
      averageDuration,
      medianDuration,
      medianDurationMargin,
      lastAttemptAt,
    },
    questions: questions.map(({ wordings, versions, ...result }) => ({
      ...presentAnswered(result),
      versionIds: versions.map(({ id }) => id),
      wordings: wordings.map(presentAnswered),
    })),
    levels,
    attempts: page.attempts.map(presentAttempt),
    pagination: { total: totalAttempts, limit: page.limit, nextCursor: page.nextCursor },
  };
}

const presentAnswered = <T extends Answered>({ question, ...result }: T) => ({
  questionId: question.id,
  questionText: question.questionText,
  sinceRevision: question.sinceRevision,
  ...result,
});
