import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { storedSheets } from "../../attempt/counting/sheet.ts";
import { refusesMails } from "../../attempt/mail/mail-stop.ts";
import { startAttempt } from "../../attempt/writing/start.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import { restoreContent } from "../../content/trash/trash.ts";
import type { User } from "../../generated/prisma/client.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { deleteAttempt, undoDeletion } from "../attempts/deletion/deletion.ts";
import { rebuildTallies } from "../counting/rebuild.ts";
import { purgeReceipts } from "./progress.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const taker = anonymous("192.0.2.7");
const ann = "ann@example.com";

let keys = 0;

async function handIn(contentId: string, participantEmail: string | null, viewer = taker) {
  const questions = await db.question.findMany({ where: { contentId, untilRevision: null } });
  const attemptKey = `key ${keys++}`;
  await startAttempt(platform, taker, contentId, { attemptKey });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  return submit(platform, viewer, contentId, { answers, attemptKey, participantName: "Ann", participantEmail });
}

const erased = async (owner: User, body: object) => {
  const client = await app.as(owner);
  const { status, body: begun } = await client.rest("POST", "/account/erasures", body);
  expect(status).toBe(201);
  const read = async () => (await client.rest("GET", `/account/erasures/${begun.id}`)).body;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe("done");
  return read();
};

const mailTo = (recipient: string, contentId: string, creatorId: string) =>
  db.mail.create({
    data: {
      kind: "results",
      recipient,
      subject: "Result",
      html: "Ann",
      text: "Ann",
      contentId,
      creatorId,
      state: "kept",
    },
  });

async function counted(contentId: string) {
  const sheets = async () => storedSheets(platform.sql, contentId, "SELECT");
  const kept = await sheets();
  await rebuildTallies(platform, contentId);
  return { kept, plain: await sheets() };
}

/** The tables that still contain the address, in any case. */
async function traces(address: string) {
  const { rows: columns } = await platform.sql.query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table } of columns) {
    const { rows } = await platform.sql.query(`SELECT FROM "${table}" AS t WHERE t::text ILIKE $1`, [`%${address}%`]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

it("erases what an owner's items have under an address, and leaves what others have", async () => {
  const [owner, other] = [await aUser(platform), await aUser(platform)];
  const client = await app.as(owner);
  const [first, second, third] = [
    await aQuiz(platform, owner),
    await aQuiz(platform, owner),
    await aQuiz(platform, owner),
  ];
  const others = await aQuiz(platform, other);
  await client.rest("POST", `/quizzes/${first.id}/webhooks`, { url: "https://hooks.example/assay" });
  const one = await handIn(first.id, "ANN@Example.com");
  await handIn(first.id, "bob@example.com");
  await handIn(first.id, null);
  const undoable = await handIn(second.id, ann);
  await handIn(second.id, ann);
  const { id: deletion } = await deleteAttempt(platform, viewerFor(owner), undoable.id);
  await handIn(third.id, ann);
  await deleteContent(platform, viewerFor(owner), third.id);
  await handIn(others.id, ann);
  await mailTo(ann, first.id, owner.id);
  await mailTo("bob@example.com", first.id, owner.id);
  await mailTo(ann, others.id, other.id);
  await expect.poll(() => db.webhookDelivery.count({ where: { attemptId: one.id } })).toBe(1);

  const preview = await client.rest("POST", "/account/erasures/preview", { email: " Ann@example.COM" });
  const found = [
    { contentId: first.id, isInTrash: false, attempts: 1, deletedAttempts: 0, messages: 1 },
    { contentId: second.id, isInTrash: false, attempts: 1, deletedAttempts: 1, messages: 0 },
    { contentId: third.id, isInTrash: true, attempts: 1, deletedAttempts: 0, messages: 0 },
  ];
  expect(preview).toMatchObject({ status: 200, body: { everywhere: false, items: found, mails: 1, mailStops: 0 } });

  const receipt = await erased(owner, { email: ann });
  expect(receipt).toMatchObject({ items: found, mails: 1, everywhere: false });
  expect(receipt.addressHash).toBe(createHash("sha256").update(`${receipt.salt}${ann}`).digest("hex"));
  expect(await db.attempt.count({ where: { participantEmail: ann } })).toBe(1);
  expect(await db.mail.count({ where: { recipient: ann } })).toBe(1);
  expect(await db.mail.count({ where: { recipient: "bob@example.com" } })).toBe(1);
  expect(await db.webhookDelivery.count({ where: { attemptId: one.id } })).toBe(0);
  await undoDeletion(platform, viewerFor(owner), deletion).catch(() => {});
  expect(await db.attempt.count({ where: { contentId: second.id } })).toBe(0);
  await restoreContent(platform, viewerFor(owner), third.id);
  for (const { id } of [first, second, third]) {
    const { kept, plain } = await counted(id);
    expect(kept).toEqual(plain);
  }
  const { body } = await client.rest("POST", "/account/erasures/preview", { email: ann });
  expect(body).toMatchObject({ items: [], mails: 0 });

  const { body: log } = await client.rest("GET", "/account/log?action=person_erased");
  expect(log.entries).toMatchObject([{ summary: "Erased a person, with 3 responses", contentId: null }]);
  const events = await db.event.findMany({ where: { userId: owner.id, type: "attempt_deleted" } });
  expect(JSON.stringify(events)).not.toMatch(/ann/i);
  await erased(other, { email: ann });
  expect(await traces(ann)).toEqual([]);
});

it("erases everywhere for administrators, including answers of the person's account", async () => {
  const [admin, owner, person] = [
    await aUser(platform, { isAdmin: true }),
    await aUser(platform),
    await aUser(platform, { email: "cleo@example.com" }),
  ];
  const quiz = await aQuiz(platform, owner);
  await handIn(quiz.id, null, viewerFor(person));
  await handIn(quiz.id, person.email);
  await handIn(quiz.id, null);
  const orphan = await aQuiz(platform, owner);
  await handIn(orphan.id, person.email);
  await db.content.update({ where: { id: orphan.id }, data: { userId: null } });
  await db.mailStop.create({ data: { recipient: person.email } });
  await mailTo(person.email, quiz.id, owner.id);
  const pending = { kind: "reset", recipient: person.email, subject: "Reset", html: "", text: "" };
  const { id: reset } = await db.mail.create({ data: pending });

  const client = await app.as(owner);
  const body = { email: person.email, everywhere: true };
  expect(await client.rest("POST", "/account/erasures/preview", body)).toMatchObject({ status: 403 });
  expect(await client.rest("POST", "/account/erasures", body)).toMatchObject({ status: 403 });
  const own = await client.rest("POST", "/account/erasures/preview", { email: person.email });
  expect(own.body.items).toMatchObject([{ contentId: quiz.id, attempts: 1 }]);

  const receipt = await erased(admin, body);
  expect(receipt).toMatchObject({ everywhere: true, mails: 1, mailStops: 1 });
  expect(receipt.items).toMatchObject([
    { contentId: quiz.id, attempts: 2 },
    { contentId: orphan.id, attempts: 1 },
  ]);
  expect(await db.attempt.count({ where: { contentId: { in: [quiz.id, orphan.id] } } })).toBe(1);
  expect(await db.mail.findMany({ where: { recipient: person.email } })).toMatchObject([{ id: reset }]);
  expect(await refusesMails(platform, db, person.email)).toBe(true);
  expect(await db.mailStop.count({ where: { recipient: person.email } })).toBe(0);
  expect(await db.auditEntry.findMany({ where: { action: "erase-person" } })).toMatchObject([
    { actorId: admin.id, subjectId: receipt.id },
  ]);
  const { body: log } = await client.rest("GET", "/account/log?action=person_erased");
  expect(log.entries).toMatchObject([{ by: "administrator", summary: "Erased a person, with 2 responses" }]);
  expect(await traces(person.email)).toEqual(["users", "mails"].sort());
});

it("continues in portions, counts each answer once, and gives the same receipt for the same key", {
  tags: ["slow"],
}, async () => {
  const owner = await aUser(platform);
  const client = await app.as(owner);
  const quiz = await aQuiz(platform, owner);
  const [several, hers] = [1020, 1003];
  const question = await db.question.findFirstOrThrow({ where: { contentId: quiz.id } });
  await db.attempt.createMany({
    data: Array.from({ length: several }, (_, index) => ({
      contentId: quiz.id,
      revision: 1,
      participantEmail: index < hers ? "dora@example.com" : null,
      answers: { [question.id]: index % 2 },
      percentage: 0,
      totalQuestions: 2,
    })),
  });
  await rebuildTallies(platform, quiz.id);
  const mutation = `mutation ($key: String) { erasePerson(email: "dora@example.com", idempotencyKey: $key) {
    ... on ErasePersonSuccess { data { key isDone } } ... on DomainError { code } } }`;
  const begin = async () => (await client.graphql(mutation, { key: "once" })).data.erasePerson.data;
  const { key } = await begin();
  const read = async () =>
    (
      await client.graphql(
        "query ($key: String!) { erasure(key: $key) { key isDone items { title attempts } mails addressHash } }",
        { key },
      )
    ).data.erasure;
  await expect.poll(async () => (await read()).isDone, { timeout: 20_000 }).toBe(true);
  expect(await read()).toMatchObject({ items: [{ title: "Capitals", attempts: hers }], mails: 0 });
  expect(await begin()).toMatchObject({ key, isDone: true });
  expect(await db.attempt.count({ where: { contentId: quiz.id } })).toBe(several - hers);
  const { kept, plain } = await counted(quiz.id);
  expect(kept).toEqual(plain);
});

it("continues after an item is purged", async () => {
  const owner = await aUser(platform);
  const [quiz, other] = [await aQuiz(platform, owner), await aQuiz(platform, owner)];
  for (const { id } of [quiz, other]) await handIn(id, "eve@example.com");
  const first = [quiz.id, other.id].toSorted()[0] as string;
  const purge = await platform.sql.connect();
  await purge.query("BEGIN");
  await purge.query("DELETE FROM quizzes WHERE id = $1", [first]);
  const receipt = erased(owner, { email: "eve@example.com" });
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await platform.sql.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  await purge.query("COMMIT");
  purge.release();
  expect((await receipt).items).toMatchObject([{ attempts: 1 }]);
  expect(await db.attempt.count({ where: { participantEmail: "eve@example.com" } })).toBe(0);
}, 30_000);

it("keeps receipts for a year, and receipts of unfinished erasures", async () => {
  const { id: userId } = await aUser(platform);
  const done = (days: number) => new Date(Date.now() - days * 86_400_000);
  const receipt = { userId, everywhere: false, salt: "", addressHash: "", createdAt: done(400) };
  await db.erasure.createMany({
    data: [
      { ...receipt, doneAt: done(366) },
      { ...receipt, doneAt: done(364) },
      { ...receipt, address: ann },
    ],
  });
  await purgeReceipts(platform);
  const left = await db.erasure.findMany({ where: { userId }, orderBy: { id: "asc" } });
  expect(left.map(({ address, doneAt }) => [address, doneAt === null])).toEqual([
    [null, false],
    [ann, true],
  ]);
});
