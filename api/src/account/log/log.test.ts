import { v7 as uuid } from "uuid";
import { describe, expect, it } from "vitest";
import { aQuiz, aUser, password, taken } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { setAdmin } from "../admin-flag.ts";
import { purgeLog } from "./entries.ts";
import { sessionBegan } from "./log.ts";

const app = await testApp({ trustProxy: 1 });
const { platform } = app;
type Client = ReturnType<typeof app.withToken>;

interface Entry {
  action: string;
  summary: string;
  by: string;
  network: string | null;
  sessionBeganAt: string | null;
  isThisSession: boolean;
  tokenName: string | null;
  contentTitle: string | null;
}

const doors = [
  {
    door: "REST",
    async read(client: Client, { contentId, action }: { contentId?: string; action?: string } = {}): Promise<Entry[]> {
      const asked = new URLSearchParams({ ...(contentId && { contentId }), ...(action && { action }) });
      const { status, body } = await client.rest("GET", `/account/log?${asked}`);
      expect(status).toBe(200);
      return body.entries;
    },
  },
  {
    door: "GraphQL",
    async read(client: Client, { contentId, action }: { contentId?: string; action?: string } = {}): Promise<Entry[]> {
      const { data, errors } = await client.graphql(
        `query ($contentId: ID, $action: LogAction) { viewer { log(first: 100, contentId: $contentId, action: $action) {
          edges { node { action summary by network sessionBeganAt isThisSession tokenName contentTitle content { title } } }
        } } }`,
        { contentId: contentId && globalId("Content", contentId), action: action?.toUpperCase() },
      );
      expect(errors).toBeUndefined();
      return data.viewer.log.edges.map(({ node }: { node: Entry }) => ({
        ...node,
        action: node.action.toLowerCase(),
        by: node.by.toLowerCase(),
      }));
    },
  },
];

/** A user who logged in from a separate network and owns an item that has a response. */
async function anOwner() {
  const user = await aUser(platform);
  const from = { "x-forwarded-for": "203.0.113.77" };
  const { body } = await app.withToken().rest("POST", "/auth/login", { email: user.email, password }, from);
  const quiz = await aQuiz(platform, user, { title: "Rivers" });
  await taken(platform, quiz);
  return { user, quiz, from, client: app.withToken(body.accessToken) };
}

describe.each(doors)("over $door", ({ read }) => {
  it("shows actions with their origin and session or token, newest first", async () => {
    const { user, quiz, from, client } = await anOwner();
    const token = { name: "Nightly", scope: "write" };
    const { secret } = (await client.rest("POST", "/auth/tokens", token, { "x-forwarded-for": "2001:db8:1:2::3" }))
      .body;
    const program = app.withToken(secret);
    expect((await program.rest("GET", `/quizzes/${quiz.id}/export?format=csv`, undefined, from)).status).toBe(200);
    expect((await program.rest("DELETE", `/quizzes/${quiz.id}`)).status).toBe(200);
    await inTransaction(platform.db, (tx) => setAdmin(tx, { id: user.id }, true));
    await (await app.as(await aUser(platform, { isAdmin: true }))).rest("PATCH", `/admin/users/${user.id}/admin`, {
      isAdmin: false,
    });

    const session = { by: "session", sessionBeganAt: expect.any(String), isThisSession: true, tokenName: null };
    const byToken = { by: "token", sessionBeganAt: null, isThisSession: false, tokenName: "Nightly" };
    const nobody = { sessionBeganAt: null, isThisSession: false, tokenName: null, contentTitle: null, network: null };
    const entries = await read(client);
    expect(entries).toMatchObject([
      { action: "admin_revoked", by: "administrator", ...nobody },
      { action: "admin_granted", by: "operator", ...nobody },
      { action: "content_deleted", ...byToken, contentTitle: "Rivers", summary: "Deleted the item" },
      {
        action: "results_exported",
        ...byToken,
        contentTitle: "Rivers",
        network: "203.0.113.0/24",
        summary: "Exported the answers as CSV",
      },
      { action: "token_made", ...session, network: "2001:db8:1::/48", summary: "Made the token “Nightly”" },
      { action: "signed_in", ...session, network: "203.0.113.0/24", contentTitle: null },
    ]);
    expect(entries.at(-1)?.sessionBeganAt).toEqual(expect.stringMatching(/^\d{4}-/));

    await client.rest("DELETE", `/auth/tokens/${(await client.rest("GET", "/auth/tokens")).body[0].id}`);
    expect(await read(client, { action: "results_exported" })).toMatchObject([byToken]);
    expect((await read(client, { contentId: quiz.id })).map(({ action }) => action)).toEqual([
      "content_deleted",
      "results_exported",
    ]);
    expect(await read(client, { contentId: uuid() })).toEqual([]);
    expect(await read(await app.as(await aUser(platform)), { contentId: quiz.id })).toEqual([]);
  });
});

it("reads from the id of a session when it began, and from no other id", () => {
  const began = new Date("2026-11-20T10:30:00Z");
  expect(sessionBegan(uuid({ msecs: began.getTime() }))).toEqual(began);
  expect([null, "nothing", "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c"].map(sessionBegan)).toEqual([null, null, null]);
});

it("names changed settings and regraded questions of a save", async () => {
  const { quiz, client } = await anOwner();
  const { questions } = (await client.rest("GET", `/quizzes/${quiz.id}`)).body;
  const [first, second] = questions;
  const save = (edit: object) => client.rest("PUT", `/quizzes/${quiz.id}`, edit);
  await save({ title: "Lakes", questions: [{ ...first, questionText: "Capital, of France?" }, second] });
  await save({ isPublic: false, showResultsToTakers: true });
  await save({ rules: { shuffleOptions: true } });
  const [kept] = (await client.rest("GET", `/quizzes/${quiz.id}`)).body.questions;
  await save({ questions: [second, { ...kept, correctAnswer: 0 }] });
  const { entries } = (await client.rest("GET", `/account/log?contentId=${quiz.id}`)).body;
  expect(entries.map(({ summary, contentTitle }: Entry) => [summary, contentTitle])).toEqual([
    ["Changed how question 2 is graded", "Lakes"],
    ["Changed who may answer, when, in which order, and what is shown", "Lakes"],
    ["Changed who may take it and whether takers see results", "Lakes"],
  ]);
});

it("has nothing of what did not come to pass", async () => {
  const { quiz, client } = await anOwner();
  const stranger = await app.as(await aUser(platform));
  expect((await stranger.rest("DELETE", `/quizzes/${quiz.id}`)).status).toBe(403);
  expect((await stranger.rest("GET", `/quizzes/${quiz.id}/export`)).status).toBe(403);
  expect((await client.rest("DELETE", `/quizzes/${quiz.id}`, undefined, { "if-match": '"0"' })).status).toBe(412);
  expect((await client.rest("GET", "/account/log")).body.entries).toMatchObject([{ action: "signed_in" }]);
});

it("has a failed sign-in once an hour for each network", async () => {
  const { user, client } = await anOwner();
  const fail = (from: string, email = user.email) =>
    app.withToken().rest("POST", "/auth/login", { email, password: "not this one" }, { "x-forwarded-for": from });
  const networks = async () => {
    const { body } = await client.rest("GET", "/account/log?action=sign_in_failed");
    for (const entry of body.entries)
      expect(entry).toMatchObject({ by: "unknown", sessionBeganAt: null, isThisSession: false });
    return body.entries.map(({ network }: Entry) => network).toSorted();
  };
  const answers = await Promise.all(["198.51.100.1", "198.51.100.1", "198.51.100.2"].map((from) => fail(from)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  await fail("203.0.113.9");
  await expect.poll(networks).toEqual(["198.51.100.0/24", "203.0.113.0/24"]);
  const where = { userId: user.id, network: "198.51.100.0/24" };
  await platform.db.logEntry.updateMany({ where, data: { at: new Date(Date.now() - 3_700_000) } });
  await fail("198.51.100.1");
  await expect.poll(networks).toEqual(["198.51.100.0/24", "198.51.100.0/24", "203.0.113.0/24"]);
});

it("comes in pages, and refuses what it does not know", async () => {
  const { user, client } = await anOwner();
  const detail = { name: "script" };
  for (let made = 0; made < 5; made++)
    await platform.db.logEntry.create({ data: { userId: user.id, action: "token_made", by: "session", detail } });
  const found: string[] = [];
  for (let path: string | null = "/account/log?limit=2"; path; ) {
    const { body } = await client.rest("GET", path);
    found.push(...body.entries.map(({ id }: { id: string }) => id));
    path = body.nextCursor && `/account/log?limit=2&cursor=${body.nextCursor}`;
  }
  expect(found).toHaveLength(6);
  expect(found).toEqual(found.toSorted().toReversed());
  for (const asked of ["action=danced", "cursor=none", "limit=0"])
    expect((await client.rest("GET", `/account/log?${asked}`)).body.error).toBe("VALIDATION_FAILED");
});

it("is kept for a year, and goes with the account", async () => {
  const { user, client } = await anOwner();
  const old = (days: number) => ({
    userId: user.id,
    action: "signed_in" as const,
    by: "session" as const,
    detail: {},
    at: new Date(Date.now() - days * 86_400_000),
  });
  await platform.db.logEntry.createMany({ data: [...Array.from({ length: 2001 }, () => old(366)), old(364)] });
  const written = (days: number) => ({
    actorId: user.id,
    action: "erase-person",
    subjectId: "old",
    createdAt: old(days).at,
  });
  await platform.db.auditEntry.createMany({ data: [written(366), written(364)] });
  await purgeLog(platform);
  expect(await platform.db.auditEntry.count({ where: { subjectId: "old" } })).toBe(1);
  expect((await client.rest("GET", "/account/log")).body.entries).toHaveLength(2);
  await client.rest("POST", "/auth/delete-account", { password, content: "delete" });
  expect(await platform.db.logEntry.count({ where: { userId: user.id } })).toBe(0);
});
