import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { personalKey } from "../content/rules/personal-link.ts";
import { inTransaction } from "../platform/data/database.ts";
import { writePortion } from "./mail/portion.ts";

const { platform, as } = await testApp({ publicUrl: "https://quiz.example" });
const owner = await aUser(platform, { isEmailVerified: true });
const [author, taker] = [await as(owner), await as()];

let count = 0;

async function anItem(rules: object = { invitedOnly: true }) {
  const { id } = await aQuiz(platform, owner, { rules });
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const invite = async (person: object = {}) => {
    const email = `reviewed-${++count}@example.com`;
    await author.rest("POST", `/content/${id}/invitations`, { people: [{ name: "Ann Byron", email, ...person }] });
    const invitation = await platform.db.invitation.findFirstOrThrow({ where: { contentId: id, email } });
    return { id: invitation.id, email, key: personalKey(platform, id, invitation.id) };
  };
  const start = (attemptKey: string) => taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey });
  const submit = (attemptKey: string, choice = 0) =>
    taker.rest("POST", `/quizzes/${id}/attempts`, {
      answers: Object.fromEntries(Object.keys(answers).map((question) => [question, choice])),
      attemptKey,
    });
  return { id, invite, start, submit };
}

it("accepts answers once for each person, even after they lose the name", async () => {
  const item = await anItem({ invitedOnly: true, timeLimit: 10 });
  const { key } = await item.invite();
  expect((await item.start(key)).status).toBe(200);
  expect((await item.submit(key)).status).toBe(201);
  await platform.sql.query("UPDATE attempts SET attempt_key = NULL, invitation_id = NULL WHERE quiz_id = $1", [
    item.id,
  ]);
  await platform.sql.query("DELETE FROM attempt_starts WHERE quiz_id = $1", [item.id]);
  expect((await item.start(key)).status).toBe(200);
  expect(await platform.db.attemptStart.count({ where: { contentId: item.id } })).toBe(0);
  expect(await item.submit(key, 1)).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  expect(await platform.db.attempt.count({ where: { contentId: item.id } })).toBe(1);
});

it.each([
  ["trashed", { deletedAt: new Date() }],
  ["hidden", { isPublic: false }],
  ["closed", { rules: { closesAt: "2026-01-01T00:00:00.000Z" } }],
])("sends no email about an item that is %s in between", async (_why, data) => {
  const item = await anItem();
  const { id, email } = await item.invite();
  await platform.db.invitation.update({ where: { id }, data: { wanted: "invitation", mail: "queued" } });
  await platform.db.content.update({ where: { id: item.id }, data });
  await writePortion(platform, item.id);
  expect(await platform.db.mail.count({ where: { recipient: email } })).toBe(0);
  expect(await platform.db.invitation.findUnique({ where: { id } })).toMatchObject({ mail: "unsent", wanted: null });
});

it("keeps the seat of a person with extra time until it is over", async () => {
  const item = await anItem({ invitedOnly: true, timeLimit: 10, maxAttempts: 1 });
  const [slow, next] = [await item.invite({ extraMinutes: 30 }), await item.invite()];
  expect((await item.start(slow.key)).status).toBe(200);
  // Moves the start to twenty minutes ago.
  await platform.sql.query(
    "UPDATE attempt_starts SET started_at = started_at - interval '20 minutes' WHERE quiz_id = $1",
    [item.id],
  );
  await platform.sql.query("UPDATE attempt_seats SET until = until - interval '20 minutes' WHERE quiz_id = $1", [
    item.id,
  ]);
  expect(await item.start(next.key)).toMatchObject({ status: 403, body: { error: "FULL" } });
  expect((await item.submit(slow.key)).status).toBe(201);
});

it.each([
  ["their address refuses mails", "stopped"],
  ["the item is hidden", "unsent"],
])("keeps back a letter that waits when %s", async (why, mail) => {
  const item = await anItem();
  const { id, email } = await item.invite();
  await platform.db.invitation.update({ where: { id }, data: { wanted: "invitation", mail: "queued" } });
  // Jobs start when the transaction commits, so this change comes first.
  if (mail === "stopped") await platform.db.mailStop.create({ data: { recipient: email } });
  else await platform.db.content.update({ where: { id: item.id }, data: { isPublic: false } });
  const { id: mailId } = await platform.db.mail.create({
    data: { kind: "invitation", recipient: email, subject: why, text: why, html: why, contentId: item.id },
  });
  await platform.db.invitation.update({ where: { id }, data: { wanted: null, mailId } });
  await inTransaction(platform.db, (tx) => platform.jobs.send(tx, "invitation-mail", [mailId]));
  await expect
    .poll(() => platform.db.invitation.findUnique({ where: { id } }), { timeout: 10_000 })
    .toMatchObject({ mail, mailId: null });
  expect(await platform.db.mail.count({ where: { recipient: email } })).toBe(0);
});
