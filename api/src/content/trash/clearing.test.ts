import { expect, it } from "vitest";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { clearExpired } from "./clearing.ts";
import { deleteContent } from "./delete.ts";
import { purgeContent } from "./trash.ts";

const app = await testApp();
const { platform } = app;
const [owner, admin] = [await aUser(platform), await aUser(platform, { isAdmin: true })];

it("is missing over every transport from the moment it is deleted, and cleared later", async () => {
  const quiz = await aQuiz(platform, owner);
  const questions = await platform.db.question.findMany({ where: { contentId: quiz.id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const { id: attemptId } = await submit(platform, anonymous("192.0.2.1"), quiz.id, { answers });
  await deleteContent(platform, viewerFor(owner), quiz.id);

  const question = questions[0]?.id as string;
  for (const person of [await app.as(), await app.as(owner), await app.as(admin)]) {
    const asked = async (path: string) => (await person.rest("GET", path)).status;
    expect(await asked(`/quizzes/${quiz.id}`)).toBe(404);
    for (const path of [`/quizzes/${quiz.id}/results`, `/attempts/${attemptId}/details`])
      expect([401, 404]).toContain(await asked(path));
    expect([401, 403, 404]).toContain(await asked(`/admin/content/${quiz.id}/details`));
    const ids = { item: `Content:${quiz.id}`, question: `Question:${question}`, attempt: `Attempt:${attemptId}` };
    for (const id of Object.values(ids)) {
      const { data } = await person.graphql("query ($id: ID!) { node(id: $id) { __typename } }", { id: btoa(id) });
      expect(data).toEqual({ node: null });
    }
    expect((await person.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers })).status).toBe(404);
    expect((await person.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey: "one" })).status).toBe(404);
  }
  const listed = await (await app.as(admin)).rest("GET", "/admin/content");
  expect(listed.body).toMatchObject({ content: [], pagination: { total: 0 } });
  expect(await platform.db.attempt.count({ where: { contentId: quiz.id } })).toBe(1);

  await inTransaction(platform.db, (tx) => platform.jobs.send(tx, "deleted-item", [quiz.id]));
  const jobs = `SELECT FROM pgboss.job WHERE name = 'deleted-item'`;
  await expect.poll(async () => (await platform.sql.query(jobs)).rowCount).toBe(0);
  expect(await platform.db.attempt.count({ where: { contentId: quiz.id } })).toBe(1);

  await clearExpired(platform);
  expect(await platform.db.trashedItem.count({ where: { contentId: quiz.id } })).toBe(1);
  await platform.sql.query("UPDATE trashed_items SET expires_at = now() - interval '1 second' WHERE quiz_id = $1", [
    quiz.id,
  ]);
  await clearExpired(platform);
  await expect.poll(() => platform.db.content.count({ where: { id: quiz.id } })).toBe(0);
  expect(await platform.db.attempt.count({ where: { contentId: quiz.id } })).toBe(0);
});

it("clears the trash of an account that is gone", async () => {
  const leaving = await aUser(platform);
  const { id } = await aQuiz(platform, leaving);
  await deleteContent(platform, viewerFor(leaving), id);
  await platform.db.user.delete({ where: { id: leaving.id } });
  await clearExpired(platform);
  await expect.poll(() => platform.db.content.count({ where: { id } })).toBe(0);
});

it("lets other items take answers while it clears many", { tags: ["slow"] }, async () => {
  const [many, other] = [await aQuiz(platform, owner), await aQuiz(platform, owner)];
  await platform.sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, total_questions)
     SELECT gen_random_uuid(), $1, 1, '{}', 2 FROM generate_series(1, 20000)`,
    [many.id],
  );
  const questions = await platform.db.question.findMany({ where: { contentId: other.id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const left = () => platform.db.attempt.count({ where: { contentId: many.id } });
  await deleteContent(platform, viewerFor(owner), many.id);
  await purgeContent(platform, viewerFor(owner), many.id);
  let stored = 0;
  for (; (await left()) > 0; stored++) await submit(platform, anonymous("192.0.2.1"), other.id, { answers });
  expect(stored).toBeGreaterThan(0);
  expect(await platform.db.attempt.count({ where: { contentId: other.id } })).toBe(stored);
});
