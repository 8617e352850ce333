import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { faultProxy } from "../../../test/servers/proxy.ts";

const proxy = await faultProxy(await testDatabase());
const direct = (await testApp()).platform;
const owner = await aUser(direct);
const { id } = await aQuiz(direct, owner);
const questions = await direct.db.question.findMany({ where: { contentId: id } });
const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
afterEach(() => proxy.resume());

async function behindProxy() {
  const app = await testApp({}, { url: proxy.url, directUrl: proxy.url });
  const visitor = await app.as();
  const submit = (attemptKey?: string) => visitor.rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey });
  const readiness = () => app.http.inject({ method: "GET", url: "/readyz" });
  expect((await submit()).status).toBe(201);
  return { app, submit, readiness };
}

const many = <T>(count: number, make: () => T) => Promise.all(Array.from({ length: count }, make));
const stored = (ids: string[]) => direct.db.attempt.count({ where: { id: { in: ids } } });

it("stores what comes while the open connections are lost, over new ones", async () => {
  const { submit } = await behindProxy();
  await many(100, () => submit());
  proxy.lose();
  const answered = await many(100, () => submit(randomUUID()));
  expect(answered.map(({ status }) => status)).toEqual(Array(100).fill(201));
  expect(await stored(answered.map(({ body }) => body.id))).toBe(100);
});

it("notifies all takers and the operator when the database is silent", { tags: ["slow"] }, async () => {
  const { submit, readiness } = await behindProxy();
  proxy.lose(true);
  const keys = Array.from({ length: 200 }, () => randomUUID());
  const refusals = await Promise.all(keys.map(submit));
  for (const { status, headers, body } of refusals)
    expect([status, headers["retry-after"], body.error]).toEqual([503, "2", "UNAVAILABLE"]);
  expect((await readiness()).statusCode).toBe(503);

  proxy.resume();
  await expect.poll(async () => (await readiness()).statusCode).toBe(200);
  const receipts = await Promise.all(keys.map(submit));
  expect(await stored(receipts.map(({ body }) => body.id))).toBe(200);
});

it("stops although nothing comes back", { tags: ["slow"] }, async () => {
  const { app, submit } = await behindProxy();
  proxy.lose(true);
  const answered = submit();
  await app.close();
  expect((await answered).status).toBe(503);
});

it("stores what waited for a locked item, however slow the way to the database is", { tags: ["slow"] }, async () => {
  const { submit } = await behindProxy();
  const client = await direct.sql.connect();
  await client.query("BEGIN");
  await client.query("SELECT FROM quizzes WHERE id = $1 FOR UPDATE", [id]);
  proxy.slow(40);
  const waiting = many(3, () => submit(randomUUID()));
  await new Promise((resolve) => setTimeout(resolve, 600));
  await client.query("COMMIT");
  client.release();
  expect((await waiting).map(({ status }) => status)).toEqual([201, 201, 201]);
});
