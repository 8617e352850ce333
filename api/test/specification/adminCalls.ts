import { expect } from "vitest";
import { flag, list, number, type Row, row, text } from "./row.ts";

const noOne = { error: "UNAUTHENTICATED" };
const denied = { error: "FORBIDDEN", message: "Access denied. Admin privileges required." };
const user = {
  id: text,
  plan: "free",
  isAdmin: flag,
  isEmailVerified: flag,
  totalQuizzes: number,
  totalSurveys: number,
};

const shown = { id: text, title: text, contentType: text, creatorEmail: text, isPublic: flag, createdAt: text };

export const adminCalls: Row[] = [
  row(
    "GET /api/admin/dashboard",
    {
      by: "admin",
      status: 200,
      answer: {
        userStats: { total: number, verified: number, admin: 1, free: number, pro: 0, enterprise: 0 },
        contentStats: { quizzes: number, surveys: number },
        attemptStats: { total: number, averageScore: number },
        recentActivity: { newUsers: number, newQuizzes: number, newSurveys: number },
      },
    },
    { by: "creator", status: 403, answer: denied },
    { by: "visitor", status: 401, answer: noOne },
  ),
  row(
    "GET /api/admin/users",
    {
      call: "GET /api/admin/users?page=1&limit=20",
      by: "admin",
      status: 200,
      answer: {
        users: expect.arrayContaining([expect.objectContaining(user)]),
        pagination: { total: number, limit: 20 },
      },
    },
    {
      call: "GET /api/admin/users?page=1&limit=20&plan=free&isAdmin=false&isEmailVerified=true&hasContent=false",
      by: "admin",
      status: 200,
      answer: { users: expect.arrayContaining([expect.objectContaining({ isEmailVerified: true, totalQuizzes: 0 })]) },
    },
    { by: "creator", status: 403, answer: denied },
  ),
  row(
    "GET /api/admin/content",
    {
      call: "GET /api/admin/content?page=1&limit=20",
      by: "admin",
      status: 200,
      answer: { content: expect.arrayContaining([expect.objectContaining(shown)]), pagination: { limit: 20 } },
    },
    {
      call: "GET /api/admin/content?page=1&limit=20&contentType=quiz&visibility=public&sourceType=article&creator=example",
      by: "admin",
      status: 200,
      answer: { content: list, pagination: { limit: 20 } },
    },
    { by: "creator", status: 403, answer: denied },
  ),
  row(
    "GET /api/admin/analytics",
    {
      by: "admin",
      status: 200,
      answer: {
        topCreators: expect.arrayContaining([
          {
            first_name: text,
            last_name: text,
            email: text,
            content_count: number,
            quiz_count: number,
            survey_count: number,
          },
        ]),
        engagementMetrics: expect.arrayContaining([
          {
            content_type: "quiz",
            total_content: number,
            total_attempts: number,
            avg_score: number,
            avg_duration: number,
          },
        ]),
      },
    },
    { by: "creator", status: 403, answer: denied },
  ),
  row(
    "GET /api/admin/content/{id}/details",
    {
      id: "quiz",
      by: "admin",
      status: 200,
      answer: {
        content: {
          ...shown,
          difficulty: "medium",
          creatorFirstName: text,
          creatorLastName: text,
          isCreatorAdmin: false,
        },
        stats: { totalAttempts: 1, avgScore: 50, avgDuration: 65, completionRate: 100 },
        questions: [{ id: text, questionType: text, questionText: text, options: list, correctAnswer: 1 }, {}],
      },
    },
    { id: "missing", by: "admin", status: 404, answer: { error: "NOT_FOUND" } },
    { id: "quiz", by: "creator", status: 403, answer: denied },
  ),
  row(
    "PATCH /api/admin/users/{id}/admin",
    { id: "other", by: "admin", send: { isAdmin: true }, status: 200, answer: { isAdmin: true } },
    { id: "other", by: "admin", send: { isAdmin: false }, status: 200, answer: { isAdmin: false } },
    { id: "other", by: "creator", send: { isAdmin: true }, status: 403, answer: denied },
    { id: "missing", by: "admin", send: { isAdmin: true }, status: 404, answer: { message: "User not found" } },
  ),
];
