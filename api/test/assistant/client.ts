import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationOptions,
} from "@modelcontextprotocol/client";
import { opened } from "../opened.ts";

// biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an answer fails the test that makes it
type Json = any;

/** Returns a client of the protocol that checks each answer against the tool's own schema. */
export async function anAssistant(
  address: string,
  token: string,
  mode: VersionNegotiationOptions["mode"] = { pin: "2026-07-28" },
) {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", address), { requestInit: { headers } }));
  opened.add({ close: () => client.close() });
  const { tools } = await client.listTools();

  const call = async (name: string, input: object = {}) =>
    (await client.callTool({ name, arguments: { ...input } })) as CallToolResult;
  const textOf = ({ content: [first] }: CallToolResult) => (first?.type === "text" ? first.text : "");
  return {
    client,
    tools,
    call,
    textOf,
    async gives(name: string, input: object = {}): Promise<Json> {
      const result = await call(name, input);
      if (result.isError) throw new Error(`${name}: ${textOf(result)}`);
      return result.structuredContent;
    },
    async refusal(name: string, input: object = {}): Promise<Json> {
      const result = await call(name, input);
      if (!result.isError) throw new Error(`${name} was not refused`);
      return JSON.parse(textOf(result));
    },
  };
}
