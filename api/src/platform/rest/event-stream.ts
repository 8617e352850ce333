import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError, publicError } from "../errors.ts";
import { openStreams } from "../identity/open-streams.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import { acceptsEvents } from "./accept.ts";

/** An event of a stream as defined by HTML (Server-Sent Events). */
interface ServerEvent {
  event: string;
  /** One line. */
  data: string;
  /** Sent as Last-Event-ID by a client that reconnects. */
  id?: string;
}

export interface EventStream {
  /** Resolves when the client can take more, or when it has disconnected. */
  send(event: ServerEvent): Promise<void>;
  /** Aborted when the client disconnects or the stream ends. */
  gone: AbortSignal;
}

interface Telling {
  viewer: Viewer;
  /** Milliseconds until a client reconnects after losing the connection. Without it, the client decides. */
  retry?: number;
  /** Sends the events. The stream ends when it resolves. */
  tell(stream: EventStream): Promise<void>;
  /** The last events for a viewer who may no longer listen. */
  refusal(reason: DomainError): ServerEvent[];
}

/** Milliseconds between comments, which keep proxies from closing a silent stream. */
const heartbeat = 15_000;

/** Milliseconds that the last event may wait for a client that does not read. */
const lastEventMillis = 1000;

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
  // Closes the connection after the stream, so that it is free when the service stops.
  connection: "close",
};

/**
 * Responds with an event stream, which ends with the viewer's session or token and when the service stops. Throws
 * NOT_ACCEPTABLE if the request asks for a different type, RATE_LIMITED if the viewer has too many streams.
 */
export function sendEvents(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer, retry, tell, refusal }: Telling,
): FastifyReply {
  if (!acceptsEvents(request)) throw new DomainError("NOT_ACCEPTABLE", "This is answered as text/event-stream");
  if (request.method === "HEAD") return reply.headers(headers).send();

  const body = new PassThrough();
  const write = ({ event, data, id }: ServerEvent, done?: () => void) =>
    body.writable
      ? body.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`, done)
      : done?.();
  const refuse = (reason: DomainError) => {
    for (const event of refusal(reason)) write(event);
  };
  const close = openStreams(platform)({
    viewer,
    end(reason) {
      if (reason) refuse(reason);
      body.end();
      setTimeout(() => reply.raw.destroy(), lastEventMillis).unref();
    },
  });
  const ping = setInterval(() => body.writable && body.write(":\n\n"), heartbeat);
  const closing = new AbortController();
  const waiting = new Set<() => void>();
  body.once("close", () => {
    clearInterval(ping);
    close();
    closing.abort();
    for (const resolve of waiting) resolve();
  });
  body.write(retry === undefined ? ":\n\n" : `retry: ${retry}\n\n`);

  const send = (event: ServerEvent) =>
    new Promise<void>((resolve) => {
      const onDrain = () => {
        waiting.delete(onDrain);
        resolve();
      };
      waiting.add(onDrain);
      write(event, onDrain);
    });
  void tell({ send, gone: closing.signal })
    .catch((error) => {
      const publicCause = publicError(error);
      if (publicCause === null) platform.log.error({ err: error }, "An event stream failed");
      // A client without a reason reconnects.
      else if (publicCause.code !== "UNAVAILABLE") refuse(publicCause);
    })
    .then(() => body.end());
  return reply.headers(headers).send(body);
}

/** Sends each event after the previous one was accepted, and stops when the client disconnects. */
export async function sendAll<T>(events: AsyncIterable<T>, gone: AbortSignal, send: (event: T) => Promise<void>) {
  const iterator = events[Symbol.asyncIterator]();
  const leave = () => void iterator.return?.();
  if (gone.aborted) return leave();
  gone.addEventListener("abort", leave, { once: true });
  for (let event = await iterator.next(); !event.done; event = await iterator.next()) await send(event.value);
}
