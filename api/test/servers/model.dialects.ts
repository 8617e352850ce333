import { type ChatRequest, itemsFor } from "./model.questions.ts";
import { type Behaviour, inTool, refuses, stream } from "./model.ts";

export type Form = "json_schema" | "json_object" | "tools" | "text";

export const formOf = ({ response_format, tools }: ChatRequest): Form =>
  tools ? "tools" : response_format ? (response_format.type as Form) : "text";

const hasShape = (request: ChatRequest) =>
  formOf(request) === "json_schema" ||
  formOf(request) === "tools" ||
  /JSON schema/.test(request.messages[0]?.content ?? "");

/**
 * A server that accepts one form of request and refuses the others. Without the shape in the request, its model chats.
 */
export const understands =
  (form: Form, refusal: object = {}): Behaviour =>
  (request, response) => {
    if (formOf(request) !== form) return refuses(400, {}, refusal)(request, response);
    const text = hasShape(request) ? JSON.stringify({ questions: itemsFor(request) }) : "What would you like?";
    return stream(response, text, form === "tools" ? { delta: inTool } : {});
  };

/** A server that accepts every request, and whose model reads only the prompt. */
export const readsThePromptOnly: Behaviour = (request, response) => {
  const isAsked = /JSON schema/.test(request.messages[0]?.content ?? "");
  const text = isAsked ? JSON.stringify({ questions: itemsFor(request) }) : "Here is a first question: what is a tree?";
  return stream(response, text);
};

/** A server that refuses a field of the request by name. */
export const refusesField =
  (field: keyof ChatRequest, message: string): Behaviour =>
  (request, response) =>
    field in request
      ? refuses(400, {}, { message })(request, response)
      : stream(response, JSON.stringify({ questions: itemsFor(request) }));

/** A server that ignores `stream` and sends one answer in the given message. */
export const answersAtOnce =
  (message: (text: string) => object = (content) => ({ content }), usage?: object): Behaviour =>
  (request, response) => {
    const text = JSON.stringify({ questions: itemsFor(request) });
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ choices: [{ index: 0, message: message(text), finish_reason: "stop" }], usage }));
  };

/** Sends an error in the middle of an answer. */
export const failsInside =
  (error: object): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify({ error })}\n\n`);
  };
