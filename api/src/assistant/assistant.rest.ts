import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { DomainError, invalid } from "../platform/errors.ts";
import { noteCaller } from "../platform/identity/caller.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { answerError, disconnectOf, viewerOfRequest } from "../platform/rest/http.ts";
import { assistantScopes } from "./scopes.ts";
import type { answered } from "./server.mcp.ts";
import { forgetSources } from "./source/kept.ts";

interface Mounting {
  url?: string;
  /** Lets tests mount other tools on the same transport. */
  serverFor?: (platform: Platform, viewer: Viewer) => ReturnType<Parameters<typeof answered>[0]>;
}

/** Room for a PDF of 3 MB in base64. */
const bodyLimit = 4_194_304;

/** The Model Context Protocol over HTTP, for assistants. Each request is independent. */
export const assistantRoutes =
  (platform: Platform, { url = "/mcp", serverFor }: Mounting = {}): FastifyPluginAsync =>
  async (http) => {
    const described = `/.well-known/oauth-protected-resource${url}`;
    const viewers = new WeakMap<FastifyRequest, Viewer>();
    const options = {
      url,
      schema: { hide: true },
      errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
        answerError(request, reply, error, bodyOf),
      onSend: async (_request: FastifyRequest, reply: FastifyReply) => {
        if (reply.statusCode === 401)
          reply.header(
            "www-authenticate",
            `${reply.getHeader("www-authenticate")}, resource_metadata="${platform.publicUrl}${described}", scope="${assistantScopes.join(" ")}"`,
          );
      },
    };

    // RFC 9728.
    http.get(described, { schema: { hide: true } }, () => ({
      resource: `${platform.publicUrl}${url}`,
      resource_name: "Assay",
      resource_documentation: `${platform.publicUrl}/api/docs`,
      authorization_servers: [platform.publicUrl],
      bearer_methods_supported: ["header"],
      scopes_supported: assistantScopes,
    }));
    http.route({
      ...options,
      method: "POST",
      bodyLimit,
      // Runs before the body is read, so that only token bearers can make the server read one.
      onRequest: async (request) => {
        checkOrigin(platform, request.headers.origin);
        viewers.set(request, await bearerOf(platform, request));
      },
      handler: async (request, reply) => {
        // Imported on first use, because few clients use it.
        const { answered, assistantServer } = await import("./server.mcp.ts");
        const server = () => (serverFor ?? assistantServer)(platform, viewers.get(request) as Viewer);
        checkBatch(request.body);
        const headers = sentHeaders(request);
        const webRequest = new Request(`${platform.publicUrl}${url}`, {
          method: "POST",
          headers,
          signal: disconnectOf(reply),
        });
        const response = await answered(server, webRequest, request.body);
        for (const [name, value] of response.headers) reply.header(name, value);
        const body = response.body && Readable.fromWeb(response.body as ReadableStream);
        return reply.code(response.status).send(body ?? "");
      },
    });
    http.route({
      ...options,
      method: ["GET", "PUT", "PATCH", "DELETE"],
      handler: async (_request, reply) => {
        reply.header("allow", "POST");
        throw new DomainError("METHOD_NOT_ALLOWED", "Sessions and streams are not supported: send a POST");
      },
    });
    if (!serverFor) forgetSources(platform);
  };

const largestBatch = 10;

/** Only the March 2025 protocol has batches. All messages of a batch are answered at once. */
function checkBatch(body: unknown): void {
  if (Array.isArray(body) && (body.length === 0 || body.length > largestBatch))
    throw invalid("", `A batch has 1 to ${largestBatch} messages`);
}

const sentHeaders = ({ headers }: FastifyRequest) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    /^(accept|content-type|mcp-.*)$/.test(name) ? [[name, String(value)]] : [],
  );

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Required by the protocol against DNS rebinding: a page on a rebound host name sends its own origin. */
function checkOrigin({ publicUrl }: Platform, origin: string | undefined): void {
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin) : null;
  if (from?.origin !== new URL(publicUrl).origin && !loopback.has(from?.hostname ?? ""))
    throw new DomainError("FORBIDDEN", "Pages of other sites may not call this address");
}

/**
 * Returns the viewer of an access token, created by hand or issued over OAuth. The owner can see and revoke tokens; a
 * session is only for a person's own pages.
 */
async function bearerOf(platform: Platform, request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewerOfRequest(platform, request, "assistant");
  noteCaller(request.raw, viewer);
  if (viewer.tokenId === null)
    throw new DomainError("UNAUTHENTICATED", "Send a personal access token: authorization: Bearer assay_pat_…");
  return viewer;
}

/** The JSON-RPC shape for errors that belong to no single request. */
const bodyOf = ({ code, message }: DomainError): object => ({
  jsonrpc: "2.0",
  id: null,
  error: { code: code === "VALIDATION_FAILED" ? -32600 : -32000, message, data: { code } },
});
