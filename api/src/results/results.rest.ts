import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { feedbackOn } from "../attempt/grading/feedback.ts";
import { wireOf } from "../attempt/grading/given.ts";
import { withCredit } from "../attempt/grading/points.ts";
import { presentAttempt } from "../attempt/present.ts";
import { type Collection, collectionNoun } from "../content/kind.ts";
import { ownContent } from "../content/own.ts";
import { unusual, withFeedback } from "../content/question/question.ts";
import { zoneOf } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { linkNext } from "../platform/rest/page.ts";
import { attemptPage } from "./attempts/attempts.ts";
import { attemptDetails, correctAnswers } from "./attempts/details.ts";
import { readFilter } from "./attempts/filter.ts";
import { promisedRate } from "./counting/stats.ts";
import { dashboard } from "./dashboard.ts";
import type { Answered } from "./questions/questions.ts";
import * as contract from "./results.contract.ts";
import { resultsOf } from "./results.ts";

interface ItemParams {
  Params: { id: string };
}

export const resultsRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewer = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.get("/dashboard", contract.readDashboard, async (request) => dashboard(platform, await viewer(request)));

    for (const collection of ["quizzes", "surveys", "content"] as const) {
      const operation = contract.readResults(collectionNoun[collection]);
      http.get<ItemParams>(`/${collection}/:id/results`, operation, async (request, reply) =>
        results(platform, request, reply, collection === "quizzes" ? undefined : collection),
      );
    }

    http.get<ItemParams>(
      "/attempts/:id/details",
      contract.readAttemptDetails,
      async (request): Promise<contract.AttemptDetails> => {
        const { attempt, answers } = await attemptDetails(platform, await viewer(request), request.params.id);
        const { score, credit, percentage, totalQuestions, skillScore, skillLevel } = attempt;
        return {
          attempt: presentAttempt(attempt),
          summary: {
            score,
            ...withCredit(credit),
            percentage,
            correctAnswers: correctAnswers(answers),
            totalQuestions,
            skillScore,
            skillLevel,
          },
          results: answers.map(({ question, given, isCorrect, credit, weight }) => ({
            questionId: question.id,
            questionText: question.questionText,
            options: question.options,
            userAnswer: given && wireOf(question, given),
            correctAnswer: question.correctAnswer,
            isCorrect,
            ...withCredit(credit),
            explanation: question.explanation,
            ...withFeedback(feedbackOn(question, given)),
            questionWeight: weight,
            ...unusual(question),
          })),
        };
      },
    );
  };

async function results(
  platform: Platform,
  request: FastifyRequest<ItemParams>,
  reply: FastifyReply,
  collection: Collection | undefined,
): Promise<contract.Results> {
  const viewer = await viewerOfRequest(platform, request);
  const timeZone = zoneOf(viewer);
  const content = await ownContent(platform, viewer, "results:read", request.params.id, collection);
  const [
    {
      totalAttempts,
      starts,
      finished,
      averageScore,
      topScore,
      averageDuration,
      medianDuration,
      medianDurationMargin,
      lastAttemptAt,
      passed,
      waiting,
      questions,
      levels,
    },
    page,
  ] = await Promise.all([
    readFilter(platform, viewer, request.query, content.id).then((filter) =>
      resultsOf(platform, content, timeZone, filter),
    ),
    attemptPage(platform, viewer, content.id, request.query),
  ]);
  linkNext(platform, request, reply, { cursor: page.nextCursor });
  const { id, title, description, contentType, scoringType, revision } = content;
  return {
    quiz: { id, title, description, contentType, scoringType, revision, timeZone },
    stats: {
      totalAttempts,
      averageScore,
      completionRate:
        starts === null || finished === null ? null : promisedRate({ attempts: totalAttempts, starts, finished }),
      topScore,
      averageDuration,
      medianDuration,
      medianDurationMargin,
      lastAttemptAt,
      ...(passed !== null && { passed }),
      ...(waiting !== null && { waiting }),
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

/** Fields that only some questions have are absent in the others, as they were before these fields existed. */
const presentAnswered = <T extends Answered>(answered: T) => {
  const { question, unanswered, right: _, rows, bins, median, netPromoter, ...result } = answered;
  return {
    questionId: question.id,
    questionText: question.questionText,
    sinceRevision: question.sinceRevision,
    ...result,
    ...((!question.required || unanswered > 0) && { unanswered }),
    ...unusual(question),
    ...(rows && { rows }),
    ...(bins && { bins }),
    ...(median && { median }),
    ...(netPromoter && { netPromoter }),
  };
};
