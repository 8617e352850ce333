import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../../../test/factories.ts";
import { testApp } from "../../../../test/harness.ts";
import { submit } from "../../../attempt/attempt.ts";
import { startAttempt } from "../../../attempt/writing/start.ts";
import { Prisma } from "../../../generated/prisma/client.ts";
import { inTransaction } from "../../../platform/data/database.ts";
import { globalId } from "../../../platform/graphql/ids.ts";
import { anonymous } from "../../../platform/identity/viewer.ts";
import { rebuildTallies } from "../../counting/rebuild.ts";
import { purgeDeletions } from "./progress.ts";

const app = await testApp();
const other = await testApp();
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = anonymous("192.0.2.7");

async function aQuizTaken(many: number, choiceOf = (index: number) => index % 3) {
  const { id } = await aQuiz(platform, owner);
  const questions = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = (index: number) =>
    Object.fromEntries(questions.map(({ id, options }) => [id, choiceOf(index) % options.length]));
  const handIn = async (index: number) => {
    const attemptKey = `taker ${index}`;
    return (await submit(platform, taker, id, { attemptKey, answers: answers(index), duration: 10 + (index % 7) })).id;
  };
  const attempts: string[] = [];
  for (let first = 0; first < many; first += 250) {
    const some = Array.from({ length: Math.min(250, many - first) }, (_, index) => first + index);
    await Promise.all(
      some
        .filter((index) => index % 2 === 0)
        .map((index) => startAttempt(platform, taker, id, { attemptKey: `taker ${index}` })),
    );
    attempts.push(...(await Promise.all(some.map(handIn))));
  }
  return { id, attempts, handIn };
}

const figuresOf = async (id: string) => (await client.rest("GET", `/quizzes/${id}/results`)).body;
const rowsOf = async (id: string) => ({
  attempts: await db.attempt.findMany({ where: { contentId: id }, orderBy: { id: "asc" } }),
  starts: await db.attemptStart.findMany({ where: { contentId: id }, orderBy: { attemptKey: "asc" } }),
  marks: await db.answerMark.findMany({ where: { contentId: id }, orderBy: { attemptId: "asc" } }),
});
const remove = (id: string, body: object) => client.rest("POST", `/content/${id}/attempts/deletions`, body);
const undo = (deletion: string) => client.rest("POST", `/attempt-deletions/${deletion}/undo`);
const progress = async (deletion: string) => (await client.rest("GET", `/attempt-deletions/${deletion}`)).body;

/** Checks that the figures match a plain count. */
async function expectCounted(id: string) {
  const written = await figuresOf(id);
  await rebuildTallies(platform, id);
  expect(await figuresOf(id)).toEqual(written);
  expect(written.stats.totalAttempts).toBe(await db.attempt.count({ where: { contentId: id } }));
}

it("deletes what was chosen, and restores it exactly as it was", async () => {
  const { id, attempts } = await aQuizTaken(5);
  await db.answerMark.create({
    data: { attemptId: attempts[1] as string, lineId: "line", contentId: id, starred: true },
  });
  const [rows, figures] = [await rowsOf(id), await figuresOf(id)];
  const { status, body } = await remove(id, { ids: [attempts[0], attempts[1], attempts[4], "unknown"] });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { contentId: id, state: "deleted", total: 3, deleted: 3, restored: 0, replaced: 0 },
  });
  expect((await figuresOf(id)).stats).toMatchObject({ totalAttempts: 2 });
  await expectCounted(id);
  const restored = { state: "restored", restored: 3, replaced: 0, undoUntil: null };
  expect((await undo(body.id)).body).toMatchObject(restored);
  expect((await undo(body.id)).body).toMatchObject(restored);
  expect(await rowsOf(id)).toEqual(rows);
  expect(await figuresOf(id)).toEqual(figures);
  await expectCounted(id);
  expect(await db.deletedAttempt.count({ where: { deletionId: body.id } })).toBe(0);
});

it("restores the deletion of a single attempt as well", async () => {
  const { id, attempts } = await aQuizTaken(2);
  const rows = await rowsOf(id);
  const { body } = await client.rest("DELETE", `/attempts/${attempts[0]}`);
  expect(body).toEqual({ deleted: true, deletionId: expect.any(String) });
  await undo(body.deletionId);
  expect(await rowsOf(id)).toEqual(rows);
});

it("keeps and reports later answers of the same taker", async () => {
  const { id, attempts, handIn } = await aQuizTaken(3);
  const { body } = await remove(id, { all: true });
  const newer = await handIn(0);
  expect((await undo(body.id)).body).toMatchObject({ state: "restored", restored: 2, replaced: 1 });
  const logged = await db.logEntry.findFirst({ where: { contentId: id, action: "attempts_restored" } });
  expect(logged?.detail).toMatchObject({ count: 2 });
  const stored = (await rowsOf(id)).attempts.map(({ id }) => id);
  expect(stored.toSorted()).toEqual([newer, attempts[1], attempts[2]].toSorted());
  await expectCounted(id);
});

it("restores an attempt whose taker has deleted the account, without them", async () => {
  const { id, attempts } = await aQuizTaken(1);
  const leaving = await aUser(platform);
  await db.attempt.update({ where: { id: attempts[0] as string }, data: { userId: leaving.id } });
  const { body } = await remove(id, { all: true });
  await db.user.delete({ where: { id: leaving.id } });
  expect((await undo(body.id)).body).toMatchObject({ restored: 1 });
  expect((await rowsOf(id)).attempts).toMatchObject([{ id: attempts[0], userId: null }]);
});

it("restores once when two press at the same time", async () => {
  const { id } = await aQuizTaken(40);
  const { body } = await remove(id, { filter: { question: [], minScore: 0 } });
  const answers = await Promise.all([undo(body.id), undo(body.id), undo(body.id)]);
  expect(answers.map(({ body }) => body.restored)).toEqual([40, 40, 40]);
  expect((await figuresOf(id)).stats.totalAttempts).toBe(40);
  await expectCounted(id);
});

it("leaves nothing of them after a minute, and says that it is too late", async () => {
  const { id } = await aQuizTaken(3);
  const { body } = await remove(id, { all: true });
  await db.attemptDeletion.update({ where: { id: body.id }, data: { undoUntil: new Date(Date.now() - 1000) } });
  expect(await undo(body.id)).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  await inTransaction(db, (tx) => platform.jobs.send(tx, "deleted-attempts", [body.id]));
  await expect.poll(() => db.deletedAttempt.count({ where: { deletionId: body.id } })).toBe(0);
  expect(await progress(body.id)).toMatchObject({ state: "deleted", deleted: 3 });
});

it("is too late when the time is over while it waits for the item", async () => {
  const { id } = await aQuizTaken(2);
  const { body } = await remove(id, { all: true });
  const before = await platform.sql.connect();
  await before.query("BEGIN");
  await before.query("SELECT FROM quizzes WHERE id = $1 FOR NO KEY UPDATE", [id]);
  const undone = undo(body.id);
  const blocked =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM quizzes%'";
  // Not by `before`: a transaction keeps seeing its first snapshot.
  await expect.poll(async () => (await platform.sql.query(blocked)).rowCount).toBe(1);
  await before.query("UPDATE attempt_deletions SET undo_until = clock_timestamp() WHERE id = $1", [body.id]);
  await before.query("COMMIT");
  before.release();
  expect(await undone).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
});

it("forgets deletions after a day, except an unfinished one", async () => {
  const { id, attempts } = await aQuizTaken(3);
  const { body: old } = await remove(id, { ids: attempts.slice(0, 2) });
  const { body: current } = await remove(id, { ids: attempts.slice(2) });
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  await db.attemptDeletion.update({ where: { id: old.id }, data: { createdAt, undoUntil: createdAt } });
  await db.attemptDeletion.update({
    where: { id: current.id },
    data: { createdAt, state: "restoring", undoUntil: null },
  });
  await purgeDeletions(platform);
  expect(await db.attemptDeletion.findMany({ where: { contentId: id }, select: { id: true } })).toEqual([
    { id: current.id },
  ]);
  expect(await db.deletedAttempt.count({ where: { deletionId: old.id } })).toBe(0);
});

it("deletes those of a filter, whatever their number, and restores all of them", { tags: ["slow"] }, async () => {
  const { id } = await aQuizTaken(2300);
  const [rows, figures] = [await rowsOf(id), await figuresOf(id)];
  const filter = { minScore: 0, maxScore: 100 };
  const { body } = await remove(id, { filter });
  expect(body).toMatchObject({ state: "deleting", total: 2300, deleted: 125, undoUntil: null });
  await expect.poll(async () => (await progress(body.id)).state, { timeout: 20_000 }).toBe("deleted");
  expect(await progress(body.id)).toMatchObject({ total: 2300, deleted: 2300 });
  expect((await db.attemptDeletion.findUniqueOrThrow({ where: { id: body.id } })).rest).toBeNull();
  expect((await figuresOf(id)).stats).toMatchObject({ totalAttempts: 0 });
  expect(await db.tally.count({ where: { contentId: id } })).toBe(0);
  expect((await undo(body.id)).body).toMatchObject({ state: "restoring", restored: 125 });
  await expect.poll(async () => (await progress(body.id)).state, { timeout: 20_000 }).toBe("restored");
  expect(await rowsOf(id)).toEqual(rows);
  expect(await figuresOf(id)).toEqual(figures);
});

it("deletes and restores each once, although jobs are repeated and two processes do them", {
  tags: ["slow"],
  timeout: 60_000,
}, async () => {
  const { id } = await aQuizTaken(2300);
  const { body } = await remove(id, { all: true });
  const again = () =>
    Promise.all(
      [app, other].flatMap(({ platform }) =>
        [1, 2].map(() => inTransaction(platform.db, (tx) => platform.jobs.send(tx, "attempt-deletion", [body.id]))),
      ),
    );
  await again();
  // Undoes it in the middle; remaining attempts stay.
  const undone = (await undo(body.id)).body;
  expect(undone.state).toMatch(/^restor/);
  await again();
  await expect.poll(async () => (await progress(body.id)).state, { timeout: 20_000 }).toBe("restored");
  const { deleted, restored, replaced } = await progress(body.id);
  expect([restored, replaced]).toEqual([deleted, 0]);
  expect((await figuresOf(id)).stats.totalAttempts).toBe(2300);
  await expectCounted(id);
});

it.each([
  { state: "restoring", rest: Prisma.DbNull, ended: "restored", left: 3 },
  {
    state: "deleting",
    rest: { filter: null, after: { time: new Date(0).toISOString(), id: "" } },
    ended: "deleted",
    left: 0,
  },
] as const)("continues $state when the item comes back from the trash", async ({ state, rest, ended, left }) => {
  const { id, attempts } = await aQuizTaken(3);
  const { body } = await remove(id, state === "restoring" ? { all: true } : { ids: attempts.slice(0, 1) });
  await db.attemptDeletion.update({ where: { id: body.id }, data: { state, rest, undoUntil: null } });
  expect((await client.rest("DELETE", `/content/${id}`)).status).toBe(200);
  await inTransaction(db, (tx) => platform.jobs.send(tx, "attempt-deletion", [body.id]));
  const jobs = "SELECT FROM pgboss.job WHERE name = 'attempt-deletion' AND data ->> 'key' = $1";
  await expect.poll(async () => (await platform.sql.query(jobs, [body.id])).rowCount).toBe(0);
  expect((await db.attemptDeletion.findUniqueOrThrow({ where: { id: body.id } })).state).toBe(state);

  expect((await client.rest("POST", `/content/${id}/restore`)).status).toBe(200);
  await expect.poll(async () => (await progress(body.id)).state).toBe(ended);
  expect((await figuresOf(id)).stats.totalAttempts).toBe(left);
  await expectCounted(id);
});

it("reports each deleted and restored attempt", { tags: ["slow"] }, async () => {
  const { id, attempts } = await aQuizTaken(3);
  const { body: webhook } = await client.rest("POST", "/webhooks", {
    url: "https://hooks.example.com/",
    contentIds: [id],
    events: ["attempt.deleted", "attempt.restored"],
  });
  const { body } = await remove(id, { ids: attempts });
  await undo(body.id);
  const told = async (type: "attempt_deleted" | "attempt_restored") => {
    const events = await db.event.findMany({ where: { contentId: id, type } });
    const messages = await db.webhookDelivery.findMany({ where: { webhookId: webhook.id, type } });
    expect(messages.map(({ eventId }) => eventId).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    return events.map(({ data }) => data.attemptId).toSorted();
  };
  expect(await told("attempt_deleted")).toEqual(attempts.toSorted());
  expect(await told("attempt_restored")).toEqual(attempts.toSorted());
});

it.each([
  [{}, "ids"],
  [{ ids: [] }, "ids"],
  [{ ids: ["a"], all: true }, "ids"],
  [{ all: false }, "ids"],
  [{ filter: {} }, "filter"],
  [{ filter: { search: "" } }, "filter"],
  [{ filter: { bin: 12 } }, "bin"],
  [{ ids: Array.from({ length: 1001 }, String) }, "ids"],
])("does not take %.60j", async (body, field) => {
  const { id, attempts } = await aQuizTaken(1);
  const refused = { error: "VALIDATION_FAILED", issues: [{ path: field }] };
  expect(await remove(id, body)).toMatchObject({ status: 400, body: refused });
  expect(await db.attempt.count({ where: { id: { in: attempts } } })).toBe(1);
});

it("deletes no attempt of another item, and says when nothing of the chosen is there", async () => {
  const [one, another] = [await aQuizTaken(1), await aQuizTaken(1)];
  expect(await remove(one.id, { ids: another.attempts })).toMatchObject({ status: 404 });
  expect(await db.attempt.count({ where: { id: { in: another.attempts } } })).toBe(1);
  expect(await db.attemptDeletion.count({ where: { contentId: one.id } })).toBe(0);
});

it("makes no deletion when a filter matches nothing", async () => {
  const { id } = await aQuizTaken(1);
  expect(await remove(id, { filter: { search: "nobody" } })).toMatchObject({ status: 404 });
  expect(await db.attemptDeletion.count({ where: { contentId: id } })).toBe(0);
});

it("processes smaller portions where many webhooks are notified", { tags: ["slow"] }, async () => {
  const leaving = await aUser(platform);
  const own = await app.as(leaving);
  const { id } = await aQuiz(platform, leaving);
  const url = "https://hooks.example.com/";
  await db.webhook.createMany({
    data: Array.from({ length: 25 }, () => ({
      userId: leaving.id,
      url,
      secret: "s",
      allItems: true,
      events: ["attempt_deleted" as const, "attempt_restored" as const],
    })),
  });
  await platform.sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, total_questions)
     SELECT gen_random_uuid(), $1, 1, '{}', 2 FROM generate_series(1, 60)`,
    [id],
  );
  await rebuildTallies(platform, id);
  const { body } = await own.rest("POST", `/content/${id}/attempts/deletions`, { all: true });
  expect(body).toMatchObject({ state: "deleting", deleted: 7 });
  const read = async () => (await own.rest("GET", `/attempt-deletions/${body.id}`)).body;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe("deleted");
  expect((await own.rest("POST", `/attempt-deletions/${body.id}/undo`)).body).toMatchObject({ restored: 7 });
  await expect.poll(read, { timeout: 20_000 }).toMatchObject({ state: "restored", deleted: 60, restored: 60 });
});

it("is the same over GraphQL, once for a key", async () => {
  const { id, attempts } = await aQuizTaken(4);
  const document = `mutation ($id: ID!, $ids: [ID!]) { deleteAttempts(contentId: $id, ids: $ids, idempotencyKey: "several") {
    __typename ... on DeleteAttemptsSuccess { data { key state total content { attemptCount } } } ... on DomainError { code } } }`;
  const variables = { id: globalId("Content", id), ids: attempts.slice(1).map((one) => globalId("Attempt", one)) };
  const [first, again] = [await client.graphql(document, variables), await client.graphql(document, variables)];
  expect(first.data.deleteAttempts.data).toMatchObject({ state: "DELETED", total: 3, content: { attemptCount: 1 } });
  expect(again.data).toEqual(first.data);
  const { key } = first.data.deleteAttempts.data;
  const undone = await client.graphql(
    `mutation ($key: String!) { undoAttemptDeletion(key: $key) { ... on UndoAttemptDeletionSuccess { data { state restored content { attemptCount } } } } }`,
    { key },
  );
  expect(undone.data.undoAttemptDeletion.data).toEqual({
    state: "RESTORED",
    restored: 3,
    content: { attemptCount: 4 },
  });
  const { data } = await client.graphql(
    "query ($key: String!) { attemptDeletion(key: $key) { deleted restored undoUntil } }",
    { key },
  );
  expect(data.attemptDeletion).toEqual({ deleted: 3, restored: 3, undoUntil: null });
});
