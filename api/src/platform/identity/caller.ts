import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Viewer } from "./viewer.ts";

/** What the log says of who sent a request. */
const callers = new WeakMap<IncomingMessage, string>();

/** Remembers for the log who a request turned out to come from. */
export function noteCaller(request: IncomingMessage, viewer: Viewer): Viewer {
  if (viewer.user) callers.set(request, viewer.user.id);
  return viewer;
}

export const callerOf = (request: IncomingMessage): string | undefined => callers.get(request);

/** As long as a UUID: what is longer might be a secret that somebody put there, and the log would cut it out. */
const foreignId = /^[\w.:-]{1,36}$/;

/** The id that a proxy or client gave a request (`X-Request-Id`) when it can be one, else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && foreignId.test(given) ? given : randomUUID();
}

/** The trace that a request is part of, by the header of W3C Trace Context. */
export function traceOf({ headers }: IncomingMessage): { trace?: string } {
  const [, trace] =
    /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(String(headers.traceparent)) ?? [];
  return trace ? { trace } : {};
}
