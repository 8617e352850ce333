import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../../../test/factories.ts";
import { testApp } from "../../../../test/harness.ts";
import { submit } from "../../../attempt/attempt.ts";
import { startAttempt } from "../../../attempt/writing/start.ts";
import { globalId } from "../../../platform/graphql/ids.ts";
import { anonymous } from "../../../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = anonymous("192.0.2.7");

/** A quiz that several people start and submit with the given choices. */
async function aQuizTaken(...everybody: number[][]) {
  const { id } = await aQuiz(platform, owner);
  const questions = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const attempts: string[] = [];
  for (const [index, choices] of everybody.entries()) {
    const attemptKey = `taker ${index}`;
    await startAttempt(platform, taker, id, { attemptKey });
    const answers = Object.fromEntries(questions.map((question, place) => [question.id, choices[place] as number]));
    attempts.push((await submit(platform, taker, id, { attemptKey, answers, duration: 10 * (index + 1) })).id);
  }
  return { id, attempts };
}

async function resultsOf(id: string) {
  const { stats, questions } = (await client.rest("GET", `/quizzes/${id}/results`)).body;
  return {
    stats,
    counts: questions.map(({ options }: { options: { count: number }[] }) => options.map((o) => o.count)),
  };
}

it("removes an attempt from every figure, as if it had never been submitted", async () => {
  const { id, attempts } = await aQuizTaken([1, 0], [0, 0], [2, 1]);
  const [, , last] = attempts as [string, string, string];
  const read = await client.rest("GET", `/attempts/${last}`);
  expect(read).toMatchObject({ status: 200, body: { id: last, contentId: id, percentage: 0 } });
  const before = (await client.rest("GET", `/attempts/${attempts[1]}`)).body.completedAt;

  expect(await client.rest("DELETE", `/attempts/${last}`)).toMatchObject({ status: 200, body: { deleted: true } });
  const { stats, counts } = await resultsOf(id);
  expect(stats).toMatchObject({
    totalAttempts: 2,
    averageScore: 75,
    completionRate: 100,
    averageDuration: 15,
    medianDuration: 15,
    lastAttemptAt: before,
  });
  expect(counts).toEqual([
    [1, 1, 0],
    [2, 0],
  ]);
  expect(await client.rest("GET", `/attempts/${last}`)).toMatchObject({ status: 404 });
  expect(await client.rest("DELETE", `/attempts/${last}`)).toMatchObject({ status: 404 });
});

it("forgets the attempt key, so that the same answers become a new attempt", async () => {
  const { id } = await aQuiz(platform, owner);
  const questions = await db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const handIn = () => submit(platform, taker, id, { attemptKey: "without a receipt", answers, duration: 10 });
  const first = await handIn();
  expect((await handIn()).id).toBe(first.id);
  await client.rest("DELETE", `/attempts/${first.id}`);
  const again = await handIn();
  expect(again.id).not.toBe(first.id);
  expect((await resultsOf(id)).stats).toMatchObject({ totalAttempts: 1 });
});

it("leaves nothing counted when the last one is gone", async () => {
  const { id, attempts } = await aQuizTaken([1, 0]);
  await client.rest("DELETE", `/attempts/${attempts[0]}`);
  const { stats } = await resultsOf(id);
  expect(stats).toMatchObject({ totalAttempts: 0, topScore: 0, medianDuration: null, lastAttemptAt: null });
  expect(await db.tally.count({ where: { contentId: id } })).toBe(0);
  expect(await db.dailyTally.count({ where: { contentId: id } })).toBe(0);
  expect((await client.rest("GET", "/dashboard")).body.recentQuizzes[0]).toMatchObject({ id, attemptCount: 0 });
});

it("gives back the item over GraphQL, once for a key, and tells who watches", async () => {
  const { id, attempts } = await aQuizTaken([1, 0], [0, 0]);
  const told: string[] = [];
  const stop = platform.events.on("results", (id) => told.push(id));
  const mutation = `mutation ($id: ID!) { deleteAttempt(id: $id, idempotencyKey: "gone") {
    __typename ... on DeleteAttemptSuccess { data { key attemptCount } } ... on DomainError { code } } }`;
  const variables = { id: globalId("Attempt", attempts[0] as string) };
  for (const _ of ["first", "again"]) {
    const { data } = await client.graphql(mutation, variables);
    expect(data.deleteAttempt.data).toEqual({ key: id, attemptCount: 1 });
  }
  expect(told).toContain(id);
  stop();
});

it("drops what webhooks were to be sent of it, and has them told that it is gone", async () => {
  const { id, attempts } = await aQuizTaken([1, 0], [0, 0]);
  const { body } = await client.rest("POST", `/quizzes/${id}/webhooks`, { url: "https://hooks.example.com/" });
  for (const attemptId of attempts)
    await db.webhookDelivery.create({ data: { webhookId: body.id, contentId: id, attemptId, state: "waiting" } });
  await client.rest("DELETE", `/attempts/${attempts[0]}`);
  const left = await db.webhookDelivery.findMany({ where: { webhookId: body.id } });
  expect(left.map(({ attemptId }) => attemptId)).toEqual([attempts[1]]);
  expect(await db.event.findMany({ where: { contentId: id, type: "attempt_deleted" } })).toMatchObject([
    { data: { contentId: id, attemptId: attempts[0] } },
  ]);
});

it("is for the owner of the item alone, and not for a token that only reads", async () => {
  const { attempts } = await aQuizTaken([1, 0]);
  const { body } = await client.rest("POST", "/auth/tokens", { name: "script", scope: "read" });
  for (const [who, status] of [
    [await app.as(), 401],
    [await app.as(await aUser(platform)), 403],
    [app.withToken(body.secret), 403],
  ] as const)
    expect(await who.rest("DELETE", `/attempts/${attempts[0]}`)).toMatchObject({ status });
  expect(await client.rest("GET", `/attempts/${attempts[0]}`)).toMatchObject({ status: 200 });
});

it("takes every part of a filter, also strictly, and refuses one that it does not know", async () => {
  const { id, attempts } = await aQuizTaken([1, 0], [0, 0], [2, 1]);
  await db.attempt.updateMany({ where: { id: attempts[0] }, data: { fields: { class: "7a" } } });
  await db.attempt.updateMany({ where: { id: attempts[1] }, data: { fields: { class: "7b" } } });
  const url = `/content/${id}/attempts/deletions`;
  for (const [filter, meant] of [
    [{ fromm: "2999-01-01", minScore: 0 }, "from"],
    [{ minScore: 0, fields: [{ name: "class", values: "7b" }] }, "value"],
  ] as const) {
    const refused = await client.rest("POST", url, { filter });
    expect([refused.status, refused.body.issues[0].message]).toEqual([400, `Unknown field. Did you mean ${meant}?`]);
  }
  expect(await db.attempt.count({ where: { contentId: id } })).toBe(3);
  for (const [filter, gone] of [
    [{ late: true }, 0],
    [{ field: "class:7a" }, 1],
    [{ fields: [{ name: "class", value: "7b" }] }, 1],
    [{ field: ["class:"], late: false, minScore: 0 }, 1],
  ] as const) {
    const { status, body, headers } = await client.rest("POST", `${url}?strict=1`, { filter });
    expect([status, body.deleted, headers["assay-ignored"]]).toEqual(
      gone > 0 ? [201, gone, undefined] : [404, undefined, undefined],
    );
  }
});
