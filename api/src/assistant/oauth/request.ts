import { invalid, parse } from "../../platform/errors.ts";
import { type Scope, withReading } from "../../platform/identity/scopes.shared.ts";
import type { Platform } from "../../platform/platform.ts";
import { text } from "../../platform/shared/text.rules.ts";
import { assistantScopes } from "../scopes.ts";
import { clientOf, type OAuthClient } from "./client.ts";
import { OAuthError } from "./error.ts";
import { isRedirectUri, isSameRedirect } from "./redirect-uri.ts";

/** A client's request to a person, sent as the URL that it opens in their browser. */
export interface AuthorizationRequest {
  client: OAuthClient;
  redirectUri: string;
  state: string | null;
  /** Empty if the request is flawed. */
  challenge: string;
  scopes: Scope[];
  /** The reason for refusing the request. Safe to send to the client. */
  flaw: OAuthError | null;
}

const resourceOf = ({ publicUrl }: Platform) => `${publicUrl}/mcp`;

const Query = text(8192, "This link is too long");

/**
 * Reads the query of the URL. Throws VALIDATION_FAILED unless the client is known and registered the redirect URI.
 * Otherwise links to this site could redirect anywhere.
 */
export async function readRequest(platform: Platform, userId: string, query: unknown): Promise<AuthorizationRequest> {
  const parameters = new URLSearchParams(parse(Query, query));
  const only = (name: string) => (parameters.getAll(name).length === 1 ? parameters.get(name) : null);
  const client = await clientOf(platform, only("client_id") ?? "", userId);
  if (!client) throw invalid("query", "The application that opened this page is not known here. Connect it again.");
  const redirectUri = only("redirect_uri") ?? "";
  if (!isRedirectUri(redirectUri) || !client.redirectUris.some((uri) => isSameRedirect(uri, redirectUri)))
    throw invalid("query", `${client.name} has not registered the address that it wants to return to.`);
  const request = { client, redirectUri, state: only("state") };
  try {
    return { ...request, ...askedFor(platform, parameters), flaw: null };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return { ...request, challenge: "", scopes: [], flaw: error };
  }
}

function askedFor(platform: Platform, parameters: URLSearchParams): { challenge: string; scopes: Scope[] } {
  requireEachOnce(parameters);
  if (parameters.get("response_type") !== "code")
    throw new OAuthError("unsupported_response_type", "response_type must be code");
  const challenge = parameters.get("code_challenge") ?? "";
  if (!isHash(challenge) || parameters.get("code_challenge_method") !== "S256")
    throw new OAuthError("invalid_request", "Send a code_challenge with the code_challenge_method S256");
  requireResource(platform, parameters);
  return { challenge, scopes: scopesIn(parameters) };
}

/**
 * Refuses repeated parameters, because the code that checks one and the code that uses it could read different values.
 */
export function requireEachOnce(parameters: URLSearchParams): void {
  for (const name of new Set(parameters.keys()))
    if (parameters.getAll(name).length > 1) throw new OAuthError("invalid_request", "A parameter was sent twice");
}

/**
 * Throws unless the resource is the endpoint for assistants, the only one that tokens are for. A client may leave it
 * out.
 */
export function requireResource(platform: Platform, parameters: URLSearchParams): void {
  const resource = parameters.get("resource");
  if (resource !== null && URL.parse(resource)?.href !== new URL(resourceOf(platform)).href)
    throw new OAuthError("invalid_target", `The resource must be ${resourceOf(platform)}`);
}

/**
 * Returns the requested scopes, with the read scope that each includes; all that assistants use if none are requested.
 */
export function scopesIn(parameters: URLSearchParams): Scope[] {
  const requestedScopes = new Set((parameters.get("scope") ?? "").split(" ").filter(Boolean));
  if (requestedScopes.size === 0) return [...assistantScopes];
  const knownScopes = assistantScopes.filter((scope) => requestedScopes.has(scope));
  if (knownScopes.length < requestedScopes.size)
    throw new OAuthError("invalid_scope", `The scopes are ${new Intl.ListFormat("en").format(assistantScopes)}`);
  return withReading(knownScopes);
}

/** A SHA-256 hash in base64url. */
const isHash = (value: string) => value.length === 43 && /^[\w-]+$/.test(value);
