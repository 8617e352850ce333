#!/usr/bin/env node
/**
 * Lets an assistant that starts its tools as programs use Assay: passes messages between stdin and stdout and the
 * service at ASSAY_URL, with the access token in ASSAY_TOKEN. Plain JavaScript, because Node runs no TypeScript from
 * node_modules, where npx puts it.
 */
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

const { ASSAY_URL: address = "http://localhost:4000", ASSAY_TOKEN: token = "" } = process.env;
const problem =
  (!URL.canParse(address) && "ASSAY_URL must be the address of the service, such as https://quiz.example.com") ||
  (!token.startsWith("assay_pat_") && "ASSAY_TOKEN must be a personal access token, which your profile page gives");
if (problem) {
  console.error(problem);
  process.exit(1);
}

const here = new StdioServerTransport();
const there = new StreamableHTTPClientTransport(new URL("/mcp", address), {
  requestInit: { headers: { authorization: `Bearer ${token}` } },
});

here.onmessage = (message) =>
  there.send(message).catch((error) => {
    console.error(error.message);
    // Only a request waits for an answer.
    if ("method" in message && "id" in message)
      return here.send({ jsonrpc: "2.0", id: message.id, error: { code: -32000, message: error.message } });
  });
there.onmessage = (message) => {
  // All later requests name the version that both sides agreed on.
  if ("result" in message && typeof message.result.protocolVersion === "string")
    there.setProtocolVersion(message.result.protocolVersion);
  return here.send(message);
};
process.stdin.once("end", () => there.close());

await there.start();
await here.start();
