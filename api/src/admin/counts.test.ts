import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, viewerFor } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { submit } from "../attempt/attempt.ts";
import { startAttempt } from "../attempt/writing/start.ts";
import { duplicateContent } from "../content/create/duplicate.ts";
import { updateContent } from "../content/edit/edit.ts";
import { deleteContent } from "../content/trash/delete.ts";
import type { Content, User } from "../generated/prisma/client.ts";
import { anonymous } from "../platform/identity/viewer.ts";
import { rebuildTallies } from "../results/counting/rebuild.ts";

const [{ platform }, other] = [await testApp(), await testApp()];
const { db, sql } = platform;
const visitor = anonymous("192.0.2.7");

async function differences() {
  const { rows } = await sql.query(`
    SELECT 'users' AS of, kept.*, made.*
      FROM (SELECT plan, is_admin, is_email_verified, has_content, sum(users) AS n FROM user_counts GROUP BY 1, 2, 3, 4 HAVING sum(users) <> 0) kept
      FULL JOIN (SELECT plan, is_admin, is_email_verified, EXISTS (SELECT FROM quizzes WHERE user_id = users.id) AS has_content, count(*) AS n
                   FROM users GROUP BY 1, 2, 3, 4) made USING (plan, is_admin, is_email_verified, has_content)
     WHERE kept.n IS DISTINCT FROM made.n`);
  const items = await sql.query(`
    SELECT * FROM (SELECT content_type, is_public, source_type, sum(quizzes) AS n FROM quiz_counts GROUP BY 1, 2, 3 HAVING sum(quizzes) <> 0) kept
      FULL JOIN (SELECT content_type, is_public, source_type, count(*) AS n FROM quizzes WHERE deleted_at IS NULL GROUP BY 1, 2, 3) made
     USING (content_type, is_public, source_type) WHERE kept.n IS DISTINCT FROM made.n`);
  const totals = await sql.query(`
    SELECT email, total_quizzes, total_surveys FROM users
     WHERE (total_quizzes, total_surveys) <> (SELECT count(*) FILTER (WHERE content_type = 'quiz'), count(*) FILTER (WHERE content_type = 'survey')
                                                FROM quizzes WHERE user_id = users.id)`);
  const types = await sql.query(`
    SELECT * FROM (SELECT content_type, sum(attempts) AS attempts, sum(score_sum) AS score, sum(duration_sum) AS duration, sum(timed) AS timed
                     FROM type_tallies GROUP BY 1 HAVING sum(attempts) <> 0) kept
      FULL JOIN (SELECT content_type, sum(attempts) AS attempts, sum(score_sum) AS score, sum(duration_sum) AS duration, sum(timed) AS timed
                   FROM daily_tallies JOIN quizzes ON id = quiz_id GROUP BY 1 HAVING sum(attempts) <> 0) made
     USING (content_type) WHERE (kept.attempts, kept.score, kept.duration, kept.timed) IS DISTINCT FROM (made.attempts, made.score, made.duration, made.timed)`);
  const arrivals = await sql.query(`
    SELECT * FROM (SELECT day, noun, sum(arrivals) AS n FROM daily_arrivals GROUP BY 1, 2 HAVING sum(arrivals) <> 0) kept
      FULL JOIN (SELECT (created_at AT TIME ZONE 'utc')::date AS day, noun, count(*) AS n
                   FROM (SELECT created_at, 'user' AS noun FROM users UNION ALL SELECT created_at, content_type::text FROM quizzes WHERE deleted_at IS NULL) arrived GROUP BY 1, 2) made
     USING (day, noun) WHERE kept.n IS DISTINCT FROM made.n`);
  return { arrivals: arrivals.rows, users: rows, items: items.rows, totals: totals.rows, types: types.rows };
}

const none = { arrivals: [], users: [], items: [], totals: [], types: [] };

async function answer(on: typeof platform, { id }: Content, times: number) {
  const questions = await db.question.findMany({ where: { contentId: id, untilRevision: null } });
  const answers = Object.fromEntries(
    questions.map((question) => [question.id, question.questionType === "multi_select" ? [0] : 0]),
  );
  await Promise.all(
    Array.from({ length: times }, async () => {
      const attemptKey = randomUUID();
      await startAttempt(on, visitor, id, { attemptKey });
      await submit(on, visitor, id, { answers, attemptKey, duration: 30 });
    }),
  );
}

it("agree with a plain count after whatever happens, much of it at once", { tags: ["slow"] }, async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aUser(platform)));
  const [first, second, third, fourth] = people as [User, User, User, User];
  expect(await differences()).toEqual(none);

  const made = await Promise.all(
    [first, first, first, second, second, third].flatMap((user) => [
      aQuiz(platform, user),
      aSurvey(other.platform, user),
    ]),
  );
  await Promise.all(made.map((content, index) => answer(index % 2 ? platform : other.platform, content, 5)));
  expect(await differences()).toEqual(none);

  await Promise.all([
    ...made.slice(0, 4).map(({ id }) => updateContent(platform, viewerFor(first), id, { isPublic: false })),
    duplicateContent(platform, viewerFor(second), (made[6] as Content).id),
    deleteContent(platform, viewerFor(second), (made[8] as Content).id),
    deleteContent(other.platform, viewerFor(first), (made[5] as Content).id),
    db.user.updateMany({
      where: { id: { in: people.slice(4, 8).map(({ id }) => id) } },
      data: { isEmailVerified: true },
    }),
    db.user.update({ where: { id: fourth.id }, data: { isAdmin: true, plan: "pro" } }),
    db.user.update({ where: { id: first.id }, data: { firstName: "Grace" } }),
    answer(platform, made[7] as Content, 10),
  ]);
  expect(await differences()).toEqual(none);

  await rebuildTallies(platform, (made[7] as Content).id);
  expect(await differences()).toEqual(none);

  // The first user's items stay, the second user's items are deleted.
  await db.user.delete({ where: { id: first.id } });
  await db.content.deleteMany({ where: { userId: second.id } });
  await db.user.delete({ where: { id: second.id } });
  expect(await differences()).toEqual(none);
  expect(await db.content.count({ where: { userId: null } })).toBeGreaterThan(0);

  await db.content.deleteMany();
  await db.user.deleteMany();
  expect(await differences()).toEqual(none);
});

it("do not make anyone wait for one who takes long to delete what is large", { tags: ["slow"] }, async () => {
  const [leaving, other] = [await aUser(platform, { isAdmin: true }), await aUser(platform)];
  const [going, staying, also] = [
    await aQuiz(platform, leaving),
    await aQuiz(platform, other),
    await aQuiz(platform, other),
  ];
  for (const content of [going, staying, also]) await answer(platform, content, 3);
  const client = await sql.connect();
  try {
    await client.query("BEGIN");
    await client.query("UPDATE users SET is_admin = false WHERE id = $1", [leaving.id]);
    await client.query("DELETE FROM quizzes WHERE id = $1", [going.id]);
    await answer(platform, staying, 3);
    await deleteContent(platform, viewerFor(other), also.id);
    await Promise.all(Array.from({ length: 20 }, async () => aQuiz(platform, await aUser(platform))));
  } finally {
    await client.query("COMMIT");
    client.release();
  }
  expect(await differences()).toEqual(none);
});
