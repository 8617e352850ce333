import type { FastifyReply } from "fastify";
import { z } from "zod";
import { errorTable } from "../errors.shared.ts";
import { DomainError, parse, publicError } from "../errors.ts";
import { bodyBytes } from "../limits.shared.ts";
import type { Platform } from "../platform.ts";
import { acceptedTypes, acceptsEvents, ofEvents } from "../rest/accept.ts";
import { answerError, askForToken, disconnectOf, type Http } from "../rest/http.ts";
import { graphqlError } from "./error.ts";
import { sendEventStream } from "./event-stream.ts";
import type { Operations, Payload, Yoga } from "./operation.ts";

/** The body of every request. For a bad body, Yoga would report its parser's message. */
const Body = z
  .looseObject({
    query: z.string().nullish(),
    operationName: z.string().nullish(),
    variables: z.looseObject({}).nullish(),
    extensions: z.looseObject({}).nullish(),
  })
  .refine(({ query, extensions }) => Boolean(query || extensions), { path: ["query"], error: "A query is required" });

/** Yoga answers queries and mutations. Subscriptions, which stay open, are answered by event-stream.ts. */
export function mountGraphql(platform: Platform, http: Http, yoga: Yoga, operations: Operations) {
  http.route({
    url: "/graphql",
    method: "POST",
    bodyLimit: bodyBytes.item,
    schema: { hide: true },
    errorHandler: (error, request, reply) => answerError(request, reply, error, bodyOf),
    handler: async (request, reply) => {
      parse(Body, request.body);
      const accepts = acceptedTypes(request).filter((type) => ofAnswers.includes(type));
      if (operations.isSubscription(request.raw, Object(request.body) as Payload)) {
        if (!acceptsEvents(request)) return refuse(reply, notAcceptable());
        return sendEventStream(platform, operations, request, reply).catch((error) => {
          const publicCause = publicError(error);
          if (publicCause) return refuse(reply, publicCause);
          throw error;
        });
      }
      if (accepts.length === 0) return refuse(reply, notAcceptable());
      // Excludes multipart responses, which Yoga would accept and nobody closes.
      request.raw.headers.accept = accepts.join(",");
      const context = { req: request.raw, disconnected: disconnectOf(reply) };
      const response = await yoga.handleNodeRequestAndResponse(request, reply, context);
      for (const [name, value] of response.headers) reply.header(name, value);
      if (response.status === 401) askForToken(request, reply);
      return reply.code(response.status).send(response.body ?? "");
    },
  });
  http.route({
    url: "/graphql",
    method: ["PUT", "PATCH", "DELETE", "OPTIONS"],
    schema: { hide: true },
    errorHandler: (error, request, reply) => answerError(request, reply, error, bodyOf),
    handler: async (_request, reply) => refuseMethod(reply),
  });
}

/** Refuses a request that is not a posted operation. */
export function refuseMethod(reply: FastifyReply) {
  reply.header("allow", "GET, HEAD, POST");
  return refuse(
    reply,
    new DomainError("METHOD_NOT_ALLOWED", "Send the operation as a POST; browsers get an explorer here"),
  );
}

const ofAnswers = ["application/graphql-response+json", "application/json", "application/*", ...ofEvents];

const notAcceptable = () =>
  new DomainError(
    "NOT_ACCEPTABLE",
    "Queries and mutations are answered as application/json, subscriptions as text/event-stream or over a WebSocket",
  );

function refuse(reply: FastifyReply, error: DomainError) {
  if (error.retryAfter !== null) reply.header("retry-after", String(error.retryAfter));
  const { status } = errorTable[error.code];
  if (status === 401) askForToken(reply.request, reply);
  return reply.code(status).send(bodyOf(error));
}

function bodyOf(error: DomainError) {
  const { message, extensions } = graphqlError(error);
  const { http: _, ...told } = extensions;
  return { errors: [{ message, extensions: told }] };
}
