import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { DomainError } from "../../platform/errors.ts";
import { clientAddress } from "../../platform/identity/address.ts";
import type { Platform } from "../../platform/platform.ts";
import { answerError } from "../../platform/rest/http.ts";
import { assistantScopes } from "../scopes.ts";
import { isClientId, registerClient } from "./client.ts";
import { OAuthError } from "./error.ts";
import { redeemCode, refreshGrant, revokeGrant } from "./grant.ts";
import { requireEachOnce } from "./request.ts";

const bodyLimit = 16_384;

/** The OAuth 2.1 authorization server for assistants, except the page on which people decide. */
export const oauthRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const { publicUrl, limits } = platform;
    const grants = ["authorization_code", "refresh_token"];
    const noSecret = ["none"];
    const options = {
      schema: { hide: true },
      bodyLimit,
      errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
        answerError(request, reply, error, bodyOf),
      onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header("cache-control", "no-store");
      },
    };

    // RFC 8414.
    http.get("/.well-known/oauth-authorization-server", { schema: { hide: true } }, () => ({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/authorize`,
      token_endpoint: `${publicUrl}/oauth/token`,
      registration_endpoint: `${publicUrl}/oauth/register`,
      revocation_endpoint: `${publicUrl}/oauth/revoke`,
      scopes_supported: assistantScopes,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: grants,
      token_endpoint_auth_methods_supported: noSecret,
      revocation_endpoint_auth_methods_supported: noSecret,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      service_documentation: `${publicUrl}/developers`,
    }));

    http.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );

    http.post("/oauth/register", options, async (request, reply) => {
      await limits.take("registerClient", clientAddress(platform, request.raw));
      const { id, name, redirectUris } = registerClient(platform, request.body);
      return reply.code(201).send({
        client_id: id,
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: grants,
        response_types: ["code"],
        token_endpoint_auth_method: "none",
      });
    });

    http.post("/oauth/token", options, async (request) =>
      limits.refusals("tokenRefused", clientAddress(platform, request.raw), async () => {
        const { sent, clientId } = formOf(platform, request);
        switch (sent.get("grant_type")) {
          case "authorization_code":
            return redeemCode(platform, clientId, sent);
          case "refresh_token":
            return refreshGrant(platform, clientId, sent);
          default:
            throw new OAuthError("unsupported_grant_type", `grant_type must be ${grants.join(" or ")}`);
        }
      }),
    );

    http.post("/oauth/revoke", options, async (request) => {
      const { sent, clientId } = formOf(platform, request);
      await revokeGrant(platform, clientId, clientAddress(platform, request.raw), sent.get("token") ?? "");
      return {};
    });
  };

function formOf(platform: Platform, { body }: FastifyRequest): { sent: URLSearchParams; clientId: string } {
  if (!(body instanceof URLSearchParams))
    throw new OAuthError("invalid_request", "Send a form: application/x-www-form-urlencoded");
  requireEachOnce(body);
  const clientId = body.get("client_id") ?? "";
  if (!isClientId(platform, clientId))
    throw new OAuthError("invalid_client", "This client_id is not known here. Register again.");
  return { sent: body, clientId };
}

const bodyOf = (error: DomainError): object => ({
  error: error instanceof OAuthError ? error.error : (errorCodes[error.code] ?? "invalid_request"),
  error_description: error.message,
});

const errorCodes: Partial<Record<DomainError["code"], string>> = {
  RATE_LIMITED: "temporarily_unavailable",
  UNAVAILABLE: "temporarily_unavailable",
  // The account behind the code no longer exists.
  UNAUTHENTICATED: "invalid_grant",
};
