import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, password, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { saveTranslation } from "../translation/translation.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const makers = { quiz: aQuiz, survey: aSurvey, assessment: anAssessment };

async function answersTo(contentId: string) {
  const questions = await db.question.findMany({ where: { contentId } });
  return Object.fromEntries(
    questions.map(({ id, questionType }) => [id, questionType === "multi_select" ? [0, 1] : 0]),
  );
}

async function take({ id }: Pick<Content, "id">) {
  return submit(platform, anonymous("192.0.2.1"), id, { answers: await answersTo(id), participantName: "Bob" });
}

/** An owner with two items, one of which has been translated and answered. */
async function anOwner(make: (typeof makers)[keyof typeof makers] = aQuiz, isPublic = true) {
  const owner = await aUser(platform);
  const item = await make(platform, owner, { showResultsToTakers: true });
  await aQuiz(platform, owner, { title: "Another" });
  await saveTranslation(platform, viewerFor(owner), item.id, "de", { texts: [{ path: "title", text: "Titel" }] });
  for (let time = 0; time < 3; time++) await take(item);
  const client = await app.as(owner);
  if (!isPublic) await client.rest("PATCH", `/content/${item.id}`, { isPublic });
  return { owner, item, client };
}
type Owned = Awaited<ReturnType<typeof anOwner>>;

const mutation = async ({ client, item }: Owned, name: string, selection = "") => {
  const success = `${name[0]?.toUpperCase()}${name.slice(1)}Success`;
  const { data } = await client.graphql(
    `mutation ($id: ID!, $key: String) { it: ${name}(id: $id, idempotencyKey: $key) {
      ... on ${success} { data ${selection} } ... on DomainError { code } } }`,
    { id: globalId("Content", item.id) },
  );
  return data.it.code ?? "OK";
};
const rest = async ({ client }: Owned, method: "POST" | "DELETE", path: string) => {
  const { status, body } = await client.rest(method, path);
  return status === 200 ? "OK" : body.error;
};

const doors = {
  REST: {
    remove: (own: Owned) => rest(own, "DELETE", `/content/${own.item.id}`),
    restore: (own: Owned) => rest(own, "POST", `/content/${own.item.id}/restore`),
    purge: (own: Owned) => rest(own, "DELETE", `/trash/${own.item.id}`),
    async listed({ client }: Owned) {
      return (await client.rest("GET", "/trash")).body.items;
    },
    async empty({ client }: Owned, deletedUntil?: string) {
      const query = deletedUntil ? `?deletedUntil=${encodeURIComponent(deletedUntil)}` : "";
      const { body } = await client.rest("DELETE", `/trash${query}`);
      return body.count ?? body.error;
    },
  },
  GraphQL: {
    remove: (own: Owned) => mutation(own, "deleteContent"),
    restore: (own: Owned) => mutation(own, "restoreContent", "{ title }"),
    purge: (own: Owned) => mutation(own, "purgeContent"),
    async listed({ client }: Owned) {
      const fields = "contentId kind title attemptCount deletedAt expiresAt";
      const { data } = await client.graphql(`{ viewer { trash { totalCount edges { node { ${fields} } } } } }`);
      const { totalCount, edges } = data.viewer.trash;
      expect(totalCount).toBe(edges.length);
      return edges.map(({ node: { contentId, ...rest } }: { node: { contentId: string } }) => ({
        id: Buffer.from(contentId, "base64").toString().replace("Content:", ""),
        ...rest,
      }));
    },
    async empty({ client }: Owned, deletedUntil?: string) {
      const mutation = `mutation ($until: DateTime) { emptyTrash(deletedUntil: $until) {
        ... on EmptyTrashSuccess { data } ... on DomainError { code } } }`;
      const { emptyTrash } = (await client.graphql(mutation, { until: deletedUntil })).data;
      return emptyTrash.data ?? emptyTrash.code;
    },
  },
};

/** Everything that the owner and takers read about an item, and about all items. */
async function everythingOf({ client, item: { id, shortCode, contentType } }: Owned) {
  const anybody = await app.as();
  const collection = contentType === "survey" ? "surveys" : "quizzes";
  const own = ["", "/results", "/attempts", "/items", "/days", "/levels", "/languages", "/translations/de"].map(
    (part) => `/content/${id}${part}`,
  );
  const read = [`/${collection}/${id}`, `/${collection}/${id}/results`, "/dashboard", "/content", "/trash", ...own];
  const seen: Record<string, unknown> = {};
  for (const path of read) seen[path] = await answerOf(client, path);
  for (const path of [`/${collection}/${id}`, `/${collection}/${id}?lang=de`, `/short-links/${shortCode}`])
    seen[`anybody ${path}`] = await answerOf(anybody, path);
  const totals = "totals { quizzes surveys assessments responses averageQuizScore }";
  seen.graphql = (
    await client.graphql(`{ viewer { ${totals} contents { totalCount edges { node { title } } } } }`)
  ).data;
  return seen;
}

async function answerOf(client: Owned["client"], path: string) {
  const { status, body } = await client.rest("GET", path);
  // The time at which figures were read.
  if (body && typeof body === "object" && "asOf" in body) delete body.asOf;
  return { status, body };
}

const cases = Object.entries(doors).flatMap(([door, ways]) =>
  Object.entries(makers).flatMap(([kind, make]) =>
    [true, false].map((isPublic) => ({ door, kind, make, isPublic, ways })),
  ),
);

it.each(cases)("brings a $kind back as it was, over $door (public: $isPublic)", async ({ make, isPublic, ways }) => {
  const own = await anOwner(make, isPublic);
  const before = await everythingOf(own);
  expect(await ways.remove(own)).toBe("OK");
  const meanwhile = await everythingOf(own);
  expect(meanwhile).not.toEqual(before);
  expect(meanwhile[`/content/${own.item.id}`]).toMatchObject({ status: 404 });
  expect(await ways.remove(own)).toBe("NOT_FOUND");
  expect(await ways.restore(own)).toBe("OK");
  expect(await everythingOf(own)).toEqual(before);
  expect(await ways.restore(own)).toBe("NOT_FOUND");
  const { total_quizzes, total_surveys } = (
    await platform.sql.query("SELECT total_quizzes, total_surveys FROM users WHERE id = $1", [own.owner.id])
  ).rows[0];
  expect(total_quizzes + total_surveys).toBe(2);
  if (isPublic) await take(own.item);
});

describe.each(Object.entries(doors))("over %s", (_door, ways) => {
  it("lists what was deleted, and when it goes", async () => {
    const own = await anOwner(aSurvey);
    expect(await ways.listed(own)).toEqual([]);
    await ways.remove(own);
    const [trashed, ...others] = await ways.listed(own);
    expect(others).toEqual([]);
    const { id, title } = own.item;
    expect(trashed).toMatchObject({ id, kind: "SURVEY", title, attemptCount: 3 });
    const days = (new Date(trashed.expiresAt).getTime() - new Date(trashed.deletedAt).getTime()) / 86_400_000;
    expect(days).toBe(30);
  });

  it("deletes for good from the trash only", async () => {
    const own = await anOwner();
    expect(await ways.purge(own)).toBe("NOT_FOUND");
    await ways.remove(own);
    expect(await ways.purge(own)).toBe("OK");
    expect(await ways.restore(own)).toBe("NOT_FOUND");
    expect(await ways.listed(own)).toEqual([]);
    await expect.poll(() => db.content.count({ where: { id: own.item.id } })).toBe(0);
    expect(await db.attempt.count({ where: { contentId: own.item.id } })).toBe(0);
  });

  it("empties the trash, and nobody else's", async () => {
    const [own, other] = [await anOwner(), await anOwner()];
    for (const one of [own, other]) await ways.remove(one);
    expect(await ways.empty(own)).toBe(1);
    expect(await ways.empty(own)).toBe(0);
    await expect.poll(() => db.content.count({ where: { id: own.item.id } })).toBe(0);
    expect(await ways.restore(other)).toBe("OK");
  });

  it("leaves in the trash what was deleted after what the owner was shown", async () => {
    const own = await anOwner();
    await ways.remove(own);
    const [{ deletedAt }] = await ways.listed(own);
    const later = { ...own, item: await aQuiz(platform, own.owner, { title: "Later" }) };
    await ways.remove(later);
    expect(await ways.empty(own, "0001-01-01T00:00:00Z")).toBe("VALIDATION_FAILED");
    expect(await ways.empty(own, deletedAt)).toBe(1);
    expect(await ways.listed(own)).toMatchObject([{ title: "Later" }]);
    expect(await ways.empty(own, "9999-12-31T23:59:59Z")).toBe(1);
  });

  it("either restores or deletes permanently when both are requested at once", async () => {
    const own = await anOwner();
    await ways.remove(own);
    const asked = [ways.restore(own), ways.purge(own), ways.restore(own)];
    const outcomes = (await Promise.all(asked)).sort();
    expect(outcomes).toEqual(["NOT_FOUND", "NOT_FOUND", "OK"]);
    const { status } = await own.client.rest("GET", `/content/${own.item.id}`);
    const isLeft = status === 200;
    await expect.poll(() => db.content.count({ where: { id: own.item.id } })).toBe(isLeft ? 1 : 0);
    expect(await db.trashedItem.count({ where: { contentId: own.item.id } })).toBe(0);
  });
});

it("does once what is sent again with its key", async () => {
  const { client, item } = await anOwner();
  await client.rest("DELETE", `/quizzes/${item.id}`);
  const key = { "idempotency-key": randomUUID() };
  const restore = () => client.rest("POST", `/quizzes/${item.id}/restore`, undefined, key);
  const first = await restore();
  expect(first).toMatchObject({ status: 200, body: { id: item.id, title: item.title } });
  expect((await restore()).body).toEqual(first.body);
});

it("restores only in the collection of its kind", async () => {
  const { client, item } = await anOwner();
  await client.rest("DELETE", `/quizzes/${item.id}`);
  expect((await client.rest("POST", `/surveys/${item.id}/restore`)).status).toBe(404);
  expect((await client.rest("POST", `/quizzes/${item.id}/restore`)).status).toBe(200);
});

it("stores what takers kept while the item was gone, once", async () => {
  const { client, item } = await anOwner();
  const anybody = await app.as();
  const kept = { answers: await answersTo(item.id), attemptKey: randomUUID(), participantName: "Late" };
  const handIn = async () => (await anybody.rest("POST", `/quizzes/${item.id}/attempts`, kept)).status;
  await client.rest("DELETE", `/quizzes/${item.id}`);
  expect(await handIn()).toBe(404);
  await client.rest("POST", `/quizzes/${item.id}/restore`);
  expect([await handIn(), await handIn()]).toEqual([201, 201]);
  expect(await db.attempt.count({ where: { contentId: item.id, participantName: "Late" } })).toBe(1);
});

it.each(["keep", "delete"])("is deleted permanently with the account, whose items should %s", async (content) => {
  const { client, item } = await anOwner();
  await client.rest("DELETE", `/quizzes/${item.id}`);
  expect((await client.rest("POST", "/auth/delete-account", { password, content })).status).toBe(200);
  await expect.poll(() => db.content.count({ where: { id: item.id } })).toBe(0);
});

it("is part of what is given out of an account, with when it goes", { tags: ["slow"] }, async () => {
  const { client, item, owner } = await anOwner();
  await client.rest("DELETE", `/quizzes/${item.id}`);
  const { body } = await client.rest("GET", "/auth/data");
  expect(body.content).toMatchObject([{ title: "Another" }]);
  expect(body.trash).toMatchObject([{ id: item.id, userId: owner.id, isPublic: true, attempts: [{}, {}, {}] }]);
  expect(new Date(body.trash[0].expiresAt).getTime()).toBeGreaterThan(Date.now());
});
