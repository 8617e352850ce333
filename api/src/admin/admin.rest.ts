import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Content, User } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";
import { bearer, described, keyed } from "../platform/rest/docs.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import { AdminFlag, ContentFilter, PageNumber, UserFilter } from "./admin.rules.ts";
import { setAdministrator } from "./admin.ts";
import { engagement, topCreators } from "./analytics.ts";
import { contentDetails, contentsOf, findContents } from "./contents.ts";
import { deleteOrphan, unpublishOrphan } from "./orphans.ts";
import { overview } from "./overview.ts";
import { numberedPage } from "./slice.ts";
import { findUsers, usersOf } from "./users.ts";

interface WithId {
  Params: { id: string };
}

export const adminRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);
    const schema = (summary: string) => ({ tags: ["Administration"], summary, security: bearer });
    const list = (summary: string, filter: typeof UserFilter | typeof ContentFilter) => ({
      schema: { ...schema(summary), querystring: described(PageNumber.extend(filter.shape)) },
    });

    http.get("/admin/dashboard", { schema: schema("The whole site in figures") }, async (request) => {
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

    http.get("/admin/users", list("Users, newest first", UserFilter), async (request) => {
      const viewer = await viewerOf(request);
      const { ids, pagination } = await numberedPage(viewer, request.query, (slice) =>
        findUsers(platform, viewer, request.query, slice),
      );
      return { users: (await usersOf(platform, ids)).map(presentUser), pagination };
    });

    http.get("/admin/content", list("Items, newest first", ContentFilter), async (request) => {
      const viewer = await viewerOf(request);
      const { ids, pagination } = await numberedPage(viewer, request.query, (slice) =>
        findContents(platform, viewer, request.query, slice),
      );
      return { content: (await contentsOf(platform, ids)).map(presentContent), pagination };
    });

    http.get("/admin/analytics", { schema: schema("Top creators, and how items are used") }, async (request) => {
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
      { schema: schema("An item with its creator, figures and questions") },
      async (request) => {
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
          questions: questions.map(({ id, questionType, questionText, options, correctAnswer }) => ({
            id,
            questionType,
            questionText,
            options,
            correctAnswer,
          })),
        };
      },
    );

    http.post<WithId>(
      "/admin/content/:id/unpublish",
      { schema: schema("Make an item private whose owner has deleted the account") },
      async (request) => {
        const { id, isPublic } = await unpublishOrphan(platform, await viewerOf(request), request.params.id);
        return { id, isPublic };
      },
    );

    http.delete<WithId>(
      "/admin/content/:id",
      { schema: { ...schema("Delete an item, with its answers, whose owner has deleted the account"), ...keyed } },
      async (request) => {
        await deleteOrphan(platform, await viewerOf(request), request.params.id, keyOf(request));
        return { deleted: true };
      },
    );

    http.patch<WithId>(
      "/admin/users/:id/admin",
      { schema: { ...schema("Make a user an administrator, or end that"), body: described(AdminFlag) } },
      async (request) =>
        presentUser(await setAdministrator(platform, await viewerOf(request), request.params.id, request.body)),
    );
  };

const presentUser = (user: User) => ({
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

const presentContent = (content: Content & { user: Pick<User, "email"> | null }) => ({
  id: content.id,
  title: content.title,
  contentType: content.contentType,
  scoringType: content.scoringType,
  sourceType: content.sourceType,
  creatorEmail: content.user?.email ?? null,
  isPublic: content.isPublic,
  createdAt: content.createdAt,
});
