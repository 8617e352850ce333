import { expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mail.ts";
import { aReceiver } from "../../../test/servers/receiver.ts";
import { submit } from "../../attempt/attempt.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { anonymous } from "../../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;
const { db, sql, settings } = platform;

async function anOwner() {
  const owner = await aUser(platform, { isEmailVerified: true });
  const item = await aQuiz(platform, owner);
  const receiver = await aReceiver();
  settings.fetchAllowHosts = [...settings.fetchAllowHosts, receiver.host];
  const client = await app.as(owner);
  const make = (input: object, key?: string) =>
    client.rest("POST", "/webhooks", { url: `${receiver.url}/hook`, ...input }, key ? { "idempotency-key": key } : {});
  const types = () => receiver.calls.map(({ body }) => JSON.parse(body).type);
  return { owner, item, receiver, client, make, types };
}

async function answer(contentId: string) {
  const questions = await db.question.findMany({ where: { contentId, untilRevision: null } });
  const answers = Object.fromEntries(
    questions.map(({ id, questionType }) => [id, questionType === "multi_select" ? [0] : 0]),
  );
  return submit(platform, anonymous("192.0.2.1"), contentId, { answers });
}

const deliveriesTo = (webhookId: string) =>
  db.webhookDelivery.findMany({ where: { webhookId }, orderBy: { id: "asc" } });
const statesOf = async (webhookId: string) => (await deliveriesTo(webhookId)).map(({ state }) => state);

/** Makes waiting messages due now. */
async function hurry() {
  await sql.query("UPDATE webhook_deliveries SET next_try_at = now() - interval '1 second' WHERE state = 'waiting'");
  await sql.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'webhook'");
  platform.events.tell("jobs", ["webhook"]);
}

const every = ["attempt.created", "content.created", "content.updated", "content.published", "content.deleted"];

it("receives each event of all items, including future ones", { tags: ["slow"] }, async () => {
  const { client, make, receiver, types } = await anOwner();
  const { status, body: webhook } = await make({ events: every, allItems: true, description: "All of it" });
  expect(status).toBe(201);
  expect(webhook).toMatchObject({ events: every, allItems: true, contentIds: [], description: "All of it" });

  const { body: quiz } = await client.rest("POST", "/quizzes/manual", { ...quizInput, isPublic: false });
  await client.rest("PUT", `/quizzes/${quiz.id}`, { title: "Rivers" });
  // An edit without a change is not an event.
  await client.rest("PUT", `/quizzes/${quiz.id}`, { title: "Rivers" });
  await client.rest("PUT", `/quizzes/${quiz.id}`, { isPublic: true });
  await answer(quiz.id);
  await expect.poll(() => types().length).toBe(5);
  await client.rest("DELETE", `/quizzes/${quiz.id}`);
  await expect.poll(() => types().toSorted()).toEqual([...every, "content.updated"].toSorted());
  expect(types().at(-1)).toBe("content.deleted");

  const said = Object.fromEntries(receiver.calls.map((call) => [JSON.parse(call.body).type, call]));
  const about = { contentId: quiz.id, kind: "QUIZ", title: "Rivers", url: `${platform.publicUrl}/quiz/${quiz.id}` };
  const read = (type: string) => receiver.verified(webhook.secret, said[type]).data;
  expect(read("content.published")).toEqual({ ...about, revision: 3, isPublic: true });
  expect(read("content.created")).toEqual({ ...about, title: "Capitals", revision: 1, isPublic: false });
  expect(read("content.deleted")).toEqual(about);
  expect(read("attempt.created")).toMatchObject({
    ...about,
    questions: [
      { text: "Capital of France?", chosen: ["Lyon"], isCorrect: false },
      { text: "Capital of Italy?", chosen: ["Rome"], isCorrect: true },
    ],
  });
});

it("sends the words that a taker saw, whatever the item has become", async () => {
  const { owner, receiver, make } = await anOwner();
  const survey = await aSurvey(platform, owner);
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [survey.id] });
  receiver.control.status = 500;
  await answer(survey.id);
  await expect.poll(() => receiver.calls).toHaveLength(1);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ tries: 1 }]);
  const client = await app.as(owner);
  await client.rest("PUT", `/surveys/${survey.id}`, { title: "Dinner" });
  receiver.control.status = 200;
  await expect
    .poll(async () => {
      await hurry();
      return statesOf(webhook.id);
    })
    .toEqual(["delivered"]);
  const [first, ...others] = receiver.calls.map(({ body }) => body);
  expect(others).toEqual([first]);
  expect(JSON.parse(first ?? "").data).toMatchObject({
    title: "Lunch",
    questions: [
      { text: "How was it?", chosen: ["Good"], isCorrect: null },
      { text: "What did you have?", chosen: ["Soup"], isCorrect: null },
    ],
  });
  const { body: log } = await client.rest("GET", `/webhooks/${webhook.id}/deliveries`);
  expect(log).toMatchObject([{ type: "attempt.created", contentId: survey.id, body: first, nextTryAt: null }]);
});

it("is of the items and events that it names, and of no others", async () => {
  const { owner, item, make, types } = await anOwner();
  const other = await aQuiz(platform, owner);
  await make({ events: ["content.deleted"], contentIds: [item.id] });
  const client = await app.as(owner);
  await answer(item.id);
  await client.rest("DELETE", `/quizzes/${other.id}`);
  await client.rest("DELETE", `/quizzes/${item.id}`);
  await expect.poll(types).toEqual(["content.deleted"]);
});

it("stays with an item in the trash, and tells that it came back", async () => {
  const { item, client, make, types } = await anOwner();
  const events = ["attempt.created", "content.deleted", "content.restored"];
  const { body: webhook } = await make({ events, contentIds: [item.id] });
  await client.rest("DELETE", `/quizzes/${item.id}`);
  await expect.poll(types).toEqual(["content.deleted"]);
  expect((await client.rest("GET", `/webhooks/${webhook.id}`)).body.contentIds).toEqual([]);
  await client.rest("POST", `/quizzes/${item.id}/restore`);
  await expect.poll(types).toEqual(["content.deleted", "content.restored"]);
  expect((await client.rest("GET", `/webhooks/${webhook.id}`)).body.contentIds).toEqual([item.id]);
  await answer(item.id);
  await expect.poll(types).toEqual(["content.deleted", "content.restored", "attempt.created"]);
});

it("keeps an item that is in the trash when its others are changed, and is nothing for a token of those", async () => {
  const { owner, item, client, make } = await anOwner();
  const [second, third] = [await aQuiz(platform, owner), await aQuiz(platform, owner)];
  const { body: webhook } = await make({ events: ["content.updated"], contentIds: [item.id, second.id] });
  const { body: token } = await client.rest("POST", "/auth/tokens", {
    name: "One item",
    scopes: ["webhooks:read", "webhooks:write", "results:read", "participants:read"],
    items: [second.id],
  });
  const limited = app.withToken(token.secret);
  await client.rest("DELETE", `/quizzes/${item.id}`);
  expect((await limited.rest("GET", `/webhooks/${webhook.id}`)).status).toBe(404);
  expect((await limited.rest("PATCH", `/webhooks/${webhook.id}`, { description: "Mine" })).status).toBe(404);
  await client.rest("PATCH", `/webhooks/${webhook.id}`, { contentIds: [third.id] });
  await client.rest("POST", `/quizzes/${item.id}/restore`);
  const { body } = await client.rest("GET", `/webhooks/${webhook.id}`);
  expect(body.contentIds.toSorted()).toEqual([item.id, third.id].toSorted());
});

it("is deleted with its last item, after the last message", async () => {
  const { owner, item, receiver, client, make, types } = await anOwner();
  const second = await aQuiz(platform, owner);
  const { body: webhook } = await make({ events: ["content.deleted"], contentIds: [item.id, second.id] });
  await client.rest("DELETE", `/quizzes/${item.id}`);
  await expect.poll(() => types().length).toBe(1);
  const { body } = await client.rest("GET", `/webhooks/${webhook.id}`);
  expect(body.contentIds).toEqual([second.id]);
  receiver.control.status = 500;
  await client.rest("DELETE", `/quizzes/${second.id}`);
  await expect.poll(() => types().length).toBe(2);
  await client.rest("DELETE", "/trash");
  await expect.poll(() => db.content.count({ where: { id: second.id } })).toBe(0);
  expect((await client.rest("GET", `/webhooks/${webhook.id}`)).status).toBe(404);
  receiver.control.status = 200;
  await expect
    .poll(async () => {
      await hurry();
      return db.webhook.count({ where: { id: webhook.id } });
    })
    .toBe(0);
  expect(types()).toHaveLength(3);
});

it("queues nothing while it is paused, and sends what was missed when that is asked for", async () => {
  const { item, receiver, client, make, types } = await anOwner();
  const { body: webhook } = await make({ events: ["attempt.created", "content.updated"], contentIds: [item.id] });
  const since = new Date(Date.now() - 60_000).toISOString();
  const pause = (paused: boolean) => client.rest("PATCH", `/webhooks/${webhook.id}`, { paused });
  expect((await pause(true)).body.pausedAt).not.toBeNull();
  await answer(item.id);
  await client.rest("PUT", `/quizzes/${item.id}`, { title: "Rivers" });
  const recover = () => client.rest("POST", `/webhooks/${webhook.id}/recover`, { since });
  expect(await recover()).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  expect(await deliveriesTo(webhook.id)).toEqual([]);
  expect((await pause(false)).body.pausedAt).toBeNull();
  await answer(item.id);
  await expect.poll(() => receiver.calls).toHaveLength(1);

  await expect.poll(async () => (await recover()).body.messages).toBe(3);
  await expect.poll(() => new Set(types())).toEqual(new Set(["attempt.created", "content.updated"]));
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered", "delivered", "delivered"]);
  expect(new Set(receiver.ids()).size).toBe(3);
});

it("gives up what waits when its next try comes while it is paused", async () => {
  const { item, receiver, client, make } = await anOwner();
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [item.id] });
  receiver.control.status = 500;
  await answer(item.id);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ tries: 1 }]);
  await client.rest("PATCH", `/webhooks/${webhook.id}`, { paused: true });
  const [{ id }] = (await client.rest("GET", `/webhooks/${webhook.id}/deliveries`)).body;
  expect((await client.rest("POST", `/webhook-deliveries/${id}/replay`)).status).toBe(409);
  await expect
    .poll(async () => {
      await hurry();
      return deliveriesTo(webhook.id);
    })
    .toMatchObject([{ state: "failed", tries: 1, error: "The webhook was paused", nextTryAt: null }]);
  expect(receiver.calls).toHaveLength(1);
});

it("keeps a message that was taken while an earlier try of it still ran", async () => {
  const { item, receiver, client, make } = await anOwner();
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [item.id] });
  let end = () => {};
  receiver.control.until = new Promise((resolve) => {
    end = () => resolve(undefined);
  });
  receiver.control.status = 500;
  await answer(item.id);
  await expect.poll(() => receiver.calls).toHaveLength(1);
  const [sent] = await deliveriesTo(webhook.id);
  // Simulates a delivery by another process.
  await db.webhookDelivery.update({ where: { id: sent?.id ?? "" }, data: { state: "delivered", nextTryAt: null } });
  end();
  await expect.poll(async () => (await client.rest("GET", `/webhooks/${webhook.id}`)).body.failingSince).not.toBeNull();
  expect(await deliveriesTo(webhook.id)).toMatchObject([{ state: "delivered", tries: 0, nextTryAt: null }]);
});

it("keeps all its tries for a message that is sent again while its last one still ran", async () => {
  const { item, receiver, client, make } = await anOwner();
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [item.id] });
  receiver.control.status = 500;
  await answer(item.id);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ tries: 1 }]);
  await sql.query("UPDATE webhook_deliveries SET round = 9 WHERE webhook_id = $1", [webhook.id]);
  const ends: (() => void)[] = [];
  const held = () => {
    receiver.control.until = new Promise((resolve) => ends.push(() => resolve(undefined)));
  };
  held();
  await hurry();
  await expect.poll(() => receiver.calls).toHaveLength(2);
  held();
  const [sent] = await deliveriesTo(webhook.id);
  expect(await client.rest("POST", `/webhook-deliveries/${sent?.id}/replay`)).toMatchObject({ status: 202 });
  await expect.poll(() => receiver.calls).toHaveLength(3);
  for (const end of ends) end();
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ state: "waiting", round: 1, tries: 2 }]);
});

it("recovers in portions, once for a key", { tags: ["slow"] }, async () => {
  const { owner, item, client, make } = await anOwner();
  const { body: webhook } = await make({ events: ["content.updated"], contentIds: [item.id] });
  await sql.query(
    `INSERT INTO events (id, user_id, type, quiz_id, data, created_at)
     SELECT gen_random_uuid(), $1, 'content_updated', $2, '{}', now() - interval '1 hour' FROM generate_series(1, 510)`,
    [owner.id, item.id],
  );
  const since = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const recover = () =>
    client.rest("POST", `/webhooks/${webhook.id}/recover`, { since }, { "idempotency-key": "recovery" });
  const first = await recover();
  expect(first).toMatchObject({ status: 202, body: { messages: 510, next: null } });
  expect((await recover()).body).toEqual(first.body);
  await expect.poll(() => db.webhookDelivery.count({ where: { webhookId: webhook.id } })).toBe(510);
  const early = { since: "2020-01-01T00:00:00Z" };
  expect(await client.rest("POST", `/webhooks/${webhook.id}/recover`, early)).toMatchObject({ status: 400 });
  // The messages are deleted with it.
  expect((await client.rest("DELETE", `/webhooks/${webhook.id}`)).status).toBe(200);
});

it("sends what waits to its new address, at once when asked to, and tells when it is tried next", {
  tags: ["slow"],
}, async () => {
  const { item, receiver, client, make } = await anOwner();
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [item.id] });
  receiver.control.status = 500;
  await answer(item.id);
  await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ tries: 1 }]);
  const [waiting] = (await client.rest("GET", `/webhooks/${webhook.id}/deliveries`)).body;
  const { rows } = await sql.query("SELECT extract(epoch FROM $1::timestamptz - now()) AS seconds", [
    waiting.nextTryAt,
  ]);
  expect(Number(rows[0].seconds)).toBeGreaterThan(15);
  expect(Number(rows[0].seconds)).toBeLessThan(34);
  receiver.control.status = 200;
  const moved = await client.rest("PATCH", `/webhooks/${webhook.id}`, { url: `${receiver.url}/new` });
  expect(moved.body.url).toBe(`${receiver.url}/new`);
  const again = await client.rest("POST", `/webhook-deliveries/${waiting.id}/replay`);
  expect(again).toMatchObject({ status: 202, body: { state: "waiting" } });
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  expect(receiver.visits).toEqual(["/hook", "/new"]);
  expect(new Set(receiver.ids()).size).toBe(1);
});

type Client = Awaited<ReturnType<typeof app.as>>;
const resume = (client: Client, id: string) => client.rest("PATCH", `/webhooks/${id}`, { paused: false });
const recoverAll = (client: Client, id: string) =>
  client.rest("POST", `/webhooks/${id}/recover`, { since: new Date(Date.now() - 60_000).toISOString() });
const replayOne = async (client: Client, id: string) =>
  client.rest("POST", `/webhook-deliveries/${(await deliveriesTo(id))[0]?.id}/replay`);

it.each([
  ["410", "gone", "410 Gone", resume],
  ["five days of failures", "failing", "five days", recoverAll],
  ["410", "gone", "410 Gone", replayOne],
])("is switched off by %s, with an email, until its owner switches it on", async (_name, because, words, letGoOn) => {
  const { owner, item, receiver, client, make } = await anOwner();
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [item.id] });
  receiver.control.status = because === "gone" ? 410 : 500;
  if (because === "failing") {
    await answer(item.id);
    await expect.poll(() => deliveriesTo(webhook.id)).toMatchObject([{ tries: 1 }]);
    expect((await client.rest("GET", `/webhooks/${webhook.id}`)).body).toMatchObject({
      disabledAt: null,
      failingSince: expect.any(String),
    });
    await sql.query("UPDATE webhooks SET failing_since = now() - interval '121 hours' WHERE id = $1", [webhook.id]);
  }
  await answer(item.id);
  await expect
    .poll(async () => (await client.rest("GET", `/webhooks/${webhook.id}`)).body)
    .toMatchObject({ disabledAt: expect.any(String), disabledBecause: because });
  const [mail, ...more] = await mailsTo(platform, owner.email, "webhook-off");
  expect(mail?.text).toContain(words);
  expect(mail?.text).toContain(new URL(receiver.url).host);
  expect(more).toEqual([]);

  const calls = receiver.calls.length;
  await answer(item.id);
  await expect
    .poll(async () => {
      await hurry();
      return statesOf(webhook.id);
    })
    .not.toContain("waiting");
  expect(receiver.calls).toHaveLength(calls);
  receiver.control.status = 200;
  const on = await letGoOn(client, webhook.id);
  expect(on.status).toBeLessThan(300);
  await expect
    .poll(async () => (await client.rest("GET", `/webhooks/${webhook.id}`)).body)
    .toMatchObject({ disabledAt: null, disabledBecause: null, failingSince: null });
  const before = receiver.calls.length;
  await answer(item.id);
  await expect.poll(() => receiver.calls.length).toBeGreaterThan(before);
});

it("counts days of failures from zero after one success", async () => {
  const { item, receiver, client, make } = await anOwner();
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [item.id] });
  await sql.query("UPDATE webhooks SET failing_since = now() - interval '121 hours' WHERE id = $1", [webhook.id]);
  await answer(item.id);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  receiver.control.status = 500;
  await answer(item.id);
  await expect.poll(async () => (await deliveriesTo(webhook.id))[1]).toMatchObject({ tries: 1 });
  expect((await client.rest("GET", `/webhooks/${webhook.id}`)).body.disabledAt).toBeNull();
});

it("is refused where another sends some of the same to the same address", async () => {
  const { owner, item, client, make, receiver } = await anOwner();
  const second = await aQuiz(platform, owner);
  const { body: first } = await make({ events: ["attempt.created", "content.deleted"], contentIds: [item.id] });
  const same = { events: ["content.deleted"], allItems: true };
  expect(await make(same)).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  const old = await client.rest("POST", `/quizzes/${item.id}/webhooks`, { url: first.url });
  expect(old).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  expect((await make({ ...same, url: `${receiver.url}/other` })).status).toBe(201);
  const { body: apart } = await make({ events: ["content.deleted"], contentIds: [second.id] });
  const wider = await client.rest("PATCH", `/webhooks/${apart.id}`, { contentIds: [second.id, item.id] });
  expect(wider).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  expect((await client.rest("GET", `/webhooks/${apart.id}`)).body.contentIds).toEqual([second.id]);
});

it("is one of twenty of all items or of several", { tags: ["slow"] }, async () => {
  const { make } = await anOwner();
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, n) => make({ url: `https://example.com/${n}`, events: every, allItems: true })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

it.each([
  [{ events: [], allItems: true }, "events"],
  [{ events: ["attempt.begun"], allItems: true }, "events.0"],
  [{ events: ["attempt.created"] }, "contentIds"],
  [{ events: ["attempt.created"], contentIds: [] }, "contentIds"],
  [{ events: ["attempt.created"], contentIds: ["none"] }, "contentIds.0"],
  [{ events: ["attempt.created"], allItems: true, contentIds: ["none"] }, "contentIds"],
  [{ events: ["attempt.created"], allItems: true, url: "https://10.0.0.1/" }, "url"],
  [{ events: ["attempt.created"], allItems: true, description: "x".repeat(201) }, "description"],
])("does not take %j", async (input, path) => {
  const { make } = await anOwner();
  expect(await make(input)).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED", issues: [{ path }] } });
});

it("takes no item of somebody else", async () => {
  const { make, client } = await anOwner();
  const { item: foreign } = await anOwner();
  const input = { events: ["attempt.created"], contentIds: [foreign.id] };
  expect(await make(input)).toMatchObject({ status: 400, body: { issues: [{ path: "contentIds.0" }] } });
  const { body: own } = await make({ events: ["attempt.created"], allItems: true });
  expect((await client.rest("PATCH", `/webhooks/${own.id}`, { contentIds: [foreign.id] })).status).toBe(400);
});

it("emails the owner when it sends elsewhere or more, and not when it sends less", async () => {
  const { owner, item, client, make, receiver } = await anOwner();
  const { body: webhook } = await make({ events: every, contentIds: [item.id] });
  const edit = (change: object) => client.rest("PATCH", `/webhooks/${webhook.id}`, change);
  for (const change of [{ events: ["content.deleted"] }, { description: "Ours" }, { paused: true }])
    expect((await edit(change)).status).toBe(200);
  expect(await db.mail.count({ where: { recipient: owner.email, kind: "webhook-changed" } })).toBe(0);
  for (const change of [{ url: `${receiver.url}/b` }, { events: every }, { allItems: true }])
    expect((await edit(change)).status).toBe(200);
  expect(await db.mail.count({ where: { recipient: owner.email, kind: "webhook-changed" } })).toBe(3);
});

it("is listed apart from the others if it receives all items, over REST and GraphQL", async () => {
  const { item, client, make } = await anOwner();
  const { body: ofOne } = await make({ events: ["attempt.created"], contentIds: [item.id] });
  const { body: ofAll } = await make({ events: ["content.created"], allItems: true });
  const query = `query ($allItems: Boolean) { viewer { webhooks(allItems: $allItems) { edges { node { id } } } } }`;
  for (const [allItems, wanted] of [
    [true, [ofAll]],
    [false, [ofOne]],
    [null, [ofOne, ofAll]],
  ] as const) {
    const { body } = await client.rest("GET", `/webhooks${allItems === null ? "" : `?allItems=${allItems}`}`);
    expect(body.webhooks.map(({ id }: { id: string }) => id)).toEqual(wanted.map(({ id }) => id));
    const { data } = await client.graphql(query, { allItems });
    expect(data.viewer.webhooks.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(
      wanted.map(({ id }) => globalId("Webhook", id)),
    );
  }
  expect((await client.rest("GET", "/webhooks?allItems=perhaps")).status).toBe(400);
});

it("is deleted without an item to return if it receives all items", async () => {
  const { client, make } = await anOwner();
  const { body: webhook } = await make({ events: every, allItems: true });
  const remove = `mutation ($id: ID!) { deleteWebhook(id: $id) { ... on DomainError { code } } }`;
  const { data } = await client.graphql(remove, { id: globalId("Webhook", webhook.id) });
  expect(data.deleteWebhook).toEqual({ code: "CONFLICT" });
  expect((await client.rest("DELETE", `/webhooks/${webhook.id}`)).status).toBe(200);
  expect((await client.rest("GET", "/webhooks")).body).toEqual({ webhooks: [], nextCursor: null });
});

it("shows its items in standing access and personal data, without its secret", async () => {
  const { item, client, make } = await anOwner();
  await make({ events: every, allItems: true, url: "https://example.com/all" });
  await make({ events: every, contentIds: [item.id], url: "https://example.com/one" });
  const { body: access } = await client.rest("GET", "/auth/access");
  expect(access.webhooks).toMatchObject([
    { url: "https://example.com/one", contentId: item.id, contentTitle: item.title },
    { url: "https://example.com/all", contentId: null, contentTitle: "All items" },
  ]);
  const { body: data } = await client.rest("GET", "/auth/data");
  expect(data.webhooks).toMatchObject([
    { url: "https://example.com/all", allItems: true },
    { url: "https://example.com/one", allItems: false },
  ]);
  expect(data.content[0].webhooks).toMatchObject([{ url: "https://example.com/one" }]);
  expect(data.events).toMatchObject([{ type: "content_created", contentId: item.id }]);
  expect(JSON.stringify(data)).not.toContain("whsec_");
});

it("is the same over GraphQL", async () => {
  const { item, client, receiver } = await anOwner();
  const contentId = globalId("Content", item.id);
  const made = await client.graphql(
    `mutation ($input: CreateAccountWebhookInput!) {
       createAccountWebhook(input: $input) { ... on CreateAccountWebhookSuccess { data { id url events content { key } contents { key } } } }
     }`,
    { input: { url: `${receiver.url}/g`, events: ["CONTENT_UPDATED"], contentIds: [contentId] } },
  );
  const { id, ...webhook } = made.data.createAccountWebhook.data;
  const own = { key: item.id };
  expect(webhook).toEqual({ url: `${receiver.url}/g`, events: ["CONTENT_UPDATED"], content: own, contents: [own] });
  const update = `mutation ($id: ID!, $input: UpdateWebhookInput!) {
    updateWebhook(id: $id, input: $input) { ... on UpdateWebhookSuccess { data { allItems contents { key } pausedAt } } }
  }`;
  const updated = await client.graphql(update, { id, input: { allItems: true, paused: true } });
  expect(updated.data.updateWebhook.data).toEqual({ allItems: true, contents: [], pausedAt: expect.any(String) });
  await client.graphql(update, { id, input: { paused: false } });
  await client.rest("PUT", `/quizzes/${item.id}`, { title: "Rivers" });
  await expect.poll(() => receiver.calls).toHaveLength(1);
  const list = () =>
    client.graphql(`{ viewer { webhooks { edges { node { id allItems
      deliveryLog(first: 5) { edges { node { type body nextTryAt attemptId state } } } } } } } }`);
  await expect
    .poll(async () => (await list()).data.viewer.webhooks.edges[0].node.deliveryLog.edges)
    .toEqual([
      {
        node: {
          type: "CONTENT_UPDATED",
          body: receiver.calls[0]?.body,
          nextTryAt: null,
          attemptId: null,
          state: "DELIVERED",
        },
      },
    ]);
  const recover = `mutation ($id: ID!, $since: DateTime!) {
    recoverWebhook(id: $id, since: $since) { ... on RecoverWebhookSuccess { data { messages next } } }
  }`;
  const since = new Date(Date.now() - 60_000).toISOString();
  await expect
    .poll(async () => (await client.graphql(recover, { id, since })).data.recoverWebhook.data.messages)
    .toBeGreaterThan(0);
  const remove =
    "mutation ($id: ID!) { removeWebhook(id: $id) { ... on RemoveWebhookSuccess { data { webhooks { edges { node { id } } } } } } }";
  expect((await client.graphql(remove, { id })).data.removeWebhook.data.webhooks.edges).toEqual([]);
});

it("shows a token for certain items no messages about others, not even of a webhook that is its now", async () => {
  const { owner, item, receiver, client, make } = await anOwner();
  const other = await aQuiz(platform, owner);
  const { body: webhook } = await make({ events: ["attempt.created"], contentIds: [item.id, other.id] });
  for (const { id } of [other, item]) {
    await answer(id);
    await expect.poll(() => receiver.calls.at(-1)?.body ?? "").toContain(id);
  }
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered", "delivered"]);
  await client.rest("PATCH", `/webhooks/${webhook.id}`, { contentIds: [item.id] });
  const asked = { name: "Script", scope: "write", items: [item.id] };
  const script = app.withToken((await client.rest("POST", "/auth/tokens", asked)).body.secret);

  const log = async (who: typeof script) => {
    const { body } = await who.rest("GET", `/webhooks/${webhook.id}/deliveries`);
    return body.map(({ contentId }: { contentId: string }) => contentId);
  };
  expect((await log(client)).toSorted()).toEqual([item.id, other.id].toSorted());
  expect(await log(script)).toEqual([item.id]);

  const [foreign] = await db.webhookDelivery.findMany({ where: { contentId: other.id } });
  const id = globalId("WebhookDelivery", foreign?.id ?? "");
  expect((await script.graphql("query ($id: ID!) { node(id: $id) { id } }", { id })).data).toEqual({ node: null });
  const query = `query ($id: ID!) { node(id: $id) { ... on Webhook {
    deliveries { contentId } deliveryLog(first: 10) { edges { node { contentId } } } } } }`;
  const seen = await script.graphql(query, { id: globalId("Webhook", webhook.id) });
  const about = { contentId: globalId("Content", item.id) };
  expect(seen.data.node).toEqual({ deliveries: [about], deliveryLog: { edges: [{ node: about }] } });
  expect(await script.rest("POST", `/webhook-deliveries/${foreign?.id}/replay`)).toMatchObject({ status: 404 });
});

it("gives a token for certain items no webhook of others that was made with the same key", async () => {
  const { owner, item, make, client } = await anOwner();
  const other = await aQuiz(platform, owner);
  const input = { events: ["attempt.created"], contentIds: [other.id] };
  const { body: webhook } = await make(input, "the-same");
  const asked = { name: "Script", scope: "write", items: [item.id] };
  const script = app.withToken((await client.rest("POST", "/auth/tokens", asked)).body.secret);
  const again = await script.rest(
    "POST",
    "/webhooks",
    { url: webhook.url, ...input },
    { "idempotency-key": "the-same" },
  );
  expect(again.body).not.toMatchObject({ secret: expect.any(String) });
  expect(again.status).toBe(404);
});
