import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import helmet from "helmet";
import { DomainError, errorDetails, errorStatus, invalid, noObject, notFound, publicError } from "../errors.ts";
import { clientAddress } from "../identity/address.ts";
import { callerOf, noteCaller, requestId, traceOf } from "../identity/caller.ts";
import { requireWriting, type Viewer, viewerOf } from "../identity/viewer.ts";
import { isTooDeep, tooDeep } from "../nesting.ts";
import type { Platform } from "../platform.ts";
import { isScreen } from "../shared/screens.shared.ts";

export type Http = FastifyInstance;

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long the body of a request to this route may take to arrive. */
    bodyMillis?: number;
    /** Whether pages of other sites may show this one in a frame. */
    isEmbeddable?: boolean;
    /** Whether pages of any origin may use this route, without credentials: it knows nobody who does not give a token. */
    isOpen?: boolean;
  }
}

const megabyte = 1_048_576;
const timeouts = { headers: 15_000, body: 30_000, request: 120_000 };

export async function createHttp(platform: Platform): Promise<Http> {
  const http = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    // One line when a request is done (below) says more than the usual two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    childLoggerFactory: (log, bindings, options, raw) => log.child({ ...bindings, ...traceOf(raw) }, options),
    // Nothing is at an address that cannot be read, and whoever looks for a page there is shown a page that says so.
    rewriteUrl: ({ url = "/" }) => (url.startsWith("/api/") || isReadable(url) ? url : "/-"),
    bodyLimit: megabyte,
    requestTimeout: timeouts.request,
    // A malformed id or an over-long address is a miss, not an error of its own.
    routerOptions: { maxParamLength: 2048, ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => sendError(request, reply, notFound("Page")),
    forceCloseConnections: "idle",
    // What still arrives over an open connection is served, and the connection closed after it.
    return503OnClosing: false,
  });
  http.server.headersTimeout = timeouts.headers;
  http.removeContentTypeParser("text/plain");
  const json = http.getDefaultJsonParser("error", "error");
  // Some clients say JSON with every request, also with those that carry nothing.
  http.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === ""
      ? done(null, undefined)
      : json(request, body as string, (error, value) => done(error ?? (isTooDeep(value) ? tooDeep() : null), value)),
  );

  // What changes from answer to answer is compressed as it goes; what does not is sent by `sendReady`.
  await http.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    // Event streams are left out: a compressor would hold events back until it has enough of them.
    customTypes: /^(application\/(graphql-response\+)?json|text\/(csv|html|plain))\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // Made once: its wrapper for Fastify would write the same policy anew for each request.
  const [secured, embeddable] = [securing(platform.publicUrl, "'none'"), securing(platform.publicUrl, "*")];
  http.addHook("onRequest", (request, reply, done) => {
    const secure = request.routeOptions.config.isEmbeddable ? embeddable : secured;
    secure(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
  http.addHook("onRequest", async ({ routeOptions }, reply) => {
    if (routeOptions.config.isOpen)
      reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", "retry-after");
  });
  http.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // No id has a NUL in it, and the database would refuse to look for one.
    if (request.url.includes("%00")) throw notFound("Page");
    if (request.headers.authorization)
      reply.header("cache-control", "private, no-store").header("vary", "authorization");
  });
  http.addHook("onRequest", async ({ raw, routeOptions }) => {
    if (!("content-length" in raw.headers || "transfer-encoding" in raw.headers)) return;
    const late = setTimeout(() => raw.destroy(), routeOptions.config.bodyMillis ?? timeouts.body);
    raw.once("close", () => clearTimeout(late));
  });
  // A client that sends on a connection just as it is closed gets no answer, so it is told to open another before.
  let isStopping = false;
  http.addHook("preClose", async () => {
    isStopping = true;
  });
  http.addHook("onSend", async (_request, reply) => {
    if (isStopping || platform.health.isDraining) reply.header("connection", "close");
  });
  http.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: loggedPath(request),
        status: reply.statusCode,
        user: callerOf(request.raw),
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
  });

  http.setErrorHandler((error: Error, request, reply) => answerError(request, reply, error));
  http.setNotFoundHandler((request, reply) => sendError(request, reply, notFound("Page")));

  http.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  http.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const trouble = await platform.health.trouble(platform.sql);
    if (trouble === null) return { status: "ready" };
    return reply.code(503).header("retry-after", "2").send({ status: trouble });
  });
  return http;
}

/**
 * The path as the log may know it: of what a route takes, ids alone are filled in, because the rest may be a secret
 * somebody was sent; so may be any path that no route knows.
 */
function loggedPath({ routeOptions, params, url }: FastifyRequest): string {
  const { url: pattern } = routeOptions;
  if (pattern === undefined) return "(none)";
  const [path = ""] = url.split("?");
  if (pattern === "/assets/*" || isScreen(path)) return path;
  const { id } = params as { id?: string };
  return pattern.replace(":id", () => id ?? ":id");
}

function isReadable(url: string) {
  try {
    return !url.includes("%") || !decodeURI(url.split("?")[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}

export async function viewerOfRequest(platform: Platform, request: FastifyRequest): Promise<Viewer> {
  const { headers, raw, method, routeOptions } = request;
  const viewer = await viewerOf(platform, headers.authorization, clientAddress(raw, platform.settings.trustProxy));
  noteCaller(raw, viewer);
  // A route without security is open to anybody, so to any token. Of what has an id, the domain first says whether it is
  // there: 404 comes before 403.
  const isOfOne = routeOptions.url?.includes("/:id");
  if (method !== "GET" && routeOptions.schema?.security && !isOfOne) requireWriting(viewer);
  return viewer;
}

/** Aborted when the answer's connection is gone before the answer. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The body of every answer that is not 2xx. */
const errorBody = (error: DomainError): object => ({
  message: error.message,
  error: error.code,
  ...errorDetails(error),
});

/** Answers a request that failed. `bodyOf` makes the body from what may be shown. */
export const answerError = (request: FastifyRequest, reply: FastifyReply, error: Error, bodyOf = errorBody) =>
  sendError(request, reply, known(error), error, bodyOf);

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: DomainError | null,
  cause?: unknown,
  bodyOf = errorBody,
) {
  // What fails before its first byte may have been announced as a file already.
  reply.removeHeader("content-disposition").type("application/json; charset=utf-8");
  if (error === null) {
    request.log.error({ err: cause }, "A request failed");
    return reply.code(500).send({ message: "Something went wrong on our side. Please try again.", error: "INTERNAL" });
  }
  if (error.retryAfter !== null) reply.header("retry-after", String(error.retryAfter));
  return reply.code(errorStatus[error.code]).send(bodyOf(error));
}

/** What Fastify itself refuses, in our words. */
function known(error: Error & { statusCode?: number; code?: string }): DomainError | null {
  if (error.statusCode === 413) return new DomainError("PAYLOAD_TOO_LARGE", "That is more than one request may carry");
  if (error.statusCode === 415)
    return new DomainError("UNSUPPORTED_MEDIA_TYPE", "Send JSON with the content type application/json");
  if (error.code === "FST_ERR_CTP_INVALID_JSON_BODY") return invalid("", noObject);
  if (error.code?.startsWith("FST_") && error.statusCode && error.statusCode < 500) return invalid("", error.message);
  return publicError(error);
}

/** Says what a page may load, which pages may show it in a frame of theirs, and the like. */
const securing = (publicUrl: string, ancestors: "'none'" | "*") =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Chakra writes its rules into style elements as components appear.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", socketOrigin(publicUrl)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [ancestors],
      },
    },
    xFrameOptions: ancestors === "'none'" && { action: "deny" },
    strictTransportSecurity: publicUrl.startsWith("https:"),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });

/** Where browsers that reach this service there open its sockets. */
export const socketOrigin = (publicUrl: string) =>
  publicUrl.replace(/^http/, "ws").replace(/^(\w+:\/\/[^/]+).*$/, "$1");
