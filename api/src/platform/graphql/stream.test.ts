import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { openEventStream } from "../../../test/events.ts";
import { aQuiz, aUser, taken, viewerFor } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { runScript } from "../../../test/program.ts";
import { openSocket } from "../../../test/socket.ts";
import { setAdmin } from "../../account/admin-flag.ts";
import { signOutEverywhere } from "../../account/profile/profile.ts";
import { createAccessToken, revokeAccessToken } from "../../account/token/access-token.ts";
import { setAdministrator } from "../../admin/admin.ts";
import { inTransaction } from "../data/database.ts";
import { viewerOf } from "../identity/authentication.ts";
import { globalId } from "./ids.ts";

const app = await testApp();
const { platform } = app;
const address = await app.listen();
const hasty = (await testApp({ recheckInterval: 1 })).listen();

const watch =
  "subscription ($id: ID!) { resultsChanged(contentId: $id) { attempts(first: 1) { edges { node { participantName } } } } }";

const silence = "subscription ($id: String!) { generationProgress(id: $id) { stage } }";

interface Watching {
  next(): Promise<string | undefined>;
  closed: Promise<unknown>;
  heard(): string;
}

// biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an event fails the test that makes it
const newest = ({ data, errors }: Record<string, any>) =>
  errors ? errors[0].extensions.code : data.resultsChanged.attempts.edges[0]?.node.participantName;

const doors = {
  async WebSocket(at: string, token: string, id: string, query = watch): Promise<Watching> {
    const socket = openSocket(at);
    await socket.init({ accessToken: token });
    // An idle socket counts as open too, and a subscription rechecks the viewer.
    if (query !== silence) socket.send({ type: "subscribe", id: "watch", payload: { query, variables: { id } } });
    let read = 0;
    return {
      async next() {
        await expect
          .poll(() => socket.messages.filter((message) => message.id === "watch").length)
          .toBeGreaterThan(read);
        const message = socket.messages.filter((message) => message.id === "watch")[read++];
        return message?.type === "next" ? newest(message.payload as object) : message?.type;
      },
      closed: socket.closed.then(({ code }) => (code === 4401 || code === 4403 ? "refused" : code)),
      heard: () => JSON.stringify(socket.messages),
    };
  },
  async "an event stream"(at: string, token: string, id: string, query = watch): Promise<Watching> {
    const stream = await openEventStream(at, { query, variables: { id } }, { token });
    const heard: object[] = [];
    const next = async () => {
      const event = await stream.next();
      heard.push(event);
      return newest(event);
    };
    return {
      next,
      closed: stream.closed.then((how) => (how === "complete" ? "refused" : how)),
      heard: () => JSON.stringify([...heard, ...stream.events]),
    };
  },
};

async function anOwner() {
  const owner = await aUser(platform);
  const quiz = await aQuiz(platform, owner);
  const token = await accessTokenOf(platform, owner);
  const viewer = await viewerOf(platform, `Bearer ${token}`, "192.0.2.1");
  return { owner, quiz, token, viewer, id: globalId("Content", quiz.id) };
}

describe.each(Object.entries(doors))("%s", (_name, open) => {
  it("notifies its owner of each answer", async () => {
    const { quiz, token, id } = await anOwner();
    const watching = await open(address, token, id);
    expect(await watching.next()).toBeUndefined();
    await taken(platform, quiz, "Ann");
    expect(await watching.next()).toBe("Ann");
  });

  it("is closed by signing out everywhere", async () => {
    const { quiz, token, viewer, id } = await anOwner();
    const watching = await open(address, token, id);
    await watching.next();
    await signOutEverywhere(platform, viewer);
    await taken(platform, quiz, "Ann");
    expect(await watching.closed).toBe("refused");
    expect(watching.heard()).not.toContain("Ann");
  });

  it("is closed by revoking its token, and the others of that person stay", async () => {
    const { quiz, token, viewer, id } = await anOwner();
    const issued = await createAccessToken(platform, viewer, { name: "script", scope: "read" });
    const [revoked, stays] = [await open(address, issued.secret, id), await open(address, token, id)];
    await revoked.next();
    await stays.next();
    await revokeAccessToken(platform, viewer, issued.token.id);
    await taken(platform, quiz, "Ann");
    expect(await revoked.closed).toBe("refused");
    expect(revoked.heard()).not.toMatch(/Ann|"http"/);
    expect(await stays.next()).toBe("Ann");
  });

  it("stops after its session is gone, even without an announcement", async () => {
    const { owner, quiz, token, id } = await anOwner();
    const watching = await open(address, token, id);
    await watching.next();
    await platform.db.refreshToken.deleteMany({ where: { userId: owner.id } });
    await taken(platform, quiz, "Ann");
    expect(await watching.closed).toBe("refused");
    expect(watching.heard()).not.toContain("Ann");
  });

  it("is looked at again when news may have been missed", async () => {
    const { owner, token } = await anOwner();
    const watching = await open(address, token, "never-begun", silence);
    await platform.db.refreshToken.deleteMany({ where: { userId: owner.id } });
    const { promise: listener, resolve } = Promise.withResolvers<number>();
    platform.events.onConnect(async (client) => {
      resolve((await client.query("SELECT pg_backend_pid() AS pid")).rows[0].pid);
    });
    await platform.sql.query("SELECT pg_terminate_backend($1)", [await listener]);
    expect(await watching.closed).toBe("refused");
  });

  it("is looked at again from time to time", async () => {
    const { owner, token, id } = await anOwner();
    const watching = await open(await hasty, token, id);
    await watching.next();
    await platform.db.refreshToken.deleteMany({ where: { userId: owner.id } });
    expect(await watching.closed).toBe("refused");
  });

  it("is closed when its token runs out", { tags: ["slow"] }, async () => {
    const { owner, id } = await anOwner();
    const brief = { ...platform, settings: { ...platform.settings, accessTokenTtl: -28 } };
    const watching = await open(address, await accessTokenOf(brief, owner), id);
    expect(await watching.closed).toBe("refused");
  });

  it("keeps no server from stopping", async () => {
    const leaving = await testApp();
    const { token, id } = await anOwner();
    const watching = await open(await leaving.listen(), token, id);
    await watching.next();
    await leaving.close();
    expect(["cut", 1001]).toContain(await watching.closed);
  });
});

describe("an administrator who is one no more", () => {
  const administrators = "{ admin { overview { users } } }";

  it.each([
    [
      "the screen",
      (id: string, by: string) =>
        setAdministrator(platform, viewerFor({ id: by, isAdmin: true }), id, { isAdmin: false }),
    ],
    ["the domain", (id: string) => inTransaction(platform.db, (tx) => setAdmin(tx, { id }, false))],
    ["the database itself", (id: string) => platform.db.user.update({ where: { id }, data: { isAdmin: false } })],
  ])("is refused on the socket that was open, when demoted by %s", async (_name, demote) => {
    const [remaining, user] = [await aUser(platform, { isAdmin: true }), await aUser(platform, { isAdmin: true })];
    const socket = openSocket(address);
    await socket.init({ accessToken: await accessTokenOf(platform, user) });
    expect(await socket.ask(administrators)).toMatchObject({ payload: { data: { admin: { overview: {} } } } });
    await demote(user.id, remaining.id);
    const forbidden = [{ extensions: { code: "FORBIDDEN" } }];
    expect(await socket.ask(administrators)).toMatchObject({ payload: { errors: forbidden } });
    const grant = "mutation ($id: ID!) { setAdmin(userId: $id, isAdmin: true) { ... on DomainError { code } } }";
    expect(await socket.ask(grant, { id: globalId("User", user.id) })).toMatchObject({
      payload: { data: { setAdmin: { code: "FORBIDDEN" } } },
    });
  });

  it("reaches every process, including from the command line", { tags: ["slow"] }, async () => {
    const user = await aUser(platform, { isEmailVerified: true });
    const told: string[] = [];
    platform.events.on("sessions", (id) => told.push(id));
    const environment = { DATABASE_URL: await testDatabase(), TOKEN_SECRET: "x".repeat(32) };
    const program = runScript("admin", ["grant", user.email], environment);
    expect([await program.exited, program.output()]).toEqual([0, expect.stringContaining("administrator")]);
    await expect.poll(() => told).toContain(user.id);
  });
});

describe("event streams", () => {
  it("are counted with the sockets of the same person", { tags: ["slow"] }, async () => {
    const limited = await testApp({ rateLimit: true });
    const at = await limited.listen();
    const { token, id } = await anOwner();
    const socket = openSocket(at);
    await socket.init({ accessToken: token });
    const payload = { query: watch, variables: { id } };
    const streams = [];
    for (let nth = 0; nth < 9; nth++) streams.push(await openEventStream(at, payload, { token }));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const tooMany = await fetch(`${at}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream", authorization: `Bearer ${token}` },
      body: JSON.stringify(payload),
    });
    expect([tooMany.status, tooMany.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
    expect(await tooMany.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
    streams[0]?.close();
    await expect.poll(async () => (await openEventStream(at, payload, { token })).status).toBe(200);
  });

  it("are refused like everything else", async () => {
    const { id, token } = await anOwner();
    const stranger = await accessTokenOf(platform, await aUser(platform));
    const payload = { query: watch, variables: { id } };
    const code = async (headers: { token?: string }, body: object = payload) => {
      const stream = await openEventStream(address, body, headers);
      return (await stream.next()).errors?.[0]?.extensions?.code;
    };
    expect(await code({})).toBe("UNAUTHENTICATED");
    expect(await code({ token: stranger })).toBe("FORBIDDEN");
    const status = async (headers: { token?: string }, body: object = payload) =>
      (await openEventStream(address, body, headers)).status;
    expect(await status({ token: "nonsense" })).toBe(401);
    expect(await status({ token }, { query: "subscription { nothing }" })).toBe(400);
    expect(await status({ token }, { query: watch })).toBe(200);
  });

  it("are the one way to subscribe over HTTP, whatever hash or name is sent along", async () => {
    const { token, id } = await anOwner();
    const payload = { query: watch, variables: { id } };
    const persistedQuery = { version: 1, sha256Hash: "0".repeat(64) };
    const stream = await openEventStream(address, { ...payload, extensions: { persistedQuery } }, { token });
    await stream.next();
    await signOutEverywhere(platform, await viewerOf(platform, `Bearer ${token}`, "192.0.2.7"));
    expect((await stream.next()).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    expect(await stream.closed).toBe("complete");
  });

  it.each([
    ["no object of variables", { query: watch, variables: "x" }],
    [
      "an argument that cannot be stored",
      { query: 'subscription { generationProgress(id: "\\u0000") { __typename } }' },
    ],
    ["nothing selected", { query: watch.replace("{ attempts", "@skip(if: true) { attempts"), variables: { id: "x" } }],
  ])("answer %s with an error", async (_name, payload) => {
    const response = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${(await anOwner()).token}` },
      body: JSON.stringify(payload),
    });
    expect(await response.text()).toMatch(/"(VALIDATION_FAILED|GRAPHQL_VALIDATION_FAILED)"|must be an object/);
  });

  it("come without being asked for by name, and answer queries as well", async () => {
    const { token, id } = await anOwner();
    const any = await openEventStream(address, { query: watch, variables: { id } }, { token, accept: "*/*" });
    expect(any.headers.get("content-type")).toContain("text/event-stream");
    const once = await openEventStream(address, { query: "{ viewer { id } }" }, { token });
    expect((await once.next()).data.viewer.id).toEqual(expect.any(String));
    expect(await once.closed).toBe("complete");
  });

  it.each([
    ["multipart/mixed", watch, 406],
    ["multipart/mixed", "{ viewer { id } }", 406],
    ["application/json", watch, 406],
    ["text/csv", "{ viewer { id } }", 406],
    ["multipart/mixed;deferSpec=20220824, application/json", "{ viewer { id } }", 200],
    ["application/graphql-response+json", "{ viewer { id } }", 200],
  ])("and what %s asks of them: %s is %i", async (accept, query, status) => {
    const { token, id } = await anOwner();
    const response = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept, authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: query === watch ? { id } : {} }),
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([status, expect.stringContaining("json")]);
    const body = await response.json();
    if (status === 406) expect(body.errors[0]).toMatchObject({ message: expect.stringContaining("text/event-stream") });
  });
});
