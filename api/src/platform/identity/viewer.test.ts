import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { signAccessToken } from "./token.ts";

const app = await testApp();
const { platform } = app;
const user = await aUser(platform);
const good = await accessTokenOf(platform, user);

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const sid = (await platform.db.refreshToken.findFirstOrThrow()).familyId;
const now = Math.floor(Date.now() / 1000);
const claims = { sub: user.id, sid, aud: "assay", iat: now, exp: now + 900 };

const token = ({ payload = {}, header = {}, key = platform.tokenKey } = {}) =>
  new SignJWT({ ...claims, ...payload }).setProtectedHeader({ alg: "HS256", typ: "at+jwt", ...header }).sign(key);

const unsigned = `${encoded({ alg: "none", typ: "at+jwt" })}.${encoded(claims)}.`;
const body = `${encoded({ alg: "HS256", typ: "at+jwt" })}.${encoded(claims)}`;
const emptyKey = `${body}.${createHmac("sha256", "").update(body).digest("base64url")}`;

it("knows who sends a good token", async () => {
  const { status, body } = await app.withToken(await token()).rest("GET", "/auth/me");
  expect(status).toBe(200);
  expect(body.id).toBe(user.id);
});

describe.each<[string, string]>([
  ["unsigned", unsigned],
  ["signed with an empty key", emptyKey],
  ["signed with another key", await token({ key: new TextEncoder().encode("y".repeat(32)) })],
  ["signed with another algorithm", await token({ header: { alg: "HS512" }, key: new Uint8Array(64) })],
  ["for another audience", await token({ payload: { aud: "elsewhere" } })],
  ["of another type", await token({ header: { typ: "JWT" } })],
  ["that never ends", await token({ payload: { exp: undefined } })],
  ["of nobody", await token({ payload: { sub: undefined } })],
  ["of no session", await token({ payload: { sid: undefined } })],
  ["of a user who is gone", await signAccessToken(platform, { userId: "gone", sessionId: sid })],
  ["of a session that is gone", await signAccessToken(platform, { userId: user.id, sessionId: "gone" })],
  ["cut short", good.slice(0, -2)],
  ["that is no token", "anything"],
])("a token %s", (_name, bad) => {
  it("is refused, never taken for nobody's", async () => {
    const client = app.withToken(bad);
    const refusal = { status: 401, body: { error: "UNAUTHENTICATED", message: "Please log in again" } };
    expect(await client.rest("GET", "/auth/me")).toMatchObject(refusal);
    expect(await client.rest("GET", "/quizzes/none")).toMatchObject(refusal);
    const { status, data, errors } = await client.graphql("{ viewer { id } }");
    expect(status).toBe(401);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ message: "Please log in again", extensions: { code: "UNAUTHENTICATED" } }]);
  });
});

it.each(["Basic YTpi", "Bearer", "Bearer a b", good])("refuses the header %j", async (authorization) => {
  const visitor = await app.as();
  expect((await visitor.rest("GET", "/quizzes/none", undefined, { authorization })).status).toBe(401);
});

it("suggests refreshing an expired token", async () => {
  const client = app.withToken(await token({ payload: { exp: now - 31 } }));
  const message = "Your session has expired";
  expect(await client.rest("GET", "/auth/me")).toMatchObject({
    status: 401,
    body: { error: "TOKEN_EXPIRED", shouldRefresh: true, message },
  });
  const { status, errors } = await client.graphql("{ viewer { id } }");
  expect(status).toBe(401);
  expect(errors).toMatchObject([{ message, extensions: { code: "TOKEN_EXPIRED", shouldRefresh: true } }]);
});

it("takes a token half a minute longer, for processes whose clocks differ", async () => {
  const client = app.withToken(await token({ payload: { exp: now - 15 } }));
  expect((await client.rest("GET", "/auth/me")).status).toBe(200);
});

it("keeps what signed-in people get out of caches", async () => {
  const { headers } = await app.withToken(good).rest("GET", "/auth/me");
  expect(headers).toMatchObject({ "cache-control": "private, no-store", vary: "authorization" });
});

it("knows at once that an administrator is one no more, and that an account is gone", async () => {
  const admin = await aUser(platform, { isAdmin: true });
  const client = await app.as(admin);
  const isAdmin = async () => (await client.rest("GET", "/auth/me")).body.isAdmin;
  expect(await isAdmin()).toBe(true);
  await platform.db.user.update({ where: { id: admin.id }, data: { isAdmin: false } });
  expect(await isAdmin()).toBe(false);
  await platform.db.user.delete({ where: { id: admin.id } });
  expect((await client.rest("GET", "/auth/me")).status).toBe(401);
});
