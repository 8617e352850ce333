import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { isAsyncIterable } from "graphql-yoga";
import type { DomainError } from "../errors.ts";
import { clientAddress } from "../identity/address.ts";
import { viewerOf } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import { graphqlError } from "./error.ts";
import type { Operations, Payload } from "./operation.ts";
import { newestOnly } from "./sharing.ts";
import { openStreams } from "./stream.ts";

/** Milliseconds between pings, so that no proxy closes a silent stream. */
const pingMillis = 12_000;

/** Milliseconds that the last event may wait for a client that does not read. */
const lastEventMillis = 1000;

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
  // Nothing follows on this connection, so it is free when the service stops.
  connection: "close",
};

/** Answers a subscription with an event stream. Throws if the token is refused or the viewer has too many streams. */
export async function sendEventStream(
  platform: Platform,
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const address = clientAddress(request.raw, platform.settings.trustProxy);
  const viewer = await viewerOf(platform, request.headers.authorization, address);
  const operation = await operations.read(request.raw, viewer, request.body as Payload);
  if ("length" in operation) return reply.code(400).send({ errors: operation });

  const body = new PassThrough();
  const write = (name: string, data: string, done?: () => void) => {
    if (body.writable) body.write(`event: ${name}\ndata: ${data}\n\n`, done);
  };
  const complete = () => {
    write("complete", "");
    body.end();
  };
  const close = openStreams(platform)({
    viewer,
    end(reason: DomainError | null) {
      if (reason) {
        write("next", JSON.stringify({ errors: [graphqlError(reason)] }));
        complete();
      } else body.end();
      setTimeout(() => reply.raw.destroy(), lastEventMillis).unref();
    },
  });
  const ping = setInterval(() => body.writable && body.write(":\n\n"), pingMillis);
  let leave = () => {};
  body.once("close", () => {
    clearInterval(ping);
    close();
    leave();
  });
  body.write(":\n\n");

  async function run() {
    const tell = newestOnly((event, done) => write("next", event, done));
    if ("length" in operation) return;
    const events = await operation.subscribe(tell);
    if (!isAsyncIterable(events)) return write("next", JSON.stringify(events));
    const iterator = events[Symbol.asyncIterator]();
    leave = () => void iterator.return?.();
    if (body.destroyed) return leave();
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      write("next", JSON.stringify(next.value), resolve);
      await promise;
    }
  }
  void run()
    .catch((error) => {
      // Errors before the first event are already fit to be shown.
      if (error instanceof GraphQLError) write("next", JSON.stringify({ errors: [error] }));
      else platform.log.error({ err: error }, "An event stream failed");
    })
    .then(complete);
  return reply.headers(headers).send(body);
}
