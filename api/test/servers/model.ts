import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

interface ChatRequest {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format: { type: string; json_schema: { strict: boolean; schema: object } };
  key: string;
}

export type Behaviour = (request: ChatRequest, response: ServerResponse) => Promise<void> | void;

export interface ModelServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  requests: ChatRequest[];
  /** Resolves when a client has hung up on an answer. */
  abandoned: Promise<void>;
  /** Behaviours for the next requests; the last one stays. */
  plan(...behaviours: Behaviour[]): void;
  close(): void;
}

/** A server with OpenAI's protocol: structured chat completions, streamed as server-sent events. */
export async function aModelServer(): Promise<ModelServer> {
  const requests: ChatRequest[] = [];
  let planned: Behaviour[] = [good()];
  let tell = () => {};
  const abandoned = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return response.writeHead(404).end();
    const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const asked: ChatRequest = { ...JSON.parse(Buffer.concat(chunks).toString()), key };
    requests.push(asked);
    response.once("close", () => {
      if (!response.writableFinished) tell();
    });
    const behave = planned.length > 1 ? planned.shift() : planned[0];
    await behave?.(asked, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    abandoned,
    plan: (...behaviours) => {
      planned = behaviours;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const event = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const chunk = (content: string) => ({
  id: "chatcmpl-test",
  object: "chat.completion.chunk",
  created: 0,
  model: "test",
  choices: [{ index: 0, delta: { content }, finish_reason: null }],
});

/** Sends a text as a model does, a few characters at a time; breaks the connection after `until` of them. */
async function stream(response: ServerResponse, text: string, { pause = 0, until = Number.POSITIVE_INFINITY } = {}) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let at = 0; at < text.length; at += 24) {
    if (response.destroyed) return;
    if (at >= until) {
      // Lets what was written arrive.
      await sleep(20);
      response.destroy();
      return;
    }
    response.write(event(chunk(text.slice(at, at + 24))));
    if (pause > 0) await sleep(pause);
  }
  response.write(event("[DONE]"));
  response.end();
}

export const says =
  (text: string): Behaviour =>
  (_request, response) =>
    stream(response, text);

export const writes = (...questions: object[]): Behaviour => says(JSON.stringify({ questions }));

export const refuses =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "Not now", type: "test", code: null } }));
  };

export const hangs: Behaviour = () => {};

/** Writes `beginning`, then `again` until the client hangs up; then reports the bytes to `told`. */
export const endless =
  (status: number, beginning: string, again: string, told = (_bytes: number) => {}): Behaviour =>
  async (_request, response) => {
    response.writeHead(status, { "content-type": "text/event-stream" });
    response.write(beginning);
    let size = 0;
    const piece = again.repeat(Math.ceil(65_536 / again.length));
    let goOn = () => {};
    response.on("drain", () => goOn()).on("close", () => goOn());
    while (!response.destroyed) {
      const drained = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      if (!response.write(piece)) await drained;
      size += piece.length;
    }
    told(size);
  };

export const onTheLine = (text: string) => event(chunk(text));

/** As many questions as asked for, about the source if there is one. */
export const good =
  (options: { pause?: number; until?: number } = {}): Behaviour =>
  (request, response) =>
    stream(response, JSON.stringify({ questions: itemsFor(request) }), options);

let written = 0;

export function itemsFor(request: ChatRequest): object[] {
  const text = request.messages.at(-1)?.content ?? "";
  const count = Number(/Write exactly (\d+)/.exec(text)?.[1]);
  const sentences = [...text.matchAll(/<source \S+>\n([\s\S]*?)\n<\/source/g)].flatMap(([, source = ""]) =>
    source.split(/(?<=[.?!])\s+/).filter(({ length }) => length > 40),
  );
  const schema = JSON.stringify(request.response_format.json_schema.schema);
  const make = schema.includes("correctOption") ? quizItem : schema.includes("multi_select") ? surveyItem : ratingItem;
  return Array.from({ length: count }, (_, index) => {
    written += 1;
    const passage = sentences[Math.floor((index * sentences.length) / count)];
    return { ...(passage && { passage }), ...make(written) };
  });
}

const colours = ["amber", "black", "coral", "dun", "ebony", "fawn", "green"];
const things = ["birch", "canal", "delta", "ember", "fjord", "grove", "hedge", "island", "jetty", "knoll", "lagoon"];
const word = (index: number) => `${colours[index % 7]} ${things[index % 11]} of number ${index}`;

export const quizItem = (index: number) => ({
  question: `Which is ${word(index)}?`,
  options: [`The right one ${index}`, `The wrong one ${index}`, `Another wrong ${index}`, `The last wrong ${index}`],
  correctOption: 0,
  explanation: `Because it is ${word(index)}.`,
});

const surveyItem = (index: number) => ({
  question: `What do you think of ${word(index)}?`,
  type: index % 3 === 0 ? "multi_select" : "single_choice",
  options: ["Much", "Some", "Little", "Nothing"],
});

const ratingItem = (index: number) => ({
  question: `How well do you handle ${word(index)}?`,
  options: ["I have never done it", "I do it with help", "I do it alone", "I teach it"],
});
