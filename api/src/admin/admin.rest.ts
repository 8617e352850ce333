import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { unusual } from "../content/question/question.ts";
import type { Content, User } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { linkNext } from "../platform/rest/page.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import * as contract from "./admin.contract.ts";
import { setAdministrator } from "./admin.ts";
import { engagement, topCreators } from "./analytics.ts";
import { contentDetails, contentsOf, findContents } from "./contents.ts";
import { deleteOrphan, unpublishOrphan } from "./orphans.ts";
import { overview } from "./overview.ts";
import { nextPage, numberedPage } from "./slice.ts";
import { findUsers, usersOf } from "./users.ts";

interface WithId {
  Params: { id: string };
}

export const adminRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.get("/admin/dashboard", contract.readDashboard, async (request): Promise<contract.Dashboard> => {
      const figures = await overview(platform, await viewerOf(request));
      return {
        userStats: {
          total: figures.users,
          verified: figures.verifiedUsers,
          admin: figures.administrators,
          free: figures.freeUsers,
          pro: figures.proUsers,
          enterprise: figures.enterpriseUsers,
        },
        contentStats: { quizzes: figures.quizzes, surveys: figures.surveys },
        attemptStats: { total: figures.attempts, averageScore: figures.averageScore },
        recentActivity: {
          newUsers: figures.newUsers,
          newQuizzes: figures.newQuizzes,
          newSurveys: figures.newSurveys,
        },
      };
    });

    http.get("/admin/users", contract.listUsers, async (request, reply) => {
      const viewer = await viewerOf(request);
      const { ids, pagination } = await numberedPage(viewer, request.query, (slice) =>
        findUsers(platform, viewer, request.query, slice),
      );
      linkNext(platform, request, reply, { page: nextPage(pagination) });
      return { users: (await usersOf(platform, ids)).map(presentUser), pagination };
    });

    http.get("/admin/content", contract.listContent, async (request, reply) => {
      const viewer = await viewerOf(request);
      const { ids, pagination } = await numberedPage(viewer, request.query, (slice) =>
        findContents(platform, viewer, request.query, slice),
      );
      linkNext(platform, request, reply, { page: nextPage(pagination) });
      return { content: (await contentsOf(platform, ids)).map(presentContent), pagination };
    });

    http.get("/admin/analytics", contract.readAnalytics, async (request): Promise<contract.Analytics> => {
      const viewer = await viewerOf(request);
      const [creators, types] = await Promise.all([topCreators(platform, viewer), engagement(platform, viewer)]);
      return {
        topCreators: creators.map(({ firstName, lastName, email, totalQuizzes, totalSurveys }) => ({
          first_name: firstName,
          last_name: lastName,
          email,
          content_count: totalQuizzes + totalSurveys,
          quiz_count: totalQuizzes,
          survey_count: totalSurveys,
        })),
        engagementMetrics: types.map((type) => ({
          content_type: type.contentType,
          total_content: type.totalContent,
          total_attempts: type.totalAttempts,
          avg_score: type.averageScore,
          avg_duration: type.averageDuration,
        })),
      };
    });

    http.get<WithId>(
      "/admin/content/:id/details",
      contract.readContentDetails,
      async (request): Promise<contract.ContentDetails> => {
        const { content, stats } = await contentDetails(platform, await viewerOf(request), request.params.id);
        const { user, sourceUrl, description, questions } = content;
        return {
          content: {
            ...presentContent(content),
            sourceUrl,
            description,
            difficulty: content.contentType === "quiz" ? content.difficulty : null,
            creatorFirstName: user?.firstName ?? null,
            creatorLastName: user?.lastName ?? null,
            isCreatorAdmin: user?.isAdmin ?? false,
          },
          stats: {
            totalAttempts: stats.totalAttempts,
            avgScore: stats.averageScore,
            avgDuration: stats.averageDuration,
            completionRate: stats.completionRate,
          },
          questions: questions.map((question) => ({
            id: question.id,
            questionType: question.questionType,
            questionText: question.questionText,
            options: question.options,
            correctAnswer: question.correctAnswer,
            ...unusual(question),
          })),
        };
      },
    );

    http.post<WithId>("/admin/content/:id/unpublish", contract.unpublishOrphan, async (request) => {
      const { id, isPublic } = await unpublishOrphan(platform, await viewerOf(request), request.params.id);
      return { id, isPublic };
    });

    http.delete<WithId>("/admin/content/:id", contract.deleteOrphan, async (request) => {
      await deleteOrphan(platform, await viewerOf(request), request.params.id, keyOf(request));
      return { deleted: true };
    });

    http.patch<WithId>("/admin/users/:id/admin", contract.setAdministrator, async (request) =>
      presentUser(await setAdministrator(platform, await viewerOf(request), request.params.id, request.body)),
    );
  };

const presentUser = (user: User): contract.AdminUser => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  plan: user.plan,
  isAdmin: user.isAdmin,
  isEmailVerified: user.isEmailVerified,
  totalQuizzes: user.totalQuizzes,
  totalSurveys: user.totalSurveys,
  createdAt: user.createdAt,
});

const presentContent = (content: Content & { user: Pick<User, "email"> | null }): contract.AdminContent => ({
  id: content.id,
  title: content.title,
  contentType: content.contentType,
  scoringType: content.scoringType,
  sourceType: content.sourceType,
  creatorEmail: content.user?.email ?? null,
  isPublic: content.isPublic,
  createdAt: content.createdAt,
});
