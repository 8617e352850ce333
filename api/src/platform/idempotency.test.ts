import { expect, it } from "vitest";
import { assessmentInput, aUser, quizInput, surveyInput } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";

const app = await testApp();
const { db, sql } = app.platform;

const keyed = (key: string) => ({ "idempotency-key": key });

async function aCreator() {
  const user = await aUser(app.platform);
  const client = await app.as(user);
  return {
    create: (key: string, body: object = quizInput) => client.rest("POST", "/quizzes/manual", body, keyed(key)),
    client,
    count: () => db.content.count({ where: { userId: user.id } }),
    /** Lets the answers, or what still waits for one, be so much older. */
    age: (interval: string) =>
      sql.query("UPDATE idempotency_keys SET created_at = created_at - $2::interval WHERE user_id = $1", [
        user.id,
        interval,
      ]),
    forgetAnswers: () => sql.query("UPDATE idempotency_keys SET answer = NULL WHERE user_id = $1", [user.id]),
  };
}

it.each([
  ["/quizzes/manual", quizInput],
  ["/surveys", surveyInput],
  ["/quizzes/skill-based", assessmentInput],
])("creates once over %s, however often it is sent", async (path, body) => {
  const { client, count } = await aCreator();
  const first = await client.rest("POST", path, body, keyed("a"));
  expect(first.status).toBe(201);
  const again = await client.rest("POST", path, body, keyed("a"));
  expect(again).toMatchObject({ status: 201 });
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
  expect(await count()).toBe(1);
  const other = await client.rest("POST", path, body, keyed("b"));
  expect(other.body.id).not.toBe(first.body.id);
  await client.rest("POST", path, body);
  expect(await count()).toBe(3);
});

it("copies once", async () => {
  const { client, create, count } = await aCreator();
  const { id } = (await create("a")).body;
  const copy = () => client.rest("POST", `/quizzes/${id}/duplicate`, undefined, keyed("b"));
  expect((await copy()).body.id).toBe((await copy()).body.id);
  expect(await count()).toBe(2);
});

it("makes one of twenty at once; who comes too early is told to come again", async () => {
  const { create, count } = await aCreator();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create("a")));
  expect(await count()).toBe(1);
  const { id } = answers.find(({ status }) => status === 201)?.body ?? {};
  for (const { status, body, headers } of answers) {
    if (status === 201) expect(body.id).toBe(id);
    else
      expect({ status, error: body.error, after: headers["retry-after"] }).toEqual({
        status: 409,
        error: "CONFLICT",
        after: "1",
      });
  }
  expect((await create("a")).body.id).toBe(id);
});

it("refuses another request with the same key, and the other address", async () => {
  const { client, create, count } = await aCreator();
  await create("a");
  const other = await create("a", { ...quizInput, title: "Another" });
  expect(other).toMatchObject({ status: 422, body: { error: "KEY_REUSED" } });
  expect(await client.rest("POST", "/surveys", quizInput, keyed("a"))).toMatchObject({ status: 422 });
  expect(await count()).toBe(1);
});

it("keeps no refusal: what was wrong may be sent rightly with the same key", async () => {
  const { create } = await aCreator();
  expect((await create("a", { ...quizInput, title: "" })).status).toBe(400);
  expect((await create("a")).status).toBe(201);
});

it("keeps the keys of people apart", async () => {
  const [one, two] = [await aCreator(), await aCreator()];
  const [mine, theirs] = [await one.create("a"), await two.create("a")];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(mine.body.id).not.toBe(theirs.body.id);
});

it("waits five minutes for a process that is gone, and remembers an answer for a day", async () => {
  const { create, age, forgetAnswers, count } = await aCreator();
  await create("a");
  await age("23 hours");
  expect((await create("a")).status).toBe(201);
  expect(await count()).toBe(1);
  await age("2 hours");
  expect((await create("a")).status).toBe(201);
  expect(await count()).toBe(2);
  await forgetAnswers();
  await age("4 minutes");
  expect((await create("a")).status).toBe(409);
  await age("2 minutes");
  expect((await create("a")).status).toBe(201);
});

it.each(["", "two words", "x".repeat(256), "ключ"])("is told what a key looks like: %j", async (key) => {
  const { create, count } = await aCreator();
  expect(await create(key)).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
  expect(await count()).toBe(0);
});

it("refuses what is nested too deeply to be compared, and who is not signed in", async () => {
  const { client } = await aCreator();
  const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
  const headers = { ...keyed("a"), "content-type": "application/json" };
  const answer = await client.rest("POST", "/quizzes/manual", deep, headers);
  expect(answer).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
  const stranger = await app.as();
  expect((await stranger.rest("POST", "/quizzes/manual", quizInput, keyed("a"))).status).toBe(401);
});
