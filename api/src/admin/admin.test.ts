import { beforeEach, describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import type { User } from "../generated/prisma/client.ts";
import { globalId } from "../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
type Client = Awaited<ReturnType<typeof app.as>>;

const denied = { code: "FORBIDDEN", message: "Access denied. Admin privileges required." };
const anonymousRefusal = { code: "UNAUTHENTICATED", message: expect.stringMatching(/^Please log in first/) };

const doors = [
  {
    door: "REST",
    async set(client: Client, { id }: { id: string }, isAdmin: unknown) {
      const { status, body } = await client.rest("PATCH", `/admin/users/${id}/admin`, { isAdmin });
      return status === 200 ? { isAdmin: body.isAdmin } : { code: body.error, message: body.message };
    },
  },
  {
    door: "GraphQL",
    async set(client: Client, { id }: { id: string }, isAdmin: unknown) {
      const { data } = await client.graphql(
        `mutation ($userId: ID!, $isAdmin: Boolean!) { setAdmin(userId: $userId, isAdmin: $isAdmin) {
          ... on SetAdminSuccess { data { isAdmin } } ... on DomainError { code message } } }`,
        { userId: globalId("User", id), isAdmin },
      );
      return data.setAdmin.data ?? data.setAdmin;
    },
  },
];

let admin: User;
let client: Client;
beforeEach(async () => {
  await db.user.deleteMany();
  await db.auditEntry.deleteMany();
  admin = await aUser(platform, { isAdmin: true });
  client = await app.as(admin);
});

describe.each(doors)("the administrator flag over $door", ({ set }) => {
  it("is given and taken, and each change is written down once", async () => {
    const user = await aUser(platform);
    expect(await set(client, user, true)).toEqual({ isAdmin: true });
    expect(await set(client, user, true)).toEqual({ isAdmin: true });
    expect(await set(client, user, false)).toEqual({ isAdmin: false });
    const entries = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(entries.map(({ actorId, action, subjectId }) => [actorId, action, subjectId])).toEqual([
      [admin.id, "grant-admin", user.id],
      [admin.id, "revoke-admin", user.id],
    ]);
  });

  it("is not anybody's to give", async () => {
    const user = await aUser(platform);
    expect(await set(await app.as(user), user, true)).toEqual(denied);
    expect(await set(await app.as(), user, true)).toEqual(anonymousRefusal);
    expect(await db.user.count({ where: { isAdmin: true } })).toBe(1);
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("works at once for the one who got it, and no longer for the one who lost it", async () => {
    const user = await aUser(platform);
    const newcomer = await app.as(user);
    await set(client, user, true);
    expect(await set(newcomer, admin, false)).toEqual({ isAdmin: false });
    expect(await set(client, user, false)).toEqual(denied);
  });

  it("stays with the last one", async () => {
    const message = "At least one administrator must remain";
    expect(await set(client, admin, false)).toEqual({ code: "CONFLICT", message });
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("stays with one of many who are removed at once", async () => {
    const others = await Promise.all(Array.from({ length: 19 }, () => aUser(platform, { isAdmin: true })));
    // The caller goes last, because a former administrator may remove nobody.
    const answers = await Promise.all([...others, admin].map((user) => set(client, user, false)));
    expect(await db.user.count({ where: { isAdmin: true } })).toBe(1);
    expect(await db.auditEntry.count()).toBe(19);
    expect(answers.filter((answer) => "isAdmin" in answer)).toHaveLength(19);
  });

  it("is nobody's who is not there", async () => {
    expect(await set(client, { id: "nobody" }, true)).toEqual({ code: "NOT_FOUND", message: "User not found" });
  });
});

it("is yes or no over REST, too", async () => {
  for (const isAdmin of ["yes", null, undefined, 1])
    expect(await doors[0]?.set(client, admin, isAdmin)).toMatchObject({ code: "VALIDATION_FAILED" });
});

describe("administration", () => {
  const calls = [
    "/admin/dashboard",
    "/admin/users",
    "/admin/content",
    "/admin/analytics",
    "/admin/content/none/details",
  ];
  const queries = [
    "admin { overview { users } }",
    "admin { users(first: 1) { totalCount edges { node { email } } } }",
    "admin { contents(first: 1) { totalCount } }",
    "admin { topCreators { email } engagement { totalContent } }",
    'admin { contentDetails(key: "none") { title } }',
  ];

  it.each(calls)("%s is for administrators alone", async (path) => {
    const stranger = await app.as(await aUser(platform));
    const { code, ...rest } = denied;
    expect(await stranger.rest("GET", path)).toMatchObject({ status: 403, body: { error: code, ...rest } });
    expect(await stranger.rest("GET", `${path}?page=none`)).toMatchObject({ status: 403 });
    expect((await (await app.as()).rest("GET", path)).status).toBe(401);
    expect((await client.rest("GET", path)).status).toBe(path.includes("none") ? 404 : 200);
  });

  it.each(queries)("{ %s } is for administrators alone", async (query) => {
    const refusalOf = async (asking: Client) => {
      const { data, errors } = await asking.graphql(`{ ${query} }`);
      return { admin: data?.admin ?? null, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
    };
    expect(await refusalOf(await app.as(await aUser(platform)))).toEqual({ admin: null, ...denied });
    expect(await refusalOf(await app.as())).toEqual({ admin: null, ...anonymousRefusal });
    expect((await refusalOf(client)).code).toBe(query.includes("none") ? "NOT_FOUND" : undefined);
  });

  it("shows of other people the account, not what is on their dashboard", async () => {
    const { id } = await aUser(platform);
    const query =
      "query ($id: ID!) { node(id: $id) { ... on User { email totals { quizzes } contents(first: 1) { totalCount } } } }";
    const seen = async (asking: Client) =>
      (await asking.graphql(query, { id: globalId("User", id) })).data?.node ?? null;
    expect(await seen(client)).toMatchObject({ email: expect.any(String), totals: null, contents: null });
    expect(await seen(await app.as({ id }))).toMatchObject({ totals: { quizzes: 0 }, contents: { totalCount: 0 } });
    expect(await seen(await app.as(await aUser(platform)))).toBeNull();
  });

  it("shows an item's creator and figures to administrators alone, its own creator included", async () => {
    const owner = await aUser(platform);
    const quiz = await aQuiz(platform, owner);
    const query = `query ($key: String!) { content(key: $key) { creator { email } stats { totalAttempts } sourceType questions { correctAnswer } } }`;
    const seen = async (asking: Client) => (await asking.graphql(query, { key: quiz.id })).data.content;
    expect(await seen(client)).toMatchObject({
      creator: { email: owner.email },
      stats: { totalAttempts: 0 },
      sourceType: "text",
      questions: [{ correctAnswer: 1 }, { correctAnswer: 0 }],
    });
    expect(await seen(await app.as(owner))).toMatchObject({ creator: null, stats: null, sourceType: "text" });
    const nothing = {
      creator: null,
      stats: null,
      sourceType: null,
      questions: [{ correctAnswer: null }, { correctAnswer: null }],
    };
    expect(await seen(await app.as(await aUser(platform)))).toEqual(nothing);
    expect(await seen(await app.as())).toEqual(nothing);
  });
});
