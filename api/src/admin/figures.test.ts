import { beforeAll, describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser } from "../../test/factories.ts";
import { accessTokenOf, testApp } from "../../test/harness.ts";
import { submit } from "../attempt/attempt.ts";
import { startAttempt } from "../attempt/writing/start.ts";
import type { Content, User } from "../generated/prisma/client.ts";
import { anonymous } from "../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;
const visitor = anonymous("192.0.2.7");

let client: Awaited<ReturnType<typeof app.as>>;
let ada: User;
let quiz: Content;
let survey: Content;

async function taken({ id }: Content, choices: (number | number[])[], duration: number, attemptKey?: string) {
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map((question, place) => [question.id, choices[place] as number]));
  const person = { participantName: "Shy Taker", participantEmail: "shy@taker.example" };
  await submit(platform, visitor, id, { answers, duration, attemptKey, ...person });
}

beforeAll(async () => {
  client = await app.as(await aUser(platform, { isAdmin: true, isEmailVerified: true }));
  ada = await aUser(platform, { plan: "pro", email: "ada@example.com" });
  const grace = await aUser(platform, { plan: "enterprise", firstName: "Grace", lastName: "Hopper" });
  quiz = await aQuiz(platform, ada, { description: "Of Europe" });
  survey = await aSurvey(platform, ada);
  const assessment = await anAssessment(platform, ada);
  const old = await aSurvey(platform, grace);
  const long = new Date(Date.now() - 31 * 24 * 3600_000);
  await platform.db.user.update({ where: { id: grace.id }, data: { createdAt: long } });
  await platform.db.content.update({ where: { id: old.id }, data: { createdAt: long } });
  for (const attemptKey of ["one", "two", "three"]) await startAttempt(platform, visitor, quiz.id, { attemptKey });
  await taken(quiz, [1, 0], 61, "one");
  await taken(quiz, [1, 1], 60, "two");
  await taken(assessment, [0, 1], 90);
  await taken(survey, [0, [0, 1]], 20);
});

const engagement = [
  { type: "quiz", content: 2, attempts: 3, score: 66.7, duration: 70 },
  { type: "survey", content: 2, attempts: 1, score: null, duration: 20 },
];

it("gives the whole site in figures", async () => {
  expect((await client.rest("GET", "/admin/dashboard")).body).toEqual({
    userStats: { total: 3, verified: 1, admin: 1, free: 1, pro: 1, enterprise: 1 },
    contentStats: { quizzes: 2, surveys: 2 },
    attemptStats: { total: 4, averageScore: 66.7 },
    recentActivity: { newUsers: 2, newQuizzes: 2, newSurveys: 1 },
  });
  const { data } = await client.graphql(`{ admin { overview {
    users verifiedUsers administrators freeUsers proUsers enterpriseUsers quizzes surveys attempts averageScore newUsers newQuizzes newSurveys } } }`);
  expect(Object.values(data.admin.overview)).toEqual([3, 1, 1, 1, 1, 1, 2, 2, 4, 66.7, 2, 2, 1]);
});

it("shows administrators the missing settings of a site in production", async () => {
  const { platform: there, withToken } = await testApp({ production: true, smtpUrl: null });
  const administrator = await accessTokenOf(there, await aUser(there, { isAdmin: true }));
  const warnings = (token: string) => withToken(token).graphql("{ admin { overview { warnings } } }");
  expect((await warnings(administrator)).data.admin.overview.warnings).toEqual([
    expect.stringContaining("SMTP_URL"),
    expect.stringContaining("RATE_LIMIT"),
    expect.stringContaining("SUPPORT_EMAIL"),
  ]);
  const { data, errors } = await warnings(await accessTokenOf(there, await aUser(there)));
  expect([data.admin, errors[0].extensions.code]).toEqual([null, "FORBIDDEN"]);
});

it("gives those who made most, and how each type is used", async () => {
  const { body } = await client.rest("GET", "/admin/analytics");
  expect(body.topCreators).toEqual([
    {
      first_name: "Ada",
      last_name: "Byron",
      email: "ada@example.com",
      content_count: 3,
      quiz_count: 2,
      survey_count: 1,
    },
    expect.objectContaining({
      first_name: "Grace",
      last_name: "Hopper",
      content_count: 1,
      quiz_count: 0,
      survey_count: 1,
    }),
  ]);
  expect(body.engagementMetrics).toEqual(
    engagement.map(({ type, content, attempts, score, duration }) => ({
      content_type: type,
      total_content: content,
      total_attempts: attempts,
      avg_score: score,
      avg_duration: duration,
    })),
  );
  const { data } = await client.graphql(`{ admin { topCreators { firstName totalQuizzes totalSurveys }
    engagement { type: contentType content: totalContent attempts: totalAttempts score: averageScore duration: averageDuration } } }`);
  expect(data.admin).toEqual({
    topCreators: [
      { firstName: "Ada", totalQuizzes: 2, totalSurveys: 1 },
      { firstName: "Grace", totalQuizzes: 0, totalSurveys: 1 },
    ],
    engagement: engagement.map((metrics) => ({ ...metrics, type: metrics.type.toUpperCase() })),
  });
});

describe("the details of an item", () => {
  const stats = { totalAttempts: 2, averageDuration: 61, completionRate: 67 };

  it("come with creator, figures and questions", async () => {
    const { body } = await client.rest("GET", `/admin/content/${quiz.id}/details`);
    expect(body).toEqual({
      content: {
        id: quiz.id,
        title: "Capitals",
        contentType: "quiz",
        scoringType: "traditional",
        sourceType: "text",
        sourceUrl: null,
        description: "Of Europe",
        difficulty: "medium",
        isPublic: true,
        createdAt: quiz.createdAt.toISOString(),
        creatorFirstName: "Ada",
        creatorLastName: "Byron",
        creatorEmail: "ada@example.com",
        isCreatorAdmin: false,
      },
      stats: { totalAttempts: 2, avgScore: 75, avgDuration: 61, completionRate: 67 },
      questions: [
        expect.objectContaining({
          questionText: "Capital of France?",
          options: ["Lyon", "Paris", "Nice"],
          correctAnswer: 1,
        }),
        expect.objectContaining({ questionType: "multiple_choice", correctAnswer: 0 }),
      ],
    });
    const { data } = await client.graphql(
      `query ($key: String!) { admin { contentDetails(key: $key) { title creator { email isAdmin }
         stats { totalAttempts averageScore averageDuration starts completionRate } questions { text options correctAnswer } } } }`,
      { key: quiz.id },
    );
    expect(data.admin.contentDetails).toMatchObject({
      title: "Capitals",
      creator: { email: "ada@example.com", isAdmin: false },
      stats: { ...stats, averageScore: 75, starts: 3 },
      questions: [{ correctAnswer: 1 }, { correctAnswer: 0 }],
    });
  });

  it("have no score, difficulty or right answers for a survey", async () => {
    const { body } = await client.rest("GET", `/admin/content/${survey.id}/details`);
    expect(body).toMatchObject({
      content: { difficulty: null },
      stats: { avgScore: null },
      questions: [{ correctAnswer: null }, {}],
    });
  });

  it("reveal nothing about participants", async () => {
    for (const path of [
      "/admin/dashboard",
      "/admin/users",
      "/admin/content",
      "/admin/analytics",
      `/admin/content/${quiz.id}/details`,
    ])
      expect(JSON.stringify((await client.rest("GET", path)).body)).not.toMatch(/shy/i);
    const { data } = await client.graphql(
      "query ($key: String!) { admin { contentDetails(key: $key) { attempts(first: 5) { edges { node { participantName } } } results { totalAttempts } } } }",
      { key: quiz.id },
    );
    expect(data.admin.contentDetails).toEqual({ attempts: null, results: null });
  });

  it("are not there for an item that is not", async () => {
    expect(await client.rest("GET", "/admin/content/none/details")).toMatchObject({
      status: 404,
      body: { error: "NOT_FOUND", message: "Quiz not found" },
    });
  });
});

it("counts beyond the integers of PostgreSQL and GraphQL", async () => {
  const count = { contentType: "survey" as const, attempts: 3_000_000_000n, timed: 3_000_000_000n };
  await platform.db.typeTally.create({ data: { ...count, slot: 99, scoreSum: 0n, durationSum: 60_000_000_000n } });
  const total = 3_000_000_004;
  expect((await client.rest("GET", "/admin/dashboard")).body.attemptStats).toMatchObject({ total });
  expect((await client.rest("GET", "/admin/analytics")).body).toMatchObject({
    engagementMetrics: expect.arrayContaining([expect.objectContaining({ total_attempts: 3_000_000_001 })]),
  });
  const { data } = await client.graphql("{ admin { overview { attempts } engagement { totalAttempts } } }");
  expect(data.admin).toEqual({
    overview: { attempts: 2 ** 31 - 1 },
    engagement: [{ totalAttempts: 3 }, { totalAttempts: 2 ** 31 - 1 }],
  });
});
