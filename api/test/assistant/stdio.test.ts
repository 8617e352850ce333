import { execFile } from "node:child_process";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, it, onTestFinished } from "vitest";
import { aQuiz, aUser } from "../factories.ts";
import { testApp } from "../harness.ts";

const script = join(import.meta.dirname, "../../../scripts/mcp.js");
const { PATH = "" } = process.env;

const app = await testApp();
const address = await app.listen();

async function anAssistant(environment: Record<string, string>, mode: "auto" | "legacy" = "auto") {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const env = { PATH, ...environment };
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [script], env, stderr: "ignore" }));
  return client;
}

it.each(["auto", "legacy"] as const)("offers the service's tools over stdin and stdout, %s", {
  tags: ["slow"],
}, async (mode) => {
  const user = await aUser(app.platform);
  const { body } = await (await app.as(user)).rest("POST", "/auth/tokens", { name: "Desk", scope: "read" });
  const quiz = await aQuiz(app.platform, user);
  const client = await anAssistant({ ASSAY_URL: address, ASSAY_TOKEN: body.secret }, mode);
  expect((await client.listTools()).tools).toHaveLength(5);
  const { structuredContent } = await client.callTool({ name: "list_content", arguments: {} });
  expect(structuredContent).toMatchObject({ items: [{ id: quiz.id }] });
});

it("answers each request with the problem, a refused token or an unreachable service", {
  tags: ["slow"],
}, async () => {
  const token = "assay_pat_revoked";
  await expect(anAssistant({ ASSAY_URL: address, ASSAY_TOKEN: token })).rejects.toThrow("unknown, revoked or expired");
  await expect(anAssistant({ ASSAY_URL: "http://127.0.0.1:9", ASSAY_TOKEN: token })).rejects.toThrow("fetch failed");
});

it.each([
  [{}, "ASSAY_TOKEN must be a personal access token"],
  [{ ASSAY_URL: "quiz" }, "ASSAY_URL must be the address of the service"],
])("names the setting that is missing or invalid: %j", async (environment, words) => {
  const env = { PATH, ...environment };
  const [code, told] = await new Promise<[unknown, string]>((done) => {
    execFile(process.execPath, [script], { env }, (error, _out, trouble) => done([error?.code, trouble]));
  });
  expect([code, told]).toEqual([1, expect.stringContaining(words)]);
});
