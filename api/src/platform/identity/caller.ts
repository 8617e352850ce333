import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Viewer } from "./viewer.ts";

const callers = new WeakMap<IncomingMessage, string>();

export function noteCaller(request: IncomingMessage, viewer: Viewer): Viewer {
  if (viewer.user) callers.set(request, viewer.user.id);
  return viewer;
}

export const callerOf = (request: IncomingMessage): string | undefined => callers.get(request);

/** Limited to the length of a UUID: longer ids could be secrets, which the log would remove. */
const foreignId = /^[\w.:-]{1,36}$/;

/** The id from a proxy or client (`X-Request-Id`) if it is well-formed, otherwise a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const foreignRequestId = headers["x-request-id"];
  return typeof foreignRequestId === "string" && foreignId.test(foreignRequestId) ? foreignRequestId : randomUUID();
}

/** The trace id of a request's W3C Trace Context header. */
export function traceOf({ headers }: IncomingMessage): { trace?: string } {
  const [, trace] =
    /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(String(headers.traceparent)) ?? [];
  return trace ? { trace } : {};
}
