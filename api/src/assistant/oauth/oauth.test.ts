import { once } from "node:events";
import { createServer } from "node:http";
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { anAssistant } from "../../../test/assistant/client.ts";
import { aUser, password } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { opened } from "../../../test/opened.ts";
import { purgeSessions } from "../../account/session.ts";
import { freePort } from "../../platform/data/free-port.ts";
import { digest } from "../../platform/identity/secret.ts";
import { assistantScopes } from "../scopes.ts";
import { tools } from "../tools.ts";
import { isRedirectUri } from "./redirect-uri.ts";

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const app = await testApp({ publicUrl: address, refreshGrace: 0 });
await app.http.listen({ host: "127.0.0.1", port });
const { platform } = app;

const callback = "http://localhost:3118/callback";
const verifier = "v".repeat(43);
const challenge = Buffer.from(digest(verifier), "hex").toString("base64url");

const post = (path: string, body: string | URLSearchParams, type?: string) =>
  fetch(new URL(path, address), { method: "POST", body, ...(type && { headers: { "content-type": type } }) });

// biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an answer fails the test that makes it
type Json = any;

async function register(metadata: object = { client_name: "Claude Code", redirect_uris: [callback] }) {
  const response = await post("/oauth/register", JSON.stringify(metadata), "application/json");
  return { status: response.status, body: (await response.json()) as Json };
}

async function token(form: Record<string, string> | URLSearchParams) {
  const response = await post("/oauth/token", new URLSearchParams(form));
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

const queryOf = (parameters: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  ).toString();

const { client_id } = (await register()).body;
const asked = {
  response_type: "code",
  client_id,
  redirect_uri: callback,
  code_challenge: challenge,
  code_challenge_method: "S256",
  resource: `${address}/mcp`,
  scope: "content:read results:read",
  state: "a+b",
};

async function aPerson() {
  const user = await aUser(platform);
  const client = await app.as(user);
  return {
    user,
    client,
    async consent(query: string) {
      const { data, errors } = await client.graphql(
        "query ($query: String!) { authorizationRequest(query: $query) { clientName clientHost returnsTo scopes flaw } }",
        { query },
      );
      expect(errors).toBeUndefined();
      return data.authorizationRequest;
    },
    async decide(query: string, scopes: string[] | null, idempotencyKey?: string) {
      const { data } = await client.graphql(
        `mutation ($input: DecideAuthorizationInput!) { decideAuthorization(input: $input) {
           ... on DecideAuthorizationSuccess { data { url } }
           ... on DomainError { code message }
         } }`,
        { input: { query, scopes, idempotencyKey } },
      );
      const { data: answer, code } = data.decideAuthorization;
      return answer ? new URL(answer.url) : (code as string);
    },
    /** Returns the answer as the client reads it. */
    async answer(changes: Record<string, string | undefined> = {}, scopes: string[] | null = ["CONTENT_READ"]) {
      const url = await this.decide(queryOf({ ...asked, ...changes }), scopes);
      if (typeof url === "string") throw new Error(url);
      return Object.fromEntries(url.searchParams);
    },
  };
}

const exchange = (code: string, changes: Record<string, string> = {}) =>
  token({
    grant_type: "authorization_code",
    code,
    client_id,
    redirect_uri: callback,
    code_verifier: verifier,
    resource: `${address}/mcp`,
    ...changes,
  });

async function aGrant(person?: Awaited<ReturnType<typeof aPerson>>) {
  const { code = "" } = await (person ?? (await aPerson())).answer();
  const { body } = await exchange(code);
  return { code, ...(body as { access_token: string; refresh_token: string }) };
}

const refresh = (refresh_token: string, changes: Record<string, string> = {}) =>
  token({ grant_type: "refresh_token", refresh_token, client_id, ...changes });

const ping = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
async function isTaken(secret: string) {
  const headers = {
    authorization: `Bearer ${secret}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const { status } = await fetch(`${address}/mcp`, { method: "POST", headers, body: JSON.stringify(ping) });
  return status !== 401;
}

/** Keeps the same state as the official client, and notes where it sends the browser. */
function aProvider(metadataUrl?: string) {
  const kept: {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier?: string;
    sentTo?: URL;
    found?: OAuthDiscoveryState;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    ...(metadataUrl && { clientMetadataUrl: metadataUrl }),
    clientMetadata: { client_name: "Claude Code", redirect_uris: [callback], application_type: "native" },
    state: () => "st&te",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.sentTo = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? "",
    saveDiscoveryState: (found) => {
      kept.found = found;
    },
    discoveryState: () => kept.found,
  };
  const transport = () => new StreamableHTTPClientTransport(new URL("/mcp", address), { authProvider: provider });
  async function connected() {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
    opened.add({ close: () => client.close() });
    await client.connect(transport());
    return client;
  }
  return { kept, transport, connected };
}

it("connects the official client: from a refusal to tools, by discovery, registration, consent and PKCE", async () => {
  const { kept, transport, connected } = aProvider();
  await expect(connected()).rejects.toThrow(/unauthorized/i);
  expect(kept.sentTo?.href).toMatch(`${address}/authorize?`);
  const query = kept.sentTo?.search.slice(1) ?? "";
  const person = await aPerson();
  expect(await person.consent(query)).toEqual({
    clientName: "Claude Code",
    clientHost: null,
    returnsTo: "http://localhost:3118",
    scopes: ["CONTENT_READ", "CONTENT_WRITE", "RESULTS_READ", "PARTICIPANTS_READ"],
    flaw: null,
  });
  const answer = (await person.decide(query, ["CONTENT_READ"])) as URL;
  expect(answer.href).toMatch(`${callback}?`);
  expect(answer.searchParams.get("state")).toBe("st&te");
  await transport().finishAuth(answer.searchParams);
  expect(kept.tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "content:read" });

  const { tools: listed } = await (await connected()).listTools();
  expect(listed.map(({ name }) => name).sort()).toEqual(["list_content", "propose_questions", "read_source"]);

  const { body: tokens } = await person.client.rest("GET", "/auth/tokens");
  expect(tokens).toMatchObject([{ name: "Claude Code", scopes: ["content:read"], lastFour: null }]);
  const { body: log } = await person.client.rest("GET", "/account/log");
  expect(JSON.stringify(log)).toContain("Made the token “Claude Code”");

  // The client refreshes automatically.
  const before = kept.tokens?.access_token ?? "";
  await platform.db.accessToken.updateMany({
    where: { token: digest(before) },
    data: { tokenExpiresAt: new Date(0) },
  });
  expect((await (await connected()).listTools()).tools).toHaveLength(3);
  expect(kept.tokens?.access_token).not.toBe(before);

  await person.client.rest("DELETE", `/auth/tokens/${tokens[0].id}`);
  expect(await isTaken(kept.tokens?.access_token ?? "")).toBe(false);
});

it("offers the scopes of the tools", () => {
  for (const { scope } of tools) expect(assistantScopes).toContain(scope);
});

describe("registration", () => {
  it("stores nothing: the same metadata gives the same id, and a changed id is unknown", async () => {
    expect((await register()).body).toEqual({
      client_id,
      client_name: "Claude Code",
      redirect_uris: [callback],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    });
    const other = client_id.replace(/.$/, client_id.endsWith("x") ? "y" : "x");
    expect(await exchange("x", { client_id: other })).toMatchObject({ status: 400, body: { error: "invalid_client" } });
    const person = await aPerson();
    for (const id of [other, "", "x".repeat(5000), "assay_client_.", "https://127.0.0.1/client.json"])
      expect(await person.consent(queryOf({ ...asked, client_id: id }))).toMatchObject({
        clientName: null,
        returnsTo: null,
        flaw: expect.any(String),
      });
  });

  it.each([
    ["https://claude.ai/api/mcp/auth_callback", true],
    ["http://127.0.0.1:1/x", true],
    ["http://[::1]/", true],
    ["cursor://anysphere.cursor-mcp/oauth/callback", true],
    ["com.example.app:/callback", true],
    ["http://example.com/callback", false],
    ["http://localhost.example.com/", false],
    ["javascript:alert(1)", false],
    ["javascript://localhost/%0aalert(1)", false],
    ["data:text/html,x", false],
    ["file:///etc/passwd", false],
    ["vbscript:x", false],
    ["about:blank", false],
    ["blob:https://example.com/x", false],
    ["myapp://callback", false],
    ["com.example.:/callback", false],
    ["com..example:/callback", false],
    ["https://user@example.com/", false],
    ["https://example.com/#x", false],
    ["https://example.com\\@evil.test/", false],
    ["/callback", false],
    [`https://example.com/${"x".repeat(250)}`, false],
  ])("decides on the redirect URI %s", (uri, isFine) => expect(isRedirectUri(uri)).toBe(isFine));

  it("refuses invalid metadata with an error of RFC 7591", async () => {
    for (const uris of [undefined, [], ["http://example.com/"], Array(11).fill(callback), "x", [null]])
      expect(await register({ redirect_uris: uris })).toMatchObject({
        status: 400,
        body: { error: "invalid_redirect_uri", error_description: expect.any(String) },
      });
    for (const body of [[], null, 1]) expect(await register(body as object)).toMatchObject({ status: 400 });
    const { status } = await post("/oauth/register", "{", "application/json");
    expect(status).toBe(400);
  });

  it("replaces a name that could deceive", async () => {
    for (const client_name of [undefined, "", "x".repeat(51), "www.claude.ai/login", "a\nb", 7])
      expect((await register({ client_name, redirect_uris: [callback] })).body.client_name).toBe("Unnamed assistant");
  });

  it("keeps no invisible characters in a name", async () => {
    for (const client_name of ["Claude\u200b Code", "\ufeffClau\u00adde Code\u2060", " Cl\u200daude Code"])
      expect((await register({ client_name, redirect_uris: [callback] })).body.client_name).toBe("Claude Code");
    const emoji = "👩\u200d💻 می\u200cخواهم";
    expect((await register({ client_name: emoji, redirect_uris: [callback] })).body.client_name).toBe(emoji);
  });

  it("reads a client's document if its id is a URL", async () => {
    const documents: Record<string, object> = {};
    const site = createServer((request, response) => {
      const { redirect, ...document } = (documents[request.url ?? ""] ?? {}) as { redirect?: string };
      if (redirect) return response.writeHead(302, { location: redirect }).end();
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
    }).listen(0, "127.0.0.1");
    opened.add({ close: async () => void site.close() });
    await once(site, "listening");
    const host = `127.0.0.1:${(site.address() as { port: number }).port}`;
    platform.settings.fetchAllowHosts = [host];
    const id = (name: string) => `http://${host}/${name}`;
    const document = { client_name: "Claude", redirect_uris: ["https://claude.ai/callback"] };
    documents["/client.json"] = { ...document, client_id: id("client.json") };
    documents["/other.json"] = { ...document, client_id: id("client.json") };
    documents["/moved.json"] = { redirect: "/client.json" };
    documents["/large.json"] = { ...document, client_id: id("large.json"), logo: "x".repeat(11_000) };
    const person = await aPerson();
    const query = (name: string) =>
      queryOf({ ...asked, client_id: id(name), redirect_uri: "https://claude.ai/callback" });
    expect(await person.consent(query("client.json"))).toMatchObject({
      clientName: "Claude",
      clientHost: host,
      returnsTo: "https://claude.ai",
      flaw: null,
    });
    for (const name of ["other.json", "moved.json", "large.json", "nothing.json"])
      expect(await person.consent(query(name)), name).toMatchObject({ clientName: null, returnsTo: null });
    const url = (await person.decide(query("client.json"), ["CONTENT_READ"])) as URL;
    const { status } = await exchange(url.searchParams.get("code") ?? "", {
      client_id: id("client.json"),
      redirect_uri: "https://claude.ai/callback",
    });
    expect(status).toBe(200);
  });
});

describe("consent", () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["no method of PKCE", { code_challenge_method: undefined }, "invalid_request"],
    ["no PKCE", { code_challenge: undefined }, "invalid_request"],
    ["the implicit grant", { response_type: "token" }, "unsupported_response_type"],
    ["another resource", { resource: "https://example.com/mcp" }, "invalid_target"],
    ["the resource of REST", { resource: address }, "invalid_target"],
    ["a scope beyond", { scope: "content:read webhooks:write" }, "invalid_scope"],
  ])("reports %s to the client when the person goes back", async (_what, changes, error) => {
    const person = await aPerson();
    expect(await person.consent(queryOf({ ...asked, ...changes }))).toMatchObject({
      clientName: "Claude Code",
      flaw: expect.any(String),
    });
    const answer = await person.answer(changes);
    expect(answer).toMatchObject({ error, state: "a+b", iss: address });
    expect(answer).not.toHaveProperty("code");
  });

  it("redirects only to a registered URI", async () => {
    const person = await aPerson();
    for (const redirect_uri of [
      "https://evil.test/",
      "http://localhost:3118/other",
      "http://127.0.0.1:3118/callback",
      "http://localhost:3118/callback/../x",
      "javascript:alert(1)",
      undefined,
    ]) {
      const query = queryOf({ ...asked, redirect_uri });
      expect(await person.consent(query)).toMatchObject({ returnsTo: null, flaw: expect.any(String) });
      expect(await person.decide(query, ["CONTENT_READ"])).toBe("VALIDATION_FAILED");
    }
    const twice = `${queryOf(asked)}&redirect_uri=${encodeURIComponent("https://evil.test/")}`;
    expect(await person.decide(twice, ["CONTENT_READ"])).toBe("VALIDATION_FAILED");
    expect(await person.decide("x".repeat(9000), null)).toBe("VALIDATION_FAILED");
    // An app listens on any port that is free at the moment.
    const other = await person.consent(queryOf({ ...asked, redirect_uri: "http://localhost:5000/callback" }));
    expect(other).toMatchObject({ returnsTo: "http://localhost:5000", flaw: null });
  });

  it("refuses for a person who allows nothing, and allows nothing beyond the request", async () => {
    const person = await aPerson();
    expect(await person.answer({}, null)).toMatchObject({ error: "access_denied", state: "a+b", iss: address });
    expect(await person.answer({}, [])).toMatchObject({ error: "access_denied" });
    expect(await person.decide(queryOf(asked), ["CONTENT_WRITE"])).toBe("VALIDATION_FAILED");
    expect(await platform.db.authorizationCode.count({ where: { userId: person.user.id } })).toBe(0);
  });

  it("gives a repeated decision the same code, and emails about it once", async () => {
    const person = await aPerson();
    const once = await person.decide(queryOf(asked), ["CONTENT_READ"], "key");
    expect(await person.decide(queryOf(asked), ["CONTENT_READ"], "key")).toEqual(once);
    expect(await platform.db.mail.count({ where: { recipient: person.user.email, kind: "token-made" } })).toBe(1);
  });

  it("needs a logged-in person, not a token", async () => {
    const person = await aPerson();
    const { body } = await person.client.rest("POST", "/auth/tokens", { name: "script", scope: "write" });
    const query = "query ($query: String!) { authorizationRequest(query: $query) { flaw } }";
    const byToken = await app.withToken(body.secret).graphql(query, { query: queryOf(asked) });
    expect(byToken.errors[0].extensions.code).toBe("FORBIDDEN");
    const byNobody = await (await app.as()).graphql(query, { query: queryOf(asked) });
    expect(byNobody.errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  it("refuses more tokens than an account may have", { tags: ["slow"] }, async () => {
    const person = await aPerson();
    for (let made = 0; made < 19; made++)
      await person.client.rest("POST", "/auth/tokens", { name: "script", scope: "read" });
    expect(await person.decide(queryOf(asked), ["CONTENT_READ"])).toBeInstanceOf(URL);
    expect(await person.decide(queryOf(asked), ["CONTENT_READ"])).toBe("CONFLICT");
    // An expired code whose token was never fetched makes room.
    await platform.sql.query(
      "UPDATE authorization_codes SET expires_at = now() - interval '1 second' WHERE user_id = $1",
      [person.user.id],
    );
    expect(await person.decide(queryOf(asked), ["CONTENT_READ"])).toBeInstanceOf(URL);
  });
});

describe("the token endpoint", () => {
  it.each<[string, Record<string, string>, string]>([
    ["a wrong verifier", { code_verifier: "w".repeat(43) }, "invalid_grant"],
    ["no verifier", { code_verifier: "" }, "invalid_grant"],
    ["another redirect URI", { redirect_uri: "http://localhost:3119/callback" }, "invalid_grant"],
    ["another resource", { resource: "https://example.com/mcp" }, "invalid_target"],
    ["an unknown code", { code: "x" }, "invalid_grant"],
    ["NUL in a code", { code: "\0" }, "invalid_grant"],
    ["no client", { client_id: "" }, "invalid_client"],
    ["another grant", { grant_type: "password" }, "unsupported_grant_type"],
  ])("refuses %s and keeps the code for its client", async (_what, changes, error) => {
    const { code = "" } = await (await aPerson()).answer();
    const refused = await exchange(code, changes);
    expect(refused).toMatchObject({ status: 400, body: { error, error_description: expect.any(String) } });
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect((await exchange(code)).status).toBe(200);
  });

  it("refuses another client's code, and one that has expired", async () => {
    const person = await aPerson();
    const { body: other } = await register({ client_name: "Other", redirect_uris: [callback] });
    const { code = "" } = await person.answer();
    expect(await exchange(code, { client_id: other.client_id })).toMatchObject({ body: { error: "invalid_grant" } });
    await platform.sql.query(
      "UPDATE authorization_codes SET expires_at = now() - interval '1 second' WHERE user_id = $1",
      [person.user.id],
    );
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it("ends a code's tokens when the code comes again", async () => {
    const grant = await aGrant();
    expect(await isTaken(grant.access_token)).toBe(true);
    expect(await exchange(grant.code)).toMatchObject({ body: { error: "invalid_grant" } });
    expect(await isTaken(grant.access_token)).toBe(false);
  });

  it("replaces refresh tokens, and ends all of them when a used one comes again", async () => {
    const first = await aGrant();
    const { body: second } = await refresh(first.refresh_token);
    expect(await isTaken(first.access_token)).toBe(false);
    expect(await isTaken(second.access_token)).toBe(true);
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await isTaken(second.access_token)).toBe(false);
    expect(await refresh(second.refresh_token)).toMatchObject({ body: { error: "invalid_grant" } });
  });

  it("gives the same successor again for a moment, in case a response was lost", async () => {
    platform.settings.refreshGrace = 30;
    const { refresh_token } = await aGrant();
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    platform.settings.refreshGrace = 0;
    expect(answers[0].body).toEqual(answers[1].body);
    expect(await isTaken(answers[0].body.access_token)).toBe(true);
  });

  it("refuses to refresh for another client, for more scopes or with an unknown token", async () => {
    const { refresh_token } = await aGrant();
    const { body: other } = await register({ client_name: "Other", redirect_uris: [callback] });
    for (const [sent, changes, error] of [
      [refresh_token, { client_id: other.client_id }, "invalid_grant"],
      [refresh_token, { scope: "content:write" }, "invalid_scope"],
      [refresh_token, { resource: "https://example.com/" }, "invalid_target"],
      [refresh_token.replace(/.$/, "_"), {}, "invalid_grant"],
      ["", {}, "invalid_grant"],
      ["x".repeat(10_000), {}, "invalid_grant"],
    ] as const)
      expect(await refresh(sent, changes)).toMatchObject({ status: 400, body: { error } });
    expect((await refresh(refresh_token, { scope: "content:read" })).status).toBe(200);
  });

  it("accepts forms of moderate size, with each parameter once", async () => {
    const twice = new URLSearchParams([
      ["client_id", client_id],
      ["grant_type", "a"],
      ["grant_type", "b"],
    ]);
    expect(await token(twice)).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    const json = await post("/oauth/token", "{}", "application/json");
    expect([json.status, await json.json()]).toMatchObject([400, { error: "invalid_request" }]);
    const large = await token({ code: "x".repeat(20_000) });
    expect(large).toMatchObject({ status: 413, body: { error: "invalid_request" } });
    const text = await post("/oauth/token", "x", "text/plain");
    expect([text.status, await text.json()]).toMatchObject([415, { error: "invalid_request" }]);
  });
});

describe("an issued token", () => {
  it("works for assistants only", async () => {
    const { access_token } = await aGrant();
    const program = app.withToken(access_token);
    expect((await program.rest("GET", "/content")).status).toBe(401);
    expect((await program.graphql("{ viewer { id } }")).status).toBe(401);
    expect((await anAssistant(address, access_token)).tools).toHaveLength(3);
  });

  it.each<[string, (person: Awaited<ReturnType<typeof aPerson>>) => Promise<unknown>]>([
    ["signing out everywhere", ({ client }) => client.rest("POST", "/auth/logout-everywhere")],
    [
      "a new password",
      ({ client }) =>
        client.rest("POST", "/auth/change-password", {
          currentPassword: password,
          newPassword: "An0therPassw0rd",
          confirmPassword: "An0therPassw0rd",
        }),
    ],
  ])("ends by %s, as does an unused code", async (_what, act) => {
    const person = await aPerson();
    const grant = await aGrant(person);
    const { code = "" } = await person.answer();
    expect(await act(person)).toMatchObject({ status: 200 });
    expect(await isTaken(grant.access_token)).toBe(false);
    expect(await refresh(grant.refresh_token)).toMatchObject({ body: { error: "invalid_grant" } });
    expect(await exchange(code)).toMatchObject({ body: { error: "invalid_grant" } });
  });

  it("is not left when its code or refresh token is used while everything is ended", { tags: ["slow"] }, async () => {
    for (let round = 0; round < 5; round++) {
      const person = await aPerson();
      const { refresh_token } = await aGrant(person);
      const { code = "" } = await person.answer();
      const [ended] = await Promise.all([
        person.client.rest("POST", "/auth/logout-everywhere"),
        exchange(code),
        refresh(refresh_token),
      ]);
      expect(ended.status).toBe(200);
      expect(await platform.db.accessToken.count({ where: { userId: person.user.id } })).toBe(0);
    }
  });

  it("is revoked when its code is used twice at once", async () => {
    const { code = "" } = await (await aPerson()).answer();
    const answers = await Promise.all([exchange(code), exchange(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [issued] = answers.filter(({ status }) => status === 200);
    expect(await isTaken(issued?.body.access_token)).toBe(false);
  });

  it.each(["access_token", "refresh_token"] as const)("is revoked by its client with the %s", async (kind) => {
    const person = await aPerson();
    const grant = await aGrant(person);
    const revoke = (token: string, id = client_id) =>
      post("/oauth/revoke", new URLSearchParams({ token, client_id: id }));
    const { body: other } = await register({ client_name: "Other", redirect_uris: [callback] });
    for (const [sent, id] of [
      [grant[kind], other.client_id],
      ["unknown", client_id],
    ] as const)
      expect((await revoke(sent, id)).status).toBe(200);
    expect(await isTaken(grant.access_token)).toBe(true);
    expect((await revoke(grant[kind])).status).toBe(200);
    expect(await isTaken(grant.access_token)).toBe(false);
    const { body: log } = await person.client.rest("GET", "/account/log");
    expect(JSON.stringify(log)).toContain("Revoked the token “Claude Code”");
  });

  it("is deleted with its code after it has expired", async () => {
    const person = await aPerson();
    await aGrant(person);
    await person.client.rest("POST", "/auth/tokens", { name: "script", scope: "read" });
    const where = { userId: person.user.id };
    await platform.db.accessToken.updateMany({ where, data: { expiresAt: new Date(0) } });
    await platform.db.authorizationCode.updateMany({ where, data: { expiresAt: new Date(0) } });
    await purgeSessions(platform);
    expect(await platform.db.authorizationCode.count({ where })).toBe(0);
    expect(await platform.db.accessToken.findMany({ where, select: { name: true } })).toEqual([{ name: "script" }]);
  });
});
