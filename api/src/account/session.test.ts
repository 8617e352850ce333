import { describe, expect, it } from "vitest";
import { aUser, password } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { viewerOf } from "../platform/identity/authentication.ts";
import { purgeSessions } from "./session.ts";

const app = await testApp({ refreshGrace: 30 });
const { platform } = app;
const visitor = await app.as();

async function signIn() {
  const user = await aUser(platform);
  const { body } = await visitor.rest("POST", "/auth/login", { email: user.email, password });
  return { user, tokens: body as { accessToken: string; refreshToken: string } };
}

const doors = [
  {
    door: "REST",
    async refresh(refreshToken: string) {
      const { status, body } = await visitor.rest("POST", "/auth/refresh", { refreshToken });
      return status === 200 ? { tokens: body } : { code: body.error };
    },
    async logout(refreshToken: string) {
      const { status } = await visitor.rest("POST", "/auth/logout", { refreshToken });
      return status === 200;
    },
  },
  {
    door: "GraphQL",
    async refresh(refreshToken: string) {
      const { data } = await visitor.graphql(
        `mutation ($refreshToken: String!) { refreshSession(refreshToken: $refreshToken) {
          ... on RefreshSessionSuccess { data { accessToken refreshToken } }
          ... on DomainError { code }
        } }`,
        { refreshToken },
      );
      const { data: tokens, code } = data.refreshSession;
      return tokens ? { tokens } : { code };
    },
    async logout(refreshToken: string) {
      const { data } = await visitor.graphql("mutation ($token: String!) { logout(refreshToken: $token) }", {
        token: refreshToken,
      });
      return data.logout;
    },
  },
];

/** Moves the last use of every token of the user into the past. */
const letPass = (userId: string, seconds: number) =>
  platform.sql.query("UPDATE refresh_tokens SET used_at = used_at - make_interval(secs => $2) WHERE user_id = $1", [
    userId,
    seconds,
  ]);

describe.each(doors)("over $door", ({ refresh, logout }) => {
  it("trades a refresh token for a pair that works", async () => {
    const { user, tokens } = await signIn();
    const next = await refresh(tokens.refreshToken);
    expect(next.tokens.refreshToken).not.toBe(tokens.refreshToken);
    const me = await app.withToken(next.tokens.accessToken).rest("GET", "/auth/me");
    expect(me.body.id).toBe(user.id);
    expect((await refresh(next.tokens.refreshToken)).tokens).toBeDefined();
  });

  it("gives every one of many tabs the one successor", async () => {
    const { user, tokens } = await signIn();
    let { refreshToken } = tokens as { refreshToken: string };
    for (let round = 1; round <= 2; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      const received = new Set(answers.map(({ tokens }) => tokens.refreshToken));
      expect(received.size).toBe(1);
      expect(await platform.db.refreshToken.count({ where: { userId: user.id } })).toBe(1 + round);
      [refreshToken] = [...received] as [string];
    }
    // A tab that was asleep during the refreshes continues with its own token.
    const { tokens: late } = await refresh(tokens.refreshToken);
    expect((await refresh(late.refreshToken)).tokens.refreshToken).toBe(refreshToken);
    const rows = await platform.db.refreshToken.findMany({ where: { userId: user.id } });
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ familyId, expiresAt }) => `${familyId} ${expiresAt.getTime()}`)).size).toBe(1);
  });

  it("ends the whole session when a token comes back after its time", async () => {
    const { user, tokens } = await signIn();
    const elsewhere = await visitor.rest("POST", "/auth/login", { email: user.email, password });
    const { tokens: next } = await refresh(tokens.refreshToken);
    await letPass(user.id, 31);
    expect(await refresh(tokens.refreshToken)).toEqual({ code: "UNAUTHENTICATED" });
    expect(await refresh(next.refreshToken)).toEqual({ code: "UNAUTHENTICATED" });
    expect((await refresh(elsewhere.body.refreshToken)).tokens).toBeDefined();
  });

  it("counts the grace from the first use", async () => {
    const { user, tokens } = await signIn();
    await refresh(tokens.refreshToken);
    await letPass(user.id, 20);
    expect((await refresh(tokens.refreshToken)).tokens).toBeDefined();
    await letPass(user.id, 20);
    expect(await refresh(tokens.refreshToken)).toEqual({ code: "UNAUTHENTICATED" });
  });

  it("logs out of this session and no other", async () => {
    const { user, tokens } = await signIn();
    const elsewhere = await visitor.rest("POST", "/auth/login", { email: user.email, password });
    const { tokens: next } = await refresh(tokens.refreshToken);
    expect(await logout(tokens.refreshToken)).toBe(true);
    expect(await refresh(next.refreshToken)).toEqual({ code: "UNAUTHENTICATED" });
    expect((await refresh(elsewhere.body.refreshToken)).tokens).toBeDefined();
    expect(await logout("nobody knows this one")).toBe(true);
  });

  it("leaves nothing of a session that is refreshed and ended at once", { tags: ["slow"] }, async () => {
    const { user, tokens } = await signIn();
    for (let round = 0; round < 20; round++) {
      const { body } = await visitor.rest("POST", "/auth/login", { email: user.email, password });
      const { tokens: next } = await refresh(body.refreshToken);
      await Promise.all([refresh(next.refreshToken), logout(body.refreshToken), refresh(next.refreshToken)]);
    }
    await logout(tokens.refreshToken);
    expect(await platform.db.refreshToken.count({ where: { userId: user.id } })).toBe(0);
  });

  it.each(["", "nobody knows this one", "x".repeat(201)])("refuses %j", async (token) => {
    expect((await refresh(token)).code).toMatch(/^(VALIDATION_FAILED|UNAUTHENTICATED)$/);
  });

  it("takes no access token for a refresh token", async () => {
    const { tokens } = await signIn();
    expect((await refresh(tokens.accessToken)).code).toMatch(/^(VALIDATION_FAILED|UNAUTHENTICATED)$/);
  });
});

const [{ refresh }] = doors as [(typeof doors)[number]];

it("keeps no token, only what proves it", async () => {
  const { user, tokens } = await signIn();
  const rows = await platform.db.refreshToken.findMany({ where: { userId: user.id } });
  expect(JSON.stringify(rows)).not.toContain(tokens.refreshToken);
  expect(Buffer.from(tokens.refreshToken, "base64url")).toHaveLength(32);
});

it("gives the successor through every process that shares the secret, and through no other", async () => {
  const { user, tokens } = await signIn();
  const successor = async (service: typeof app) =>
    (await (await service.as()).rest("POST", "/auth/refresh", tokens)).body.refreshToken;
  const first = await successor(app);
  expect(await successor(await testApp())).toBe(first);
  expect(await successor(await testApp({ tokenSecret: "y".repeat(32) }))).not.toBe(first);
  const rows = await platform.db.refreshToken.findMany({ where: { userId: user.id } });
  expect(JSON.stringify(rows)).not.toContain(first);
});

it("ends 30 days after signing in, however often it is refreshed", async () => {
  const { user, tokens } = await signIn();
  const [row] = await platform.db.refreshToken.findMany({ where: { userId: user.id } });
  const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.99);
  expect(days).toBeLessThanOrEqual(30);
  const { tokens: next } = await refresh(tokens.refreshToken);
  await platform.db.refreshToken.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
  expect(await refresh(next.refreshToken)).toEqual({ code: "UNAUTHENTICATED" });
});

it("forgets expired sessions at the next sign-in", async () => {
  const { user } = await signIn();
  await platform.db.refreshToken.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
  await visitor.rest("POST", "/auth/login", { email: user.email, password });
  expect(await platform.db.refreshToken.count({ where: { userId: user.id } })).toBe(1);
});

it("refreshes and logs out with an expired access token", async () => {
  const { user, tokens } = await signIn();
  const expired = await (await testApp({ accessTokenTtl: -60 })).as(user);
  expect((await expired.rest("GET", "/auth/me")).status).toBe(401);
  expect((await expired.rest("POST", "/auth/refresh", tokens)).status).toBe(200);
  expect((await expired.rest("POST", "/auth/logout", tokens)).status).toBe(200);
});

it("is deleted once it is over, even for people who do not come back", async () => {
  const user = await aUser(platform);
  const [over, open] = [await app.as(user), await app.as(user)];
  const { sessionId } = await viewerOf(platform, over.authorization, "");
  await platform.sql.query("UPDATE refresh_tokens SET expires_at = now() - interval '1 second' WHERE family_id = $1", [
    sessionId,
  ]);
  await purgeSessions(platform);
  expect((await over.rest("GET", "/auth/me")).status).toBe(401);
  expect((await open.rest("GET", "/auth/me")).status).toBe(200);
  expect(await platform.db.refreshToken.count({ where: { userId: user.id } })).toBe(1);
});
