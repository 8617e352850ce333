import { once } from "node:events";
import type { Duplex } from "node:stream";
import { createClient } from "graphql-ws";
import { SignJWT } from "jose";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import WebSocket from "ws";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { openSocket } from "../../../test/socket.ts";
import { globalId } from "./ids.ts";

const app = await testApp();
const address = await app.listen();
const user = await aUser(app.platform);
const accessToken = await accessTokenOf(app.platform, user);

const stale = await new SignJWT({ sid: "ended" })
  .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
  .setSubject(user.id)
  .setAudience("assay")
  .setExpirationTime(new Date(Date.now() - 60_000))
  .sign(app.platform.tokenKey);

const acknowledged = { type: "connection_ack" };
const anonymously = { ...acknowledged, payload: { viewer: null } };
const watch = "subscription ($id: ID!) { resultsChanged(contentId: $id) { title } }";

describe("a socket", () => {
  it("that breaks the protocol is closed, with only a log entry", async () => {
    const printed = vi.spyOn(console, "error");
    const socket = new WebSocket(`${address.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    socket.on("error", () => {});
    const raw = new Promise<Duplex>((resolve) => socket.once("upgrade", (response) => resolve(response.socket)));
    const closed = once(socket, "close");
    (await raw).write(Buffer.from([0xff, 0x01, 0x00]));
    expect((await closed)[0]).toBe(1002);
    expect(printed).not.toHaveBeenCalled();
  });

  it.each([
    ["accessToken in connection_init", {}, { accessToken }],
    ["authorization in connection_init", {}, { authorization: `Bearer ${accessToken}` }],
    ["an Authorization header", { authorization: `Bearer ${accessToken}` }, undefined],
    ["connection_init rather than the header", { authorization: "Bearer stale" }, { accessToken }],
  ])("knows who opened it by %s", async (_name, headers, payload) => {
    const socket = openSocket(address, headers);
    await socket.init(payload);
    expect(await socket.ask("{ viewer { email } }")).toMatchObject({
      payload: { data: { viewer: { email: user.email } } },
    });
    expect(socket.messages[0]).toEqual(acknowledged);
  });

  it("may be nobody's, and says so", async () => {
    const socket = openSocket(address);
    await socket.init();
    expect(socket.messages[0]).toEqual(anonymously);
    expect(await socket.ask("{ viewer { email } }")).toMatchObject({ payload: { data: { viewer: null } } });
  });

  it.each(["anything", "", 7, { a: 1 }])("is closed on the token %j", async (bad) => {
    const socket = openSocket(address);
    await socket.init({ accessToken: bad });
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect(socket.messages).toEqual([]);
  });

  it.each([
    [{ authorization: "Bearer nonsense" }, undefined],
    [{ authorization: "Basic YTpi" }, undefined],
    [{}, { authorization: "Bearer nonsense" }],
    [{}, { authorization: accessToken }],
    [{}, { authorization: { a: 1 } }],
  ])("is closed on headers %j with connection_init %j", async (headers, payload) => {
    const socket = openSocket(address, headers);
    await socket.init(payload);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect(socket.messages).toEqual([]);
  });

  it.each([
    ["gives up with an access token that does not hold", () => "assay_pat_none", 1],
    [
      "comes back with the next token after a session's has expired",
      (nth: number) => (nth === 1 ? stale : accessToken),
      2,
    ],
  ])("a client of graphql-ws %s", async (_name, tokenOf, connections) => {
    let opened = 0;
    const client = createClient({
      url: `${address.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryWait: async () => {},
      connectionParams: () => ({ accessToken: tokenOf(++opened) }),
    });
    onTestFinished(() => client.dispose());
    const answer = client.iterate({ query: "{ viewer { email } }" }).next();
    const outcome = await answer.then(
      ({ value }) => value,
      ({ code, reason }) => ({ code, reason }),
    );
    expect(outcome).toEqual(
      connections === 1
        ? { code: 4401, reason: "This access token is unknown, revoked or expired" }
        : { data: { viewer: { email: user.email } } },
    );
    expect(opened).toBe(connections);
  });

  it("refuses another site's page, whatever token it brings", async () => {
    const headers = { origin: "https://evil.example", authorization: `Bearer ${accessToken}` };
    expect(await openSocket(address, headers).status).toBe(403);
  });

  it("opens for pages of this site and for other programs, and for no other site's pages", async () => {
    const origin = (value: string) => openSocket(address, { origin: value });
    expect(await origin("https://evil.example").status).toBe(403);
    expect(await origin("null").status).toBe(403);
    expect(await origin(`${app.platform.publicUrl}.evil.example`).status).toBe(403);
    expect(await origin(app.platform.publicUrl).status).toBe(101);
    expect(await origin(address).status).toBe(101);
    expect(await openSocket(address).status).toBe(101);
  });

  it("is closed after nonsense, and the server lives on", async () => {
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    for (const nonsense of ["nonsense", { type: "subscribe" }, "x".repeat(70_000)]) {
      const socket = openSocket(address);
      await socket.init();
      socket.send(nonsense as object);
      expect([4400, 1009]).toContain((await socket.closed).code);
    }
    expect((await app.http.inject("/healthz")).statusCode).toBe(200);
  });

  it("closes with a reason when the server stops, which does not wait", async () => {
    const leaving = await testApp();
    const socket = openSocket(await leaving.listen());
    await socket.init();
    expect(socket.messages).toEqual([anonymously]);
    await leaving.close();
    expect(await socket.closed).toMatchObject({ code: 1001 });
  });

  it("carries at most 50 subscriptions at once, and any number one by one", async () => {
    const id = globalId("Content", (await aQuiz(app.platform, user)).id);
    const socket = openSocket(address);
    await socket.init({ accessToken });
    for (let round = 0; round < 60; round++) {
      expect(await socket.ask("{ nothing }")).toMatchObject({ type: "error" });
      expect(await socket.ask("{ viewer { id } }")).toMatchObject({ type: "next" });
    }
    for (let nth = 0; nth < 50; nth++) {
      socket.send({ type: "subscribe", id: `watch ${nth}`, payload: { query: watch, variables: { id } } });
    }
    const tooMany = { type: "error", payload: [{ message: "Too many subscriptions on one connection" }] };
    expect(await socket.ask(watch, { id })).toMatchObject(tooMany);
    socket.send({ type: "complete", id: "watch 0" });
    expect(await socket.ask("{ viewer { id } }")).toMatchObject({ type: "next" });
  });

  it("answers what cannot be subscribed to, and lives on", async () => {
    const socket = openSocket(address);
    await socket.init({ accessToken });
    expect(await socket.ask(watch)).toMatchObject({
      payload: { errors: [{ message: expect.stringContaining("$id") }] },
    });
    expect(await socket.ask(watch, { id: "no id" })).toMatchObject({ payload: { errors: [{}] } });
    const skipped = watch.replace("{ title", "@skip(if: true) { title");
    expect(await socket.ask(skipped, { id: "no id" })).toMatchObject({ type: "error" });
    expect(await socket.ask("{ viewer { id } }")).toMatchObject({ type: "next" });
  });

  it("is one of at most ten of a user", async () => {
    const limited = await testApp({ rateLimit: true });
    const at = await limited.listen();
    const sockets = Array.from({ length: 10 }, () => openSocket(at));
    for (const socket of sockets) await socket.init({ accessToken });
    expect(sockets.map(({ messages }) => messages)).toEqual(sockets.map(() => [acknowledged]));
    const eleventh = openSocket(at);
    await eleventh.init({ accessToken });
    expect(await eleventh.closed).toEqual({ code: 4430, reason: "Too many connections" });
    sockets[0]?.close();
    await sockets[0]?.closed;
    const next = async () => {
      const socket = openSocket(at);
      await socket.init({ accessToken });
      return socket.messages;
    };
    await expect.poll(next).toEqual([acknowledged]);
  });
});

const transports = [
  {
    transport: "HTTP",
    errorsOf: async (query: string, variables = {}) => (await (await app.as(user)).graphql(query, variables)).errors,
  },
  {
    transport: "WebSocket",
    async errorsOf(query: string, variables = {}) {
      const socket = openSocket(address);
      await socket.init({ accessToken });
      const { type, payload } = await socket.ask(query, variables);
      return type === "error" ? payload : payload?.errors;
    },
  },
];

describe.each(transports)("a document over $transport", ({ errorsOf }) => {
  const repeated = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => part(i)).join(" ");

  it("may be of an ordinary size", async () => {
    expect(await errorsOf(`{ ${repeated(15, (i) => `a${i}: viewer { id }`)} }`)).toBeUndefined();
  });

  it.each([
    ["aliases", 15, `{ ${repeated(16, (i) => `a${i}: viewer { id }`)} }`],
    ["tokens", 2000, `{ viewer { ${"id ".repeat(2001)} } }`],
    ["directives", 20, `{ viewer { id ${"@include(if: true) ".repeat(21)} } }`],
  ])("is refused for its %s, which may be %i", async (name, limit, query) => {
    const message = `An operation may have up to ${limit} ${name}`;
    expect(await errorsOf(query)).toEqual([{ message, extensions: { code: "VALIDATION_FAILED", limit } }]);
  });

  it.each([
    ["fields that are not there", "GRAPHQL_VALIDATION_FAILED", "{ viewer { password } }"],
    ["half a document", "GRAPHQL_PARSE_FAILED", "{ viewer {"],
  ])("is refused for its %s", async (_name, code, query) => {
    const locations = [{ line: 1, column: expect.any(Number) }];
    expect(await errorsOf(query)).toEqual([{ message: expect.any(String), locations, extensions: { code } }]);
  });

  it("is refused for a page that no literal shows to be large", async () => {
    const query = `query ($n: Int!) { viewer { contents(first: $n) { edges { node { attempts(first: $n) { edges { node { answers {
      question { id } } } } } } } } } }`;
    expect(await errorsOf(query, { n: 100 })).toMatchObject([{ message: expect.stringMatching(/asks for too much/) }]);
    expect(await errorsOf(query, { n: 3 })).toBeUndefined();
  });

  it("is refused for its depth", async () => {
    const around = "attempts(first: 1) { edges { node { content { ";
    const query = `{ viewer { contents(first: 1) { edges { node { ${around.repeat(3)} key ${"} } } }".repeat(3)} } } } } }`;
    const extensions = { code: "VALIDATION_FAILED", limit: 14, actual: 17 };
    expect(await errorsOf(query)).toMatchObject([{ message: "The query asks for too much (depth)", extensions }]);
  });
});
