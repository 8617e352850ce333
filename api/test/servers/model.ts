import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { descriptionFor } from "./model.descriptions.ts";
import { asksForPlan, asksForReview, goalsFor, type Reviewing, reviewsFor } from "./model.plans.ts";
import { type Answering, answersFor, asksForAnswers, type ChatRequest, itemsFor } from "./model.questions.ts";
import { themesFor } from "./model.themes.ts";
import { translationsFor } from "./model.translations.ts";

export type Behaviour = (request: ChatRequest, response: ServerResponse) => Promise<void> | void;

export interface ModelServer {
  /** The value for OPENAI_BASE_URL. */
  url: string;
  /** Requests to write questions. */
  requests: ChatRequest[];
  /** Requests to plan questions. */
  outlines: ChatRequest[];
  /** Requests to answer questions. */
  checks: ChatRequest[];
  /** Requests to review questions. */
  reviews: ChatRequest[];
  /** Resolves when a client has disconnected during an answer since the last plan. */
  abandoned: Promise<void>;
  /** Sets the behaviours for the next requests; the last one stays. */
  plan(...behaviours: Behaviour[]): void;
  /** The same for requests to answer questions. Without a plan, answers are correct with a source and not without. */
  planChecks(...behaviours: Behaviour[]): void;
  /** The same for requests to plan questions, which otherwise get a goal for each question. */
  planOutlines(...behaviours: Behaviour[]): void;
  /** The same for requests to review questions, which otherwise find no flaws. */
  planReviews(...behaviours: Behaviour[]): void;
  close(): void;
}

/** A server with OpenAI's protocol: structured chat completions, streamed as server-sent events. */
export async function aModelServer(): Promise<ModelServer> {
  const requests: ChatRequest[] = [];
  const outlines: ChatRequest[] = [];
  const checks: ChatRequest[] = [];
  const reviews: ChatRequest[] = [];
  let planned: Behaviour[] = [good()];
  let plannedOutlines: Behaviour[] = [outline()];
  let plannedChecks: Behaviour[] = [answers()];
  let plannedReviews: Behaviour[] = [reviewed()];
  function placeOf(asked: ChatRequest): [ChatRequest[], Behaviour[]] {
    if (asksForPlan(asked)) return [outlines, plannedOutlines];
    if (asksForReview(asked)) return [reviews, plannedReviews];
    return asksForAnswers(asked) ? [checks, plannedChecks] : [requests, planned];
  }
  let abandoned = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return response.writeHead(404).end();
    const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const asked: ChatRequest = { ...JSON.parse(Buffer.concat(chunks).toString()), key };
    const [list, plan] = placeOf(asked);
    list.push(asked);
    const { resolve: tell } = abandoned;
    response.once("close", () => {
      if (!response.writableFinished) tell();
    });
    const behave = plan.length > 1 ? plan.shift() : plan[0];
    await behave?.(asked, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    outlines,
    checks,
    reviews,
    get abandoned() {
      return abandoned.promise;
    },
    plan(...behaviours) {
      planned = behaviours;
      abandoned = Promise.withResolvers();
    },
    planChecks(...behaviours) {
      plannedChecks = behaviours;
    },
    planOutlines(...behaviours) {
      plannedOutlines = behaviours;
    },
    planReviews(...behaviours) {
      plannedReviews = behaviours;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const event = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: "chatcmpl-test",
  object: "chat.completion.chunk",
  created: 0,
  model: "test",
  choices: [{ index: 0, delta, finish_reason }],
});

const inContent = (content: string) => ({ content });
/** Wraps the text as arguments of the tool that receives the answer. */
export const inTool = (written: string) => ({ tool_calls: [{ index: 0, function: { arguments: written } }] });

interface Streaming {
  /** Milliseconds between pieces. */
  pause?: number;
  /** Characters after which the connection breaks. */
  until?: number;
  delta?: (piece: string) => object;
  /** The reason why the answer ends. */
  ending?: string;
  /** The last event before [DONE]. */
  last?: object;
}

/** Sends a text as a model does, a few characters at a time. */
export async function stream(
  response: ServerResponse,
  text: string,
  { pause = 0, until = Number.POSITIVE_INFINITY, delta = inContent, ending = "stop", last }: Streaming = {},
) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let at = 0; at < text.length; at += 24) {
    if (response.destroyed) return;
    if (at >= until) {
      // Gives the text time to arrive.
      await sleep(20);
      response.destroy();
      return;
    }
    response.write(event(chunk(delta(text.slice(at, at + 24)))));
    if (pause > 0) await sleep(pause);
  }
  response.write(event(chunk({}, ending)));
  if (last) response.write(event(last));
  response.write(event("[DONE]"));
  response.end();
}

/** Answers when a promise is fulfilled. */
export const waits =
  (isDue: Promise<void>, behaviour: Behaviour): Behaviour =>
  async (request, response) => {
    await isDue;
    await behaviour(request, response);
  };

export const says =
  (text: string, options: Streaming = {}): Behaviour =>
  (_request, response) =>
    stream(response, text, options);

export const writes = (...questions: object[]): Behaviour => says(JSON.stringify({ questions }));

export const refuses =
  (status: number, headers: Record<string, string> = {}, error: object = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "Not now", type: "test", code: null, ...error } }));
  };

export const hangs: Behaviour = () => {};

/** Writes `beginning`, then `again` until the client disconnects, and reports the bytes to `told`. */
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

export const onTheLine = (text: string) => event(chunk({ content: text }));

/** Writes as many questions as requested, about the source if there is one; or themes, translations, a description. */
export const good =
  (options: Streaming = {}): Behaviour =>
  (request, response) =>
    stream(
      response,
      JSON.stringify(
        themesFor(request) ?? translationsFor(request) ?? descriptionFor(request) ?? { questions: itemsFor(request) },
      ),
      options,
    );

/** Answers the questions of a check: by default, the correct option if the source is readable. */
export const answers =
  (answering: Answering = {}, options: Streaming = {}): Behaviour =>
  (request, response) =>
    stream(response, JSON.stringify({ answers: answersFor(request, answering) }), options);

/** Plans questions: by default, as many as requested. */
export const outline =
  (goals: (request: ChatRequest) => object[] = goalsFor, options: Streaming = {}): Behaviour =>
  (request, response) =>
    stream(response, JSON.stringify({ goals: goals(request) }), options);

/** Reviews questions: by default, without finding a flaw. */
export const reviewed =
  (reviewing: Reviewing = () => ({}), options: Streaming = {}): Behaviour =>
  (request, response) =>
    stream(response, JSON.stringify({ reviews: reviewsFor(request, reviewing) }), options);
