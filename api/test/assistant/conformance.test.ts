import { execFile } from "node:child_process";
import { createServer, request } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { assistantRoutes } from "../../src/assistant/assistant.rest.ts";
import { aUser } from "../factories.ts";
import { testApp } from "../harness.ts";
import { opened } from "../opened.ts";
import { fixtureServer } from "./fixture.ts";

// The suite expects tools of its own. They are mounted on our transport at another path, to test our code around the
// library. Scenarios that need none of these tools run against the service's own tools, too.

const suite = createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/dist/index.js");

const app = await testApp({});
await app.http.register(assistantRoutes(app.platform, { url: "/mcp-fixture", serverFor: fixtureServer }));
const service = new URL(await app.listen());
const owner = await app.as(await aUser(app.platform));
const { body: token } = await owner.rest("POST", "/auth/tokens", { name: "Suite", scope: "write" });

/** Adds the token, which the suite cannot send, and changes nothing else. */
const withToken = createServer((asked, reply) => {
  const headers = { ...asked.headers, authorization: `Bearer ${token.secret}` };
  const { hostname, port } = service;
  const sent = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  sent.on("error", () => reply.destroy());
  asked.pipe(sent);
});
await new Promise<void>((listening) => withToken.listen(0, "127.0.0.1", listening));
opened.add({
  close: async () => {
    withToken.closeAllConnections();
    withToken.close();
  },
});
const { port } = withToken.address() as AddressInfo;

const run = (path: string, ...options: string[]) =>
  new Promise<string>((done) => {
    const args = [suite, "server", "--url", `http://127.0.0.1:${port}${path}`, ...options];
    execFile(process.execPath, args, { cwd: tmpdir() }, (error, out, trouble) =>
      done(`${out}\n${trouble}\nexit ${error?.code ?? 0}`),
    );
  });

it("passes the suite except the parts that need a session", { tags: ["slow"] }, async () => {
  const told = await run("/mcp-fixture", "--expected-failures", join(import.meta.dirname, "baseline.yml"));
  expect(told).toContain("exit 0");
  expect(told).toMatch(/Total: [1-9]\d* passed/);
});

it.each([
  "server-initialize",
  "ping",
  "tools-list",
  "dns-rebinding-protection",
])("passes %s with the service's own tools", { tags: ["slow"] }, async (scenario) => {
  expect(await run("/mcp", "--scenario", scenario)).toMatch(/ 0 failed, 0 warnings.*exit 0$/s);
});
