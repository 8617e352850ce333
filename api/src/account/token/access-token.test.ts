import { describe, expect, it } from "vitest";
import { aQuiz, aUser, password, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { openSocket } from "../../../test/socket.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { digest } from "../../platform/identity/secret.ts";

const app = await testApp();
const elsewhere = await testApp();
const { platform } = app;
const db = platform.db;

async function aToken(scope: "read" | "write", owner?: Awaited<ReturnType<typeof aUser>>, extra: object = {}) {
  const user = owner ?? (await aUser(platform));
  const { status, body } = await (await app.as(user)).rest("POST", "/auth/tokens", { name: "Script", scope, ...extra });
  expect(status).toBe(201);
  return { user, id: body.id as string, secret: body.secret as string, client: app.withToken(body.secret) };
}
type Client = ReturnType<typeof app.withToken>;
const statusOf = async (client: Client) => (await client.rest("GET", "/auth/me")).status;
const create = `mutation ($input: CreateQuizInput!) {
  createQuiz(input: $input) { ... on CreateQuizSuccess { data { key } } ... on DomainError { code message } }
}`;
const readOnly = { code: "FORBIDDEN", message: "This token can only read" };
const notByToken = { message: "A token cannot do this. Please log in instead.", error: "FORBIDDEN" };

it("is shown once, kept as a hash, and authenticates its owner over REST and GraphQL", async () => {
  const { user, id, secret, client } = await aToken("read", undefined, { expiresInDays: 30 });
  expect(secret).toMatch(/^assay_pat_[\w-]{43}$/);
  const row = await db.accessToken.findUniqueOrThrow({ where: { id } });
  expect(row.token).toBe(digest(secret));
  const life = (row.expiresAt?.getTime() ?? 0) - row.createdAt.getTime();
  expect(Math.round(life / 86_400_000)).toBe(30);
  expect((await client.rest("GET", "/auth/me")).body.id).toBe(user.id);
  expect((await client.graphql("{ viewer { key } }")).data.viewer.key).toBe(user.id);
  const listed = await (await app.as(user)).rest("GET", "/auth/tokens");
  expect(listed.body).toMatchObject([{ id, name: "Script", scope: "read" }]);
  expect(JSON.stringify(listed.body)).not.toContain(secret);
});

describe("a token that may only read", () => {
  it("reads what its owner reads", async () => {
    const { user, client } = await aToken("read");
    const quiz = await aQuiz(platform, user);
    expect((await client.rest("GET", `/quizzes/${quiz.id}/results`)).status).toBe(200);
    expect((await client.rest("GET", `/quizzes/${quiz.id}/export?format=csv`)).status).toBe(200);
    const other = await aQuiz(platform, await aUser(platform));
    expect((await client.rest("GET", `/quizzes/${other.id}/results`)).status).toBe(403);
  });

  it("changes nothing", async () => {
    const { user, client } = await aToken("read");
    const quiz = await aQuiz(platform, user);
    const refusal = { status: 403, body: { error: readOnly.code, message: readOnly.message } };
    expect(await client.rest("POST", "/quizzes/manual", quizInput)).toMatchObject(refusal);
    expect(await client.rest("PUT", `/quizzes/${quiz.id}`, { title: "Mine" })).toMatchObject(refusal);
    expect(await client.rest("DELETE", `/quizzes/${quiz.id}`)).toMatchObject(refusal);
    expect((await client.graphql(create, { input: quizInput })).data.createQuiz).toEqual(readOnly);
    expect(await db.content.findMany({ where: { userId: user.id } })).toMatchObject([{ title: "Capitals" }]);
  });

  it("does what anybody may", async () => {
    const { client } = await aToken("read");
    const quiz = await aQuiz(platform, await aUser(platform));
    const questions = await db.question.findMany({ where: { contentId: quiz.id } });
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
    expect((await client.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers })).status).toBe(201);
    const start = 'mutation ($id: ID!) { startAttempt(contentId: $id, attemptKey: "0123456789abcdef") { __typename } }';
    const { data, errors } = await client.graphql(start, { id: globalId("Content", quiz.id) });
    expect(errors).toBeUndefined();
    expect(data.startAttempt).toEqual({ __typename: "StartAttemptSuccess" });
  });
});

describe("a token that may write", () => {
  it("makes, changes and deletes items", async () => {
    const { client } = await aToken("write");
    const { body } = await client.rest("POST", "/quizzes/manual", quizInput);
    expect((await client.rest("PUT", `/quizzes/${body.id}`, { title: "Rivers" })).body.title).toBe("Rivers");
    expect((await client.rest("DELETE", `/quizzes/${body.id}`)).status).toBe(200);
    expect((await client.graphql(create, { input: quizInput })).data.createQuiz.data.key).toBeTruthy();
  });

  it.each([
    ["PATCH", "/auth/profile", { firstName: "Eve", lastName: "Eve", email: "eve@example.com" }],
    [
      "POST",
      "/auth/change-password",
      { currentPassword: password, newPassword: "Abcdefg1", confirmPassword: "Abcdefg1" },
    ],
    ["POST", "/auth/logout-everywhere", {}],
    ["POST", "/auth/resend-verification", {}],
    ["POST", "/auth/delete-account", { password, content: "delete" }],
    ["GET", "/auth/data", undefined],
    ["GET", "/auth/tokens", undefined],
    ["POST", "/auth/tokens", { name: "Another", scope: "write" }],
    ["DELETE", "/auth/tokens/none", undefined],
  ] as const)("leaves the account alone: %s %s", async (method, path, body) => {
    const { user, client } = await aToken("write");
    expect(await client.rest(method, path, body)).toMatchObject({ status: 403, body: notByToken });
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ email: user.email });
  });

  it("leaves the account alone over GraphQL as well", async () => {
    const { user, id, client } = await aToken("write");
    const { data } = await client.graphql(`mutation {
      signOutEverywhere { ... on DomainError { code } }
      createAccessToken(input: { name: "Another", scope: WRITE }) { ... on DomainError { code } }
    }`);
    expect(data).toEqual({ signOutEverywhere: { code: "FORBIDDEN" }, createAccessToken: { code: "FORBIDDEN" } });
    const listed = await client.graphql("{ viewer { accessTokens { name } } }");
    expect(listed.data.viewer.accessTokens).toBeNull();
    expect(listed.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    const node = "query ($id: ID!) { node(id: $id) { ... on AccessToken { name } } }";
    const nodeId = globalId("AccessToken", id);
    expect((await client.graphql(node, { id: nodeId })).data.node).toBeNull();
    expect((await (await app.as(user)).graphql(node, { id: nodeId })).data.node).toEqual({ name: "Script" });
  });

  it("has nothing of an administrator's powers", async () => {
    const { client } = await aToken("write", await aUser(platform, { isAdmin: true }));
    expect((await client.rest("GET", "/admin/dashboard")).status).toBe(403);
    expect((await client.graphql("{ admin { __typename } }")).errors).toMatchObject([
      { extensions: { code: "FORBIDDEN" } },
    ]);
    const stranger = await aUser(platform);
    const seen = await client.graphql("query ($id: ID!) { node(id: $id) { ... on User { email } } }", {
      id: globalId("User", stranger.id),
    });
    expect(seen.data.node).toBeNull();
  });
});

describe("a token ends", () => {
  it("when it is revoked, in every process and on open sockets", async () => {
    const { user, id, secret } = await aToken("read");
    const away = elsewhere.withToken(secret);
    expect(await statusOf(away)).toBe(200);
    const socket = openSocket(await elsewhere.listen());
    await socket.init({ accessToken: secret });
    expect(await socket.ask("{ viewer { key } }")).toMatchObject({ payload: { data: { viewer: { key: user.id } } } });
    expect(await socket.ask("mutation { signOutEverywhere { ... on DomainError { message } } }")).toMatchObject({
      payload: { data: { signOutEverywhere: { message: notByToken.message } } },
    });
    expect((await (await app.as(await aUser(platform))).rest("DELETE", `/auth/tokens/${id}`)).status).toBe(404);
    expect(await statusOf(away)).toBe(200);
    const revoke = `mutation ($id: ID!) { revokeAccessToken(id: $id) {
      ... on RevokeAccessTokenSuccess { data { accessTokens { name } } } } }`;
    const answer = await (await app.as(user)).graphql(revoke, {
      id: globalId("AccessToken", id),
    });
    expect(answer.data.revokeAccessToken.data.accessTokens).toEqual([]);
    expect((await socket.closed).code).toBe(4401);
    expect(await away.rest("GET", "/quizzes/none")).toMatchObject({
      status: 401,
      body: { error: "UNAUTHENTICATED", message: "This access token is unknown, revoked or expired" },
    });
  });

  it("when its time is over", async () => {
    const { id, client } = await aToken("read", undefined, { expiresInDays: 365 });
    expect(await statusOf(client)).toBe(200);
    await db.accessToken.update({ where: { id }, data: { expiresAt: new Date() } });
    expect(await statusOf(client)).toBe(401);
  });

  it.each([
    ["/auth/change-password", { currentPassword: password, newPassword: "Abcdefg1", confirmPassword: "Abcdefg1" }],
    ["/auth/logout-everywhere", {}],
    ["/auth/delete-account", { password, content: "keep" }],
  ])("with %s", async (path, body) => {
    const { user, client } = await aToken("read");
    expect((await (await app.as(user)).rest("POST", path, body)).status).toBe(200);
    expect(await statusOf(client)).toBe(401);
    expect(await db.accessToken.count({ where: { userId: user.id } })).toBe(0);
  });
});

it("keeps a socket of a long-lived token open", async () => {
  const { user, secret } = await aToken("read", undefined, { expiresInDays: 90 });
  const socket = openSocket(await app.listen());
  await socket.init({ accessToken: secret });
  for (let round = 0; round < 3; round++) {
    expect(await socket.ask("{ viewer { key } }")).toMatchObject({ payload: { data: { viewer: { key: user.id } } } });
  }
});

it("notes its use, once a minute at most", async () => {
  const { id, client } = await aToken("read");
  const lastUsed = async () => (await db.accessToken.findUniqueOrThrow({ where: { id } })).lastUsedAt;
  const noted = () => expect.poll(lastUsed).not.toBeNull();
  expect(await lastUsed()).toBeNull();
  await statusOf(client);
  await noted();
  const recent = new Date(Date.now() - 30_000);
  await db.accessToken.update({ where: { id }, data: { lastUsedAt: recent } });
  await statusOf(client);
  await statusOf(client);
  expect(await lastUsed()).toEqual(recent);
  const longAgo = new Date(Date.now() - 61_000);
  await db.accessToken.update({ where: { id }, data: { lastUsedAt: longAgo } });
  await statusOf(client);
  await expect.poll(lastUsed).not.toEqual(longAgo);
});

it("is one of twenty at most, and has a name", { tags: ["slow"] }, async () => {
  const user = await aUser(platform);
  const client = await app.as(user);
  const make = (name: string) => client.rest("POST", "/auth/tokens", { name, scope: "read" });
  expect(await make(" ")).toMatchObject({ status: 400, body: { issues: [{ path: "name" }] } });
  const answers = await Promise.all(Array.from({ length: 22 }, (_, number) => make(`Token ${number}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

it("allows exports with read access only, over REST and GraphQL", async () => {
  const { user, client } = await aToken("read");
  const quiz = await aQuiz(app.platform, user);
  expect((await client.rest("GET", `/quizzes/${quiz.id}/export?format=json`)).body).toEqual([]);
  const { data } = await client.graphql(
    "mutation ($id: ID!) { exportResults(id: $id, format: JSON) { ... on ExportResultsSuccess { data } } }",
    { id: globalId("Content", quiz.id) },
  );
  const [, path] = /^\/api(\/.+)$/.exec(data.exportResults.data) ?? [];
  const nobody = await app.as();
  expect((await nobody.rest("GET", path ?? "")).body).toEqual([]);
});
