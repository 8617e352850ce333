import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { isAsyncIterable } from "graphql-yoga";
import { clientAddress } from "../identity/address.ts";
import { viewerOf } from "../identity/authentication.ts";
import type { Platform } from "../platform.ts";
import { type EventStream, sendAll, sendEvents } from "../rest/event-stream.ts";
import { graphqlError } from "./error.ts";
import type { Operation, Operations, Payload } from "./operation.ts";
import { newestOnly } from "./sharing.ts";

/**
 * Answers a subscription by the protocol of graphql-sse, on a separate connection. Throws if the token is refused or
 * the viewer has too many streams.
 */
export async function sendEventStream(
  platform: Platform,
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const address = clientAddress(platform, request.raw);
  const viewer = await viewerOf(platform, request.headers.authorization, address);
  const operation = await operations.read(request.raw, viewer, request.body as Payload);
  if ("length" in operation) return reply.code(400).send({ errors: operation });
  return sendEvents(platform, request, reply, {
    viewer,
    refusal: (reason) => [next(JSON.stringify({ errors: [graphqlError(reason)] })), complete],
    async tell(stream) {
      await tellAll(operation, stream).catch((error) => {
        // Errors before the first event are already safe to show.
        if (!(error instanceof GraphQLError)) throw error;
        return stream.send(next(JSON.stringify({ errors: [error] })));
      });
      await stream.send(complete);
    },
  });
}

const next = (data: string) => ({ event: "next", data });
const complete = { event: "complete", data: "" };

async function tellAll(operation: Operation, { send, gone }: EventStream) {
  const events = await operation.subscribe(newestOnly((event, done) => void send(next(event)).then(done)));
  if (!isAsyncIterable(events)) return send(next(JSON.stringify(events)));
  return sendAll(events, gone, (event) => send(next(JSON.stringify(event))));
}
