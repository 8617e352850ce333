import { expect } from "vitest";
import { bodies } from "./bodies.ts";
import { flag, list, number, type Row, row, text, tokens } from "./row.ts";

const noOne = { error: "UNAUTHENTICATED" };
const notYours = { error: "FORBIDDEN" };
const stats = { totalAttempts: number, averageScore: number, completionRate: number, topScore: number };
const attempt = {
  id: text,
  participantName: "Grace Hopper",
  participantEmail: "grace@taker.test",
  answers: expect.any(Object),
  duration: 65,
  percentage: 50,
  score: 1,
  totalQuestions: 2,
  completedAt: text,
  skillScore: null,
  skillLevel: null,
};

const result = { questionText: text, options: list, userAnswer: 1, correctAnswer: number, isCorrect: flag };

export const takerCalls: Row[] = [
  row("POST /api/auth/login", { by: "visitor", send: bodies["POST /api/auth/login"], status: 200, answer: tokens }),
  row("POST /api/auth/register", {
    by: "visitor",
    send: bodies["POST /api/auth/register"],
    status: 201,
    answer: tokens,
  }),
  row(
    "POST /api/auth/forgot-password",
    { by: "visitor", send: bodies["POST /api/auth/forgot-password"], status: 200, answer: { message: text } },
    { by: "visitor", send: { email: "nobody@people.test" }, status: 200, answer: { message: text } },
  ),
  row("POST /api/auth/reset-password", {
    by: "visitor",
    send: bodies["POST /api/auth/reset-password"],
    status: 200,
    answer: { message: text },
  }),
  row("POST /api/auth/verify-email", {
    by: "visitor",
    send: bodies["POST /api/auth/verify-email"],
    status: 200,
    answer: { message: text },
  }),
  row(
    "GET /api/auth/verification-status",
    { by: "creator", status: 200, answer: { isEmailVerified: false, email: text } },
    { by: "visitor", status: 401, answer: noOne },
  ),
  row(
    "POST /api/auth/resend-verification",
    { by: "creator", status: 200, answer: { message: "Verification email sent" } },
    { by: "other", status: 409, answer: { error: "CONFLICT", message: "Your email address is verified already" } },
    { by: "visitor", status: 401, answer: noOne },
  ),
  row("POST /api/auth/refresh", {
    by: "visitor",
    send: bodies["POST /api/auth/refresh"],
    status: 200,
    answer: tokens,
  }),
  row(
    "GET /api/dashboard",
    {
      by: "creator",
      status: 200,
      answer: {
        totalQuizzes: number,
        totalSurveys: number,
        totalAssessments: number,
        totalAttempts: number,
        averageScore: number,
        recentQuizzes: expect.arrayContaining([
          {
            id: text,
            title: text,
            contentType: "quiz",
            scoringType: "traditional",
            attemptCount: 1,
            averageScore: 50,
            lastAttempt: text,
            createdAt: text,
          },
        ]),
      },
    },
    { by: "visitor", status: 401, answer: noOne },
  ),
  row("GET /api/quizzes/{id}", {
    id: "quiz",
    by: "visitor",
    status: 200,
    answer: { title: text, questions: list, difficulty: "medium", contentType: "quiz", scoringType: "traditional" },
  }),
  row(
    "POST /api/quizzes/{id}/attempts",
    {
      id: "assessment",
      by: "visitor",
      send: async ({ answersTo, places }) => ({ answers: await answersTo(places.assessment ?? "", 1), duration: 12 }),
      status: 201,
      answer: {
        percentage: 100,
        score: 20,
        totalQuestions: 2,
        results: [{ questionId: text, questionText: text, options: list, userAnswer: 1, questionWeight: 10 }, {}],
        skillResult: { skillLevel: "Expert", encouragingMessage: "Well done!" },
        showResultsToTakers: true,
        aggregatedResults: [
          { questionText: text, totalResponses: 1, options: [{}, { text: "Often", count: 1, percentage: 100 }] },
          {},
        ],
      },
    },
    {
      id: "quiz",
      by: "visitor",
      send: { answers: {} },
      status: 400,
      answer: { error: "VALIDATION_FAILED", issues: list },
    },
    { id: "missing", by: "visitor", send: { answers: {} }, status: 404, answer: { message: "Quiz not found" } },
  ),
  row(
    "GET /api/quizzes/{id}/results",
    {
      id: "quiz",
      by: "creator",
      status: 200,
      answer: { quiz: { id: text, title: text }, attempts: [attempt], stats, pagination: { total: 1, limit: 100 } },
    },
    { id: "quiz", by: "visitor", status: 401, answer: noOne },
    { id: "quiz", by: "other", status: 403, answer: notYours },
    { id: "quiz", by: "admin", status: 403, answer: notYours },
  ),
  row(
    "GET /api/attempts/{attemptId}/details",
    {
      call: "GET /api/attempts/{attempt}/details",
      by: "creator",
      status: 200,
      answer: {
        attempt,
        summary: { score: 1, correctAnswers: 1, totalQuestions: 2 },
        results: [{ ...result, isCorrect: true, explanation: "Since 987." }, result],
      },
    },
    { call: "GET /api/attempts/{attempt}/details", by: "admin", status: 403, answer: notYours },
    {
      call: "GET /api/attempts/{missing}/details",
      by: "creator",
      status: 404,
      answer: { message: "Attempt not found" },
    },
  ),
  row(
    "GET /api/surveys/{id}",
    {
      id: "survey",
      by: "visitor",
      status: 200,
      answer: { id: text, title: text, description: null, showResultsToTakers: true, questions: list },
    },
    { id: "quiz", by: "visitor", status: 404, answer: { message: "Survey not found" } },
  ),
  row("POST /api/surveys/{id}/responses", {
    id: "survey",
    by: "visitor",
    send: async ({ answersTo, places }) => ({
      participantName: null,
      participantEmail: null,
      answers: await answersTo(places.survey ?? "", 0),
      duration: 30,
    }),
    status: 201,
    answer: { id: text, percentage: null, score: null, totalQuestions: 2, showResultsToTakers: true },
  }),
  row(
    "GET /api/surveys/{id}/responses",
    { id: "survey", by: "visitor", status: 200, answer: { attempts: [{ answers: expect.any(Object) }] } },
    { id: "unshared", by: "visitor", status: 403, answer: notYours },
    { id: "unshared", by: "creator", status: 200, answer: { attempts: [] } },
  ),
];
