import { expect, it, onTestFinished, vi } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, password } from "../../test/factories.ts";
import { accessTokenOf, testApp } from "../../test/harness.ts";
import { aReceiver } from "../../test/servers/receiver.ts";
import { aSite } from "../../test/servers/site.ts";
import { endSessions } from "../account/session.ts";
import { createAccessToken } from "../account/token/access-token.ts";
import { submit } from "../attempt/attempt.ts";
import { keyToSend } from "../content/rules/personal-link.ts";
import { inTransaction } from "../platform/data/database.ts";
import { globalId } from "../platform/graphql/ids.ts";
import { viewerOf } from "../platform/identity/authentication.ts";
import { anonymous } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { createWebhook } from "./endpoint/change.ts";

const app = await testApp();
const { platform } = app;
const { db, settings } = platform;

async function aWebhook(make: typeof aQuiz | typeof aSurvey | typeof anAssessment = aQuiz) {
  const owner = await aUser(platform);
  const item = await make(platform, owner);
  const receiver = await aReceiver();
  settings.fetchAllowHosts = [...settings.fetchAllowHosts, receiver.host];
  const client = await app.as(owner);
  const { status, body } = await client.rest("POST", `/quizzes/${item.id}/webhooks`, { url: `${receiver.url}/hook` });
  expect(status).toBe(201);
  return { owner, item, receiver, client, webhook: body as { id: string; secret: string; url: string } };
}

let count = 0;
async function answer(contentId: string, part: object = {}, where = platform) {
  const questions = await db.question.findMany({ where: { contentId, untilRevision: null } });
  const answers = Object.fromEntries(
    questions.map(({ id, questionType }) => [id, questionType === "multi_select" ? [0] : 0]),
  );
  const attemptKey = `attempt-key-${++count}`;
  const receipt = await submit(where, anonymous("192.0.2.1"), contentId, { answers, attemptKey, ...part });
  return { id: receipt.id, answers, attemptKey };
}

const deliveriesTo = (webhookId: string) =>
  db.webhookDelivery.findMany({ where: { webhookId }, orderBy: { id: "asc" } });
const statesOf = async (webhookId: string) => (await deliveriesTo(webhookId)).map(({ state }) => state);

async function hurry({ sql, events }: Platform) {
  await sql.query("UPDATE webhook_deliveries SET next_try_at = now() - interval '1 second' WHERE state = 'waiting'");
  await sql.query("UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'webhook%'");
  events.tell("jobs", ["webhook", "webhook-dead"]);
}

it.each([
  ["quiz", aQuiz, "QUIZ"],
  ["survey", aSurvey, "SURVEY"],
  ["assessment", anAssessment, "ASSESSMENT"],
] as const)("sends a signed message about a new attempt at a %s", async (_name, make, kind) => {
  const { item, receiver, client, webhook } = await aWebhook(make);
  const person = { participantName: "Grace", participantEmail: "grace@example.com", language: "de" };
  const { id, answers } = await answer(item.id, person);
  await expect.poll(() => receiver.calls).toHaveLength(1);
  expect(receiver.visits).toEqual(["/hook"]);
  expect(receiver.calls[0]?.headers).toMatchObject({ "content-type": "application/json" });
  const { type, timestamp, data } = receiver.verified(webhook.secret);
  const { body } = await client.rest("GET", `/attempts/${id}/details`);
  expect({ type, timestamp, data }).toMatchObject({
    type: "attempt.created",
    timestamp: body.attempt.completedAt,
    data: { contentId: item.id, kind, attempt: body.attempt },
  });
  expect(data.attempt).toMatchObject({ id, ...person, answers });
  expect(() => receiver.verified(`whsec_${Buffer.alloc(32).toString("base64")}`)).toThrow();

  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  const log = await client.rest("GET", `/webhooks/${webhook.id}/deliveries`);
  expect(log.body).toMatchObject([
    { id: receiver.ids()[0], attemptId: id, state: "delivered", status: 200, answer: "thanks", error: null, tries: 1 },
  ]);
  expect(log.body[0].duration).toBeGreaterThanOrEqual(0);
});

it.each(["session", "token"])("is not made by whose %s has just ended", async (kind) => {
  const { owner, item } = await aWebhook();
  const as = (secret: string) => viewerOf(platform, `Bearer ${secret}`, "192.0.2.1");
  const person = await as(await accessTokenOf(platform, owner));
  const { secret } = await createAccessToken(platform, person, { name: "Script", scope: "write" });
  // Authenticated before the session ends, as happens in the middle of a request.
  const viewer = kind === "token" ? await as(secret) : person;
  await inTransaction(db, (tx) => endSessions(tx, owner.id));
  await expect(createWebhook(platform, viewer, item.id, { url: "https://example.com/late" })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(await db.webhook.count({ where: { userId: owner.id } })).toBe(1);
});

it("queues nothing for an item without webhooks, whatever others have", async () => {
  const { item, receiver, webhook } = await aWebhook();
  const other = await aQuiz(platform, await aUser(platform));
  const send = vi.spyOn(platform.jobs, "send");
  onTestFinished(() => send.mockRestore());
  await answer(other.id);
  expect(send).not.toHaveBeenCalled();
  const { id } = await answer(item.id);
  // The delivery job is queued at its own time, so only this queue is checked.
  const told = send.mock.calls.filter(([, queue]) => queue === "attempt-stored");
  expect(told).toEqual([[expect.anything(), "attempt-stored", [id]]]);
  await expect.poll(() => receiver.calls).toHaveLength(1);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ attemptId: id, state: "delivered" }]);
});

it("sends one message for an attempt that is submitted repeatedly", async () => {
  const { item, receiver, webhook } = await aWebhook();
  const { answers, attemptKey } = await answer(item.id);
  const again = () => submit(platform, anonymous("192.0.2.1"), item.id, { answers, attemptKey });
  await Promise.all([again(), again(), again()]);
  await answer(item.id);
  await expect.poll(() => receiver.calls).toHaveLength(2);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered", "delivered"]);
});

it("keeps two items apart, and tells every webhook of one", { tags: ["slow"] }, async () => {
  const [here, there] = [await aWebhook(), await aWebhook()];
  const second = await here.client.rest("POST", `/quizzes/${here.item.id}/webhooks`, { url: `${here.receiver.url}/b` });
  await answer(here.item.id);
  await expect.poll(() => here.receiver.visits.toSorted()).toEqual(["/b", "/hook"]);
  expect(new Set(here.receiver.ids()).size).toBe(2);
  await expect.poll(() => statesOf(second.body.id)).toEqual(["delivered"]);
  expect(there.receiver.calls).toEqual([]);
});

it("sends to the other webhooks immediately while one is being deleted", async () => {
  const { item, receiver, client, webhook } = await aWebhook();
  const { body: going } = await client.rest("POST", `/quizzes/${item.id}/webhooks`, { url: `${receiver.url}/b` });
  const deleting = await platform.sql.connect();
  await deleting.query("BEGIN");
  await deleting.query("DELETE FROM webhooks WHERE id = $1", [going.id]);
  await answer(item.id);
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await platform.sql.query(waiting)).rowCount).toBe(1);
  await deleting.query("COMMIT");
  deleting.release();
  await expect.poll(() => receiver.visits, { timeout: 10_000 }).toEqual(["/hook"]);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
});

it("sends to a webhook that another process created", { tags: ["slow"] }, async () => {
  const elsewhere = await testApp();
  const { item, receiver, client, webhook } = await aWebhook();
  elsewhere.platform.settings.fetchAllowHosts = [receiver.host];
  await answer(item.id, {}, elsewhere.platform);
  await expect.poll(() => receiver.calls).toHaveLength(1);
  await client.rest("DELETE", `/webhooks/${webhook.id}`);
  await elsewhere.close();
});

it("tries again with the same id and the same words until it is taken", async () => {
  const { item, receiver, webhook } = await aWebhook();
  receiver.control.status = 500;
  receiver.control.answer = `Sorry\0${"x".repeat(5000)}`;
  await answer(item.id);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ state: "waiting", status: 500, tries: 1 }]);
  const [failed] = await deliveriesTo(webhook.id);
  expect(failed?.answer).toMatch(/^Sorryx{1000,1018}$/);
  receiver.control.status = 204;
  receiver.control.answer = "";
  await expect
    .poll(async () => {
      await hurry(platform);
      return deliveriesTo(webhook.id);
    })
    .toMatchObject([{ state: "delivered", status: 204, tries: 2 }]);
  expect(new Set(receiver.ids()).size).toBe(1);
  expect(new Set(receiver.calls.map(({ body }) => body)).size).toBe(1);
  for (const call of receiver.calls) receiver.verified(webhook.secret, call);
});

it("gives up in the end, and sends again on request", async () => {
  const { item, receiver, client, webhook } = await aWebhook();
  receiver.control.status = 500;
  await answer(item.id);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ tries: 1 }]);
  const id = receiver.ids()[0] ?? "";
  await db.webhookDelivery.update({ where: { id }, data: { round: 9 } });
  await expect
    .poll(async () => {
      await hurry(platform);
      return statesOf(webhook.id);
    })
    .toEqual(["failed"]);

  receiver.control.status = 200;
  const replay = "mutation ($id: ID!) { replayDelivery(id: $id) { ... on ReplayDeliverySuccess { data { state } } } }";
  const { data } = await client.graphql(replay, { id: globalId("WebhookDelivery", id) });
  expect(data.replayDelivery.data).toEqual({ state: "WAITING" });
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  expect((await client.rest("POST", `/webhook-deliveries/${id}/replay`)).status).toBe(202);
  await expect.poll(() => receiver.calls).toHaveLength(4);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ state: "delivered", tries: 4 }]);
  expect(new Set(receiver.ids())).toEqual(new Set([id]));
});

it("lets no receiver that hangs, nor the many that wait for it, hold up the others", { tags: ["slow"] }, async () => {
  const hanging = await aWebhook();
  const other = await aWebhook();
  let letGo = () => {};
  hanging.receiver.control.until = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  for (let attempt = 0; attempt < 30; attempt++) await answer(hanging.item.id);
  await expect.poll(() => hanging.receiver.calls).toHaveLength(20);
  await answer(other.item.id);
  await expect.poll(() => deliveriesTo(other.webhook.id)).toHaveLength(1);
  expect(other.receiver.calls).toHaveLength(0);
  const { rows } = await platform.sql.query(
    "SELECT data->>'key' AS id FROM pgboss.job WHERE name = 'webhook' AND state = 'created' ORDER BY priority DESC, created_on LIMIT 1",
  );
  expect(rows).toEqual([{ id: (await deliveriesTo(other.webhook.id))[0]?.id }]);
  letGo();
  await expect.poll(() => statesOf(other.webhook.id)).toEqual(["delivered"]);
  await expect.poll(async () => new Set(await statesOf(hanging.webhook.id))).toEqual(new Set(["delivered"]));
  expect(hanging.receiver.calls).toHaveLength(30);
});

it("gives up at once when the receiver is gone for good", async () => {
  const { item, receiver, webhook } = await aWebhook();
  receiver.control.status = 410;
  await answer(item.id);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ state: "failed", status: 410, tries: 1 }]);
});

it("follows no redirect, and reaches nothing private", async () => {
  const canary = await aSite((_request, response) => response.end("tweet"));
  const { item, receiver, client, webhook } = await aWebhook();
  receiver.control.status = 307;
  receiver.control.headers = { location: canary.url };
  await answer(item.id);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ state: "waiting", status: 307 }]);

  const unreachable = { status: null, answer: null, error: "It could not be reached" };
  const { port } = new URL(canary.url);
  for (const url of [
    canary.url,
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    "https://localhost/",
    "https://10.0.0.1/",
    "http://example.com/",
  ]) {
    await db.webhook.update({ where: { id: webhook.id }, data: { url } });
    const { status, body } = await client.rest("POST", `/webhooks/${webhook.id}/test`);
    expect(status).toBe(200);
    expect(body).toMatchObject(unreachable);
  }
  expect(canary.visits).toEqual([]);
});

it.each([
  "",
  "no address",
  "http://example.com/hook",
  "https://user:secret@example.com/",
  "https://example.com:8443/",
  "https://localhost/hook",
  "https://10.0.0.1/",
  "https://0x7f.1/",
  "https://[fd00::1]/",
  "ftp://example.com/",
  "javascript:alert(1)",
  `https://example.com/${"a".repeat(2048)}`,
])("does not send to %.40j", async (url) => {
  const { item, client } = await aWebhook();
  const answer = await client.rest("POST", `/quizzes/${item.id}/webhooks`, { url });
  expect(answer).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED", issues: [{ path: "url" }] } });
});

it("explains what is wrong with a URL that contains a password", async () => {
  const { item, client } = await aWebhook();
  const { body } = await client.rest("POST", `/quizzes/${item.id}/webhooks`, {
    url: "https://ann:secret@example.com/",
  });
  expect(body.message).toMatch(/^Remove the user and password/);
});

it("shows what the receiver answers to a test, which is signed and in no log", async () => {
  const { item, receiver, client, webhook } = await aWebhook();
  receiver.control.status = 418;
  receiver.control.answer = "I am a teapot";
  const test = `mutation ($id: ID!) {
    testWebhook(id: $id) { ... on TestWebhookSuccess { data { status answer error duration } } }
  }`;
  const { data } = await client.graphql(test, { id: globalId("Webhook", webhook.id) });
  expect(data.testWebhook.data).toMatchObject({ status: 418, answer: "I am a teapot", error: null });
  expect(receiver.verified(webhook.secret)).toMatchObject({
    type: "webhook.test",
    data: { contentId: item.id, kind: "QUIZ" },
  });
  expect(await deliveriesTo(webhook.id)).toEqual([]);
});

it("signs with a new secret, and for a day with the old one, too", async () => {
  const { receiver, client, webhook } = await aWebhook();
  const { body } = await client.rest("POST", `/webhooks/${webhook.id}/secret`);
  expect(body.secret).not.toBe(webhook.secret);
  const test = () => client.rest("POST", `/webhooks/${webhook.id}/test`);
  await test();
  for (const secret of [webhook.secret, body.secret]) receiver.verified(secret);
  await db.webhook.update({ where: { id: webhook.id }, data: { formerUntil: new Date() } });
  await test();
  receiver.verified(body.secret);
  expect(() => receiver.verified(webhook.secret)).toThrow();
});

it("is one of five at most", async () => {
  const { item, receiver, client } = await aWebhook();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      client.rest("POST", `/quizzes/${item.id}/webhooks`, { url: `${receiver.url}/${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409, 409]);
});

it("shows fifty messages at a time, and keeps five hundred", { tags: ["slow"] }, async () => {
  const { item, receiver, client, webhook } = await aWebhook();
  await platform.sql.query(
    `INSERT INTO webhook_deliveries (id, webhook_id, quiz_id, attempt_id, state, next_try_at)
     SELECT lpad(n::text, 8, '0') || '-0000-7000-8000-000000000000', $1, $2, n, 'delivered', NULL FROM generate_series(1, 510) AS n`,
    [webhook.id, item.id],
  );
  await answer(item.id);
  await expect.poll(() => receiver.calls.length).toBe(1);
  await expect.poll(() => db.webhookDelivery.count({ where: { webhookId: webhook.id } })).toBe(500);
  const seen: string[] = [];
  const read = async (path: string): Promise<void> => {
    const { body, headers } = await client.rest("GET", path);
    seen.push(...body.map(({ id }: { id: string }) => id));
    const [, next] = /<.*\/api(.*)>; rel="next"/.exec(String(headers.link)) ?? [];
    expect(body).toHaveLength(50);
    if (next) await read(next);
  };
  await read(`/webhooks/${webhook.id}/deliveries`);
  expect(seen).toHaveLength(500);
  expect(seen).toEqual([...new Set(seen)].toSorted().reverse());
});

it("sends an attempt under one id, although the log has forgotten it", async () => {
  const { item, receiver, webhook } = await aWebhook();
  const { id } = await answer(item.id);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  await db.webhookDelivery.deleteMany({ where: { webhookId: webhook.id } });
  // Simulates a crash before the job was done.
  await inTransaction(db, (tx) => platform.jobs.send(tx, "attempt-stored", [id]));
  await expect.poll(() => receiver.calls).toHaveLength(2);
  expect(new Set(receiver.ids()).size).toBe(1);
});

it("chooses the attempt that counts before it sends a further one", async () => {
  const { item, receiver, client, webhook } = await aWebhook();
  await db.content.update({ where: { id: item.id }, data: { rules: { retakes: 1 } } });
  await client.rest("POST", `/content/${item.id}/invitations`, { people: [{ name: "Ada" }] });
  const { id: invitationId } = await db.invitation.findFirstOrThrow({ where: { contentId: item.id } });
  const take = (number: number) => answer(item.id, { attemptKey: keyToSend(platform, item.id, invitationId, number) });
  await take(1);
  const { id } = await take(2);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered", "delivered"]);
  await db.webhookDelivery.deleteMany({ where: { webhookId: webhook.id } });
  // Simulates a crash between storing the second attempt and the choice.
  await db.$executeRaw`
    UPDATE attempts SET is_counted = NOT is_counted, is_superseded = NOT is_superseded WHERE quiz_id = ${item.id}`;
  await inTransaction(db, (tx) => platform.jobs.send(tx, "attempt-stored", [id]));
  await expect.poll(() => receiver.calls).toHaveLength(3);
  const { attempt } = receiver.verified(webhook.secret).data;
  expect(attempt).toMatchObject({ id });
  expect(attempt).not.toHaveProperty("isCounted");
});

it("is the owner's alone", async () => {
  const { owner, item, client, webhook } = await aWebhook();
  const stranger = await app.as(await aUser(platform));
  const routes = [
    ["GET", `/quizzes/${item.id}/webhooks`],
    ["POST", `/quizzes/${item.id}/webhooks`],
    ["DELETE", `/webhooks/${webhook.id}`],
    ["POST", `/webhooks/${webhook.id}/secret`],
    ["POST", `/webhooks/${webhook.id}/test`],
    ["GET", `/webhooks/${webhook.id}/deliveries`],
  ] as const;
  const body = { url: "https://example.com/" };
  for (const [method, path] of routes) {
    const status = path.startsWith("/quizzes") ? 403 : 404;
    expect((await stranger.rest(method, path, method === "POST" ? body : undefined)).status).toBe(status);
  }
  await db.content.update({ where: { id: item.id }, data: { isPublic: false } });
  for (const [method, path] of routes) {
    expect((await stranger.rest(method, path, method === "POST" ? body : undefined)).status).toBe(404);
  }
  const asked = `query ($key: String!, $id: ID!) {
    content(key: $key) { webhooks { url secret deliveries { state } } } node(id: $id) { ... on Webhook { url } }
  }`;
  await db.content.update({ where: { id: item.id }, data: { isPublic: true } });
  const ids = { key: item.id, id: globalId("Webhook", webhook.id) };
  expect((await stranger.graphql(asked, ids)).data).toEqual({ content: { webhooks: null }, node: null });
  expect((await client.graphql(asked, ids)).data).toEqual({
    content: { webhooks: [{ url: webhook.url, secret: webhook.secret, deliveries: [] }] },
    node: { url: webhook.url },
  });

  const { body: token } = await client.rest("POST", "/auth/tokens", { name: "Reader", scope: "read" });
  const reader = app.withToken(token.secret);
  expect((await reader.rest("GET", `/quizzes/${item.id}/webhooks`)).body).toMatchObject([
    { id: webhook.id, secret: null },
  ]);
  expect((await reader.rest("POST", `/webhooks/${webhook.id}/test`)).status).toBe(403);
  expect(await db.webhook.count({ where: { userId: owner.id } })).toBe(1);
});

it("ends with its item's ownership", async () => {
  const { owner, receiver, item, client } = await aWebhook();
  expect((await client.rest("POST", "/auth/delete-account", { password, content: "keep" })).status).toBe(200);
  await expect(answer(item.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await db.webhook.count({ where: { userId: owner.id } })).toBe(0);
  const other = await aWebhook();
  await answer(other.item.id);
  await expect.poll(() => other.receiver.calls).toHaveLength(1);
  expect(receiver.calls).toEqual([]);
});
