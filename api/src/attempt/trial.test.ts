import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aQuiz, aSurvey, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);

const answersTo = async (contentId: string, place: number) => {
  const questions = await platform.db.question.findMany({ where: { contentId, untilRevision: null } });
  return Object.fromEntries(questions.map(({ id }) => [id, place]));
};

it("shows its owner a private item as takers would see it, and grades it, with nothing stored", async () => {
  const quiz = await aQuiz(platform, owner, { isPublic: false, showResultsToTakers: true });
  const { rest } = await app.as(owner);

  const item = await rest("GET", `/quizzes/${quiz.id}/trial`);
  expect(item.status).toBe(200);
  expect(item.body).toMatchObject({ id: quiz.id, title: quiz.title });
  expect(JSON.stringify(item.body)).not.toMatch(/correctAnswer|explanation/);

  const answers = await answersTo(quiz.id, 1);
  const trial = await rest("POST", `/quizzes/${quiz.id}/trial`, { answers, attemptKey: randomUUID() });
  expect(trial.status).toBe(200);
  expect(trial.body).toMatchObject({ percentage: 50, score: 1, totalQuestions: 2 });
  expect(trial.body.results[0]).toMatchObject({ userAnswer: 1, isCorrect: true });

  expect(await platform.db.attempt.count({ where: { contentId: quiz.id } })).toBe(0);
  const { rows } = await platform.sql.query(
    "SELECT FROM attempt_starts WHERE quiz_id = $1 UNION ALL SELECT FROM daily_tallies WHERE quiz_id = $1",
    [quiz.id],
  );
  expect(rows).toHaveLength(0);
});

it("holds answers against the same rules as a submission", async () => {
  const quiz = await aQuiz(platform, owner);
  const { rest } = await app.as(owner);
  const { status, body } = await rest("POST", `/quizzes/${quiz.id}/trial`, { answers: {} });
  expect(status).toBe(400);
  expect(body.message).toBe("Please answer every question");
  expect((await rest("POST", `/quizzes/${quiz.id}/trial`)).status).toBe(400);
});

it("finds a survey among the surveys only", async () => {
  const survey = await aSurvey(platform, owner);
  const { rest } = await app.as(owner);
  expect((await rest("GET", `/surveys/${survey.id}/trial`)).status).toBe(200);
  expect((await rest("GET", `/quizzes/${survey.id}/trial`)).status).toBe(404);
});
