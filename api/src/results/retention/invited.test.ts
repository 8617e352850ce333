import { expect, it } from "vitest";
import { aQuiz, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { personalKey } from "../../content/rules/personal-link.ts";
import { sendDue } from "./progress.ts";

const app = await testApp();
const { platform } = app;
const { db, sql } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);

/** A person who answered with a personal link forty days ago. */
async function anAnswered(what: string) {
  const { id } = await aQuiz(platform, owner, { ...quizInput, rules: { retention: { what, days: 30 } } });
  await client.rest("POST", `/content/${id}/invitations`, { text: "Ann Byron <ann@example.com>" });
  const { id: invitationId } = await db.invitation.findFirstOrThrow({ where: { contentId: id } });
  const questions = await db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const attemptKey = personalKey(platform, id, invitationId);
  const { status } = await (await app.as()).rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey });
  expect(status).toBe(201);
  await sql.query("UPDATE attempts SET completed_at = completed_at - interval '40 days' WHERE quiz_id = $1", [id]);
  await sql.query(
    `UPDATE invitations SET created_at = created_at - interval '40 days', opened_at = opened_at - interval '40 days',
            started_at = started_at - interval '40 days', finished_at = finished_at - interval '40 days' WHERE quiz_id = $1`,
    [id],
  );
  return id;
}

it("leaves of people who were invited neither name nor address, nor the moment of their answers", async () => {
  const contentId = await anAnswered("ANONYMISE");
  await sendDue(platform);
  const invitation = () => db.invitation.findFirstOrThrow({ where: { contentId } });
  await expect.poll(async () => (await invitation()).name, { timeout: 10_000 }).toBeNull();
  const { email, finishedAt, percentage } = await invitation();
  expect(email).toBeNull();
  expect(percentage).toBeNull();
  expect(finishedAt?.toISOString()).toMatch(/T00:00:00.000Z$/);
  expect(await db.attempt.count({ where: { contentId, participantName: null } })).toBe(1);
});

it("deletes people who were invited with their answers", async () => {
  const contentId = await anAnswered("DELETE");
  await sendDue(platform);
  await expect.poll(() => db.invitation.count({ where: { contentId } }), { timeout: 10_000 }).toBe(0);
  expect(await db.attempt.count({ where: { contentId } })).toBe(0);
});
