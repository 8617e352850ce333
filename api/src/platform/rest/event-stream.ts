import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError, publicError } from "../errors.ts";
import { openStreams } from "../identity/open-streams.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import { acceptsEvents } from "./accept.ts";

/** An event of a stream as HTML has it (Server-Sent Events). */
interface ServerEvent {
  event: string;
  /** One line. */
  data: string;
  /** What a client that reconnects sends as Last-Event-ID. */
  id?: string;
}

export interface EventStream {
  /** Resolves when the client can take more, and when it is gone. */
  send(event: ServerEvent): Promise<void>;
  /** Aborted when the client is gone, and when the stream was ended. */
  gone: AbortSignal;
}

interface Telling {
  viewer: Viewer;
  /** Milliseconds after which a client reconnects that lost the connection; without it, it decides itself. */
  retry?: number;
  /** Sends the events. The stream ends with it. */
  tell(stream: EventStream): Promise<void>;
  /** The last events for a viewer who may not listen any more. */
  refusal(reason: DomainError): ServerEvent[];
}

/** Milliseconds between comments, so that no proxy closes a silent stream. */
const heartbeat = 15_000;

/** Milliseconds that the last event may wait for a client that does not read. */
const lastEventMillis = 1000;

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
  // Nothing follows on this connection, so it is free when the service stops.
  connection: "close",
};

/**
 * Answers with an event stream, which ends with the viewer's session or token and when the service stops. Throws
 * NOT_ACCEPTABLE if the request asks for something else, RATE_LIMITED if the viewer has too many streams.
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
  const gone = new AbortController();
  const waiting = new Set<() => void>();
  body.once("close", () => {
    clearInterval(ping);
    close();
    gone.abort();
    for (const resolve of waiting) resolve();
  });
  body.write(retry === undefined ? ":\n\n" : `retry: ${retry}\n\n`);

  const send = (event: ServerEvent) =>
    new Promise<void>((resolve) => {
      const sent = () => {
        waiting.delete(sent);
        resolve();
      };
      waiting.add(sent);
      write(event, sent);
    });
  void tell({ send, gone: gone.signal })
    .catch((error) => {
      const shown = publicError(error);
      if (shown === null) platform.log.error({ err: error }, "An event stream failed");
      // A client that is not told why reconnects.
      else if (shown.code !== "UNAVAILABLE") refuse(shown);
    })
    .then(() => body.end());
  return reply.headers(headers).send(body);
}

/** Hands on what comes, each when the one before was taken, and leaves when the client does. */
export async function sendAll<T>(events: AsyncIterable<T>, gone: AbortSignal, send: (event: T) => Promise<void>) {
  const iterator = events[Symbol.asyncIterator]();
  const leave = () => void iterator.return?.();
  if (gone.aborted) return leave();
  gone.addEventListener("abort", leave, { once: true });
  for (let event = await iterator.next(); !event.done; event = await iterator.next()) await send(event.value);
}
