import { isUtf8 } from "node:buffer";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { errorTable } from "../errors.shared.ts";
import { DomainError, errorDetails, invalid, noObject, notFound, ourFault, publicError } from "../errors.ts";
import { clientAddress } from "../identity/address.ts";
import { type Audience, viewerOfHeaders } from "../identity/authentication.ts";
import { callerOf, noteCaller, requestId, traceOf } from "../identity/caller.ts";
import { anonymous, type Viewer } from "../identity/viewer.ts";
import { bodyBytes } from "../limits.shared.ts";
import type { Platform } from "../platform.ts";
import { readJson, tooLarge } from "./body.ts";
import { atOnce } from "./hook.ts";
import { answerOptions, openToPages } from "./methods.ts";
import { answerParserError } from "./parser-error.ts";
import { tellLimits } from "./rate-limit.ts";
import { securityHeaders } from "./security.ts";

export type Http = FastifyInstance;

declare module "fastify" {
  interface FastifyContextConfig {
    bodyMillis?: number;
    isEmbeddable?: boolean;
    /** Name of the only policy through which the route's scripts may put HTML into the page. */
    trustedTypes?: "take";
    /** The route reads its body itself, without decompression. */
    isStreamed?: boolean;
    /** Whether a path of this route is logged as it is. For other paths, the route's pattern is logged. */
    isLogged?: (path: string) => boolean;
  }
}

const timeouts = { headers: 15_000, body: 30_000, request: 120_000 };

export async function createHttp(platform: Platform): Promise<Http> {
  const { log } = platform;
  const http = Fastify({
    // Excludes level info, at which Fastify repeats the address that the service prints.
    loggerInstance: log.child({}, { level: log.isLevelEnabled("warn") ? "warn" : log.level }) as FastifyBaseLogger,
    // Replaced by one line for each finished request (below).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    childLoggerFactory: (_server, bindings, options, raw) => log.child({ ...bindings, ...traceOf(raw) }, options),
    // The path of a page may end with the punctuation of a sentence, or with an encoding that a program made of it.
    rewriteUrl: ({ url = "/" }) => (url.startsWith("/api/") ? url : readable(url)),
    // The domain checks input for both APIs. Fastify's own compilers are not even loaded.
    schemaController: {
      // The type admits only Ajv's validators.
      compilersFactory: {
        buildValidator: (() => () => () => true) as never,
        buildSerializer: () => () => JSON.stringify,
      },
    },
    bodyLimit: bodyBytes.usual,
    clientErrorHandler: answerParserError,
    requestTimeout: timeouts.request,
    // A malformed id or overlong path is a 404, not an error of its own.
    routerOptions: { maxParamLength: 2048, ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => sendError(request, reply, notFound("Page")),
    forceCloseConnections: "idle",
    // While stopping, requests on open connections are still served, and the connection is closed afterwards.
    return503OnClosing: false,
  });
  http.server.headersTimeout = timeouts.headers;
  http.removeContentTypeParser("text/plain");
  readJson(platform, http);

  // Dynamic answers are compressed on the fly; static ones are sent by `sendReady`.
  await http.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    globalDecompression: false,
    // Excludes event streams: a compressor would hold events back in its buffer.
    customTypes: /^(application\/(graphql-response\+)?json|text\/(csv|html|plain))\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const secured = securityHeaders(platform.publicUrl, "'none'");
  const [takerHeaders, embeddable] = [
    securityHeaders(platform.publicUrl, "'none'", "take"),
    securityHeaders(platform.publicUrl, "*", "take"),
  ];
  http.addHook(
    "onRequest",
    atOnce((request, reply) => {
      const { isEmbeddable, trustedTypes } = request.routeOptions.config;
      reply.headers(isEmbeddable ? embeddable : trustedTypes ? takerHeaders : secured);
    }),
  );
  http.addHook("onRequest", atOnce(openToPages));
  http.addHook(
    "onRequest",
    atOnce((request, reply) => {
      reply.header("x-request-id", request.id);
      // No id contains NUL, and PostgreSQL would refuse to look for one.
      if (request.url.split("?")[0]?.includes("%00")) throw notFound("Page");
      if (request.headers.authorization)
        reply.header("cache-control", "private, no-store").header("vary", "authorization");
    }),
  );
  http.addHook(
    "onRequest",
    atOnce(({ raw, routeOptions }) => {
      if (!("content-length" in raw.headers || "transfer-encoding" in raw.headers)) return;
      const late = setTimeout(() => raw.destroy(), routeOptions.config.bodyMillis ?? timeouts.body);
      raw.once("close", () => clearTimeout(late));
    }),
  );
  tellLimits(http);
  // Asks clients to close their connections before the stop, or a request sent at that moment would be lost.
  let isStopping = false;
  http.addHook("preClose", async () => {
    isStopping = true;
    platform.limits.stop();
  });
  http.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping || platform.health.isDraining) reply.header("connection", "close");
    done(null, payload);
  });
  http.addHook("onResponse", (request, reply, done) => {
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
    done();
  });

  http.setErrorHandler((error: Error, request, reply) => answerError(request, reply, error));
  http.setNotFoundHandler(async (request, reply) => answerOptions(http.operations, request, reply));

  http.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  http.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const trouble = await platform.health.trouble(platform.sql);
    if (trouble === null) return { status: "ready" };
    return reply.code(503).header("retry-after", "2").send({ status: trouble });
  });
  return http;
}

/** The route's pattern with only ids filled in, because other parameters and unknown paths may be secrets. */
function loggedPath({ routeOptions, params, url }: FastifyRequest): string {
  const { url: pattern, config } = routeOptions;
  if (pattern === undefined) return "(none)";
  const [path = ""] = url.split("?");
  if (config.isLogged?.(path)) return path;
  const { id } = params as { id?: string };
  return pattern.replace(":id", () => id ?? ":id");
}

/** Replaces NUL and invalid UTF-8 in the path with U+FFFD, and removes a slash before punctuation at the end. */
function readable(url: string): string {
  const [written = "", ...query] = url.split("?");
  const path = written.replace(/(?:%[\da-f]{2})+|%/gi, readablePart);
  const [, start = path, end = ""] = /^(\/[^/]+\/.*)\/([^/]*)$/.exec(path) ?? [];
  const isPunctuation = !/[\p{L}\p{N}]/u.test(decodeURIComponent(end));
  return [isPunctuation ? start + end : path, ...query].join("?");
}

/** Decodes without exceptions, which would be slow for an address with thousands of invalid parts. */
function readablePart(encoded: string): string {
  const bytes = Buffer.from(encoded.replaceAll("%", ""), "hex");
  return encoded !== "%" && isUtf8(bytes) && !bytes.includes(0) ? encoded : "%EF%BF%BD";
}

/** Viewer for routes that do not identify the caller. An access token in the request is ignored. */
export const visitorOfRequest = (platform: Platform, { raw }: FastifyRequest): Viewer =>
  anonymous(clientAddress(platform, raw));

export async function viewerOfRequest(
  platform: Platform,
  request: FastifyRequest,
  audience?: Audience,
): Promise<Viewer> {
  const { headers, raw } = request;
  const viewer = await viewerOfHeaders(platform, headers, clientAddress(platform, raw), audience);
  noteCaller(raw, viewer);
  return viewer;
}

export function disconnectOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

export const errorBody = (error: DomainError): object => ({
  message: error.message,
  error: error.code,
  ...errorDetails(error),
});

export const answerError = (request: FastifyRequest, reply: FastifyReply, error: Error, bodyOf = errorBody) =>
  sendError(request, reply, knownError(error, request), error, bodyOf);

/** Adds to a 401 that a token is required, and whether the given token is invalid (RFC 6750). */
export function askForToken({ headers }: FastifyRequest, reply: FastifyReply): void {
  const reason = headers.authorization ? ', error="invalid_token"' : "";
  reply.header("www-authenticate", `Bearer realm="Assay"${reason}`);
}

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: DomainError | null,
  cause?: unknown,
  bodyOf = errorBody,
) {
  reply.removeHeader("content-disposition").type("application/json; charset=utf-8");
  if (error === null) {
    request.log.error({ err: cause }, "A request failed");
    return reply.code(500).send({ message: ourFault, error: "INTERNAL" });
  }
  // INVALID_CREDENTIALS is about a password, which cannot be sent in a header.
  if (error.code === "UNAUTHENTICATED" || error.code === "TOKEN_EXPIRED") askForToken(request, reply);
  if (error.scope !== null)
    reply.header("www-authenticate", `Bearer realm="Assay", error="insufficient_scope", scope="${error.scope}"`);
  if (error.retryAfter !== null) reply.header("retry-after", String(error.retryAfter));
  return reply.code(errorTable[error.code].status).send(bodyOf(error));
}

function knownError(
  error: Error & { statusCode?: number; code?: string },
  { routeOptions }: FastifyRequest,
): DomainError | null {
  if (error.statusCode === 413) return tooLarge(routeOptions.bodyLimit);
  if (error.statusCode === 415)
    return new DomainError("UNSUPPORTED_MEDIA_TYPE", "Send JSON with the content type application/json");
  if (error.code === "FST_ERR_CTP_INVALID_JSON_BODY") return invalid("", noObject);
  if (error.code?.startsWith("FST_") && error.statusCode && error.statusCode < 500) return invalid("", error.message);
  return publicError(error);
}
