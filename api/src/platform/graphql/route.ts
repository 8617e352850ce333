import type { FastifyReply } from "fastify";
import { z } from "zod";
import { DomainError, errorTable, parse, publicError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { answerError, disconnectOf, type Http } from "../rest/http.ts";
import { graphqlError } from "./error.ts";
import { sendEventStream } from "./event-stream.ts";
import type { Operations, Payload } from "./operation.ts";
import type { Yoga } from "./server.ts";

/** The body of every request; Yoga's own message for a bad one would be its parser's. */
const Body = z
  .looseObject({
    query: z.string().nullish(),
    operationName: z.string().nullish(),
    variables: z.looseObject({}).nullish(),
    extensions: z.looseObject({}).nullish(),
  })
  .refine(({ query, extensions }) => Boolean(query || extensions), { path: ["query"], error: "A query is required" });

/** Yoga answers queries and mutations; subscriptions, which stay open, are answered by event-stream.ts. */
export function mountGraphql(platform: Platform, http: Http, yoga: Yoga, operations: Operations) {
  http.route({
    url: "/graphql",
    method: "POST",
    // Room for a pasted text of 100,000 characters in any script.
    bodyLimit: 524_288,
    schema: { hide: true },
    errorHandler: (error, request, reply) => answerError(request, reply, error, bodyOf),
    handler: async (request, reply) => {
      parse(Body, request.body);
      const accepts = acceptable(request.headers.accept);
      if (operations.isSubscription(request.raw, Object(request.body) as Payload)) {
        if (!accepts.some((type) => ofEvents.includes(type))) return refuse(reply, notAcceptable());
        return sendEventStream(platform, operations, request, reply).catch((error) => {
          const shown = publicError(error);
          if (shown) return refuse(reply, shown);
          throw error;
        });
      }
      if (accepts.length === 0) return refuse(reply, notAcceptable());
      // Yoga would also accept multipart responses, which nobody closes.
      request.raw.headers.accept = accepts.join(",");
      const context = { req: request.raw, disconnected: disconnectOf(reply) };
      const response = await yoga.handleNodeRequestAndResponse(request, reply, context);
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(response.body ?? "");
    },
  });
}

const ofEvents = ["text/event-stream", "text/*", "*/*"];
const ofAnswers = ["application/graphql-response+json", "application/json", "application/*", ...ofEvents];

const acceptable = (header = "*/*"): string[] =>
  header
    .split(",")
    .map((part) => (part.split(";")[0] ?? "").trim().toLowerCase())
    .filter((type) => ofAnswers.includes(type));

const notAcceptable = () =>
  new DomainError(
    "NOT_ACCEPTABLE",
    "Queries and mutations are answered as application/json, subscriptions as text/event-stream or over a WebSocket",
  );

function refuse(reply: FastifyReply, error: DomainError) {
  if (error.retryAfter !== null) reply.header("retry-after", String(error.retryAfter));
  return reply.code(errorTable[error.code].status).send(bodyOf(error));
}

function bodyOf(error: DomainError) {
  const { message, extensions } = graphqlError(error);
  const { http: _, ...told } = extensions;
  return { errors: [{ message, extensions: told }] };
}
