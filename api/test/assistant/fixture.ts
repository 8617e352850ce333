import { completable, McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { z } from "zod";

/** The smallest valid PNG and WAV files. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const wav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";

const text = (said: string) => ({ type: "text" as const, text: said });
const image = { type: "image" as const, data: png, mimeType: "image/png" };
const audio = { type: "audio" as const, data: wav, mimeType: "audio/wav" };
const resource = (uri: string, mimeType: string, said: string) => ({
  type: "resource" as const,
  resource: { uri, mimeType, text: said },
});
const asked = <Content>(content: Content) => ({ role: "user" as const, content });

/** The tools, resources and prompts that the conformance suite calls by name. */
export function fixtureServer(): McpServer {
  const server = new McpServer(
    { name: "conformance", version: "1" },
    { capabilities: { logging: {}, completions: {}, resources: { subscribe: true } } },
  );
  const answer = (
    name: string,
    ...content: (ReturnType<typeof text> | typeof image | typeof audio | ReturnType<typeof resource>)[]
  ) => server.registerTool(name, { description: name }, () => ({ content }));
  answer("test_simple_text", text("This is a simple text response for testing."));
  answer("test_image_content", image);
  answer("test_audio_content", audio);
  answer(
    "test_embedded_resource",
    resource("test://embedded-resource", "text/plain", "This is an embedded resource content."),
  );
  answer(
    "test_multiple_content_types",
    text("Multiple content types test:"),
    image,
    resource("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
  );
  server.registerTool("test_error_handling", { description: "fails" }, () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
  server.registerTool("test_tool_with_logging", { description: "logs" }, async ({ mcpReq: { notify } }) => {
    for (const data of ["Tool execution started", "Tool processing data", "Tool execution completed"])
      await notify({ method: "notifications/message", params: { level: "info", data } });
    return { content: [text("done")] };
  });
  server.registerTool("test_tool_with_progress", { description: "reports" }, async ({ mcpReq: { notify, _meta } }) => {
    const progressToken = _meta?.progressToken ?? "";
    for (const progress of [0, 50, 100])
      await notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } });
    return { content: [text("done")] };
  });

  const read = (uri: string, mimeType: string, body: { text: string } | { blob: string }) =>
    server.registerResource(uri, uri, { description: uri, mimeType }, () => ({
      contents: [{ uri, mimeType, ...body }],
    }));
  read("test://static-text", "text/plain", { text: "This is the content of the static text resource." });
  read("test://static-binary", "image/png", { blob: png });
  read("test://watched-resource", "text/plain", { text: "Watched." });
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", template, { mimeType: "application/json" }, ({ href }, { id }) => ({
    contents: [{ uri: href, mimeType: "application/json", text: JSON.stringify({ id, templateTest: true }) }],
  }));
  server.server.setRequestHandler("resources/subscribe", () => ({}));
  server.server.setRequestHandler("resources/unsubscribe", () => ({}));

  server.registerPrompt("test_simple_prompt", { description: "simple" }, () => ({
    messages: [asked(text("This is a simple prompt for testing."))],
  }));
  const argsSchema = z.object({ arg1: completable(z.string(), () => ["test"]), arg2: z.string() });
  server.registerPrompt("test_prompt_with_arguments", { description: "args", argsSchema }, ({ arg1, arg2 }) => ({
    messages: [asked(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
  }));
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "resource", argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [asked(resource(resourceUri, "text/plain", "Embedded resource content for testing."))],
    }),
  );
  server.registerPrompt("test_prompt_with_image", { description: "image" }, () => ({
    messages: [asked(image), asked(text("Please analyze the image above."))],
  }));
  return server;
}
