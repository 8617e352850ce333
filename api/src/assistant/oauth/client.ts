import { z } from "zod";
import { fetchPublic } from "../../generation/link/fetch.ts";
import { isSameSecret, signatureOf } from "../../platform/identity/secret.ts";
import type { Platform } from "../../platform/platform.ts";
import { isAllowed } from "../../platform/public-network.ts";
import { seenOf } from "../../platform/shared/looks.shared.ts";
import { nameText } from "../../platform/shared/text.rules.ts";
import { OAuthError } from "./error.ts";
import { isRedirectUri } from "./redirect-uri.ts";

/** A program that may ask for tokens. All clients are public: none has a secret. */
export interface OAuthClient {
  id: string;
  name: string;
  redirectUris: readonly string[];
  /** The host whose document describes the client. Null for a registered client, which could be anyone. */
  host: string | null;
}

const prefix = "assay_client_";
const longestId = 4096;
const mostUris = 10;

const RedirectUris = z
  .array(z.string().refine(isRedirectUri), `Send 1 to ${mostUris} redirect_uris`)
  .min(1)
  .max(mostUris);

/** Replaces a name that could work as a link, and removes characters that could hide in one, instead of refusing it. */
const ClientName = nameText("A name", 50).transform(seenOf).catch("Unnamed assistant");

const Metadata = z.object(
  { client_name: ClientName, redirect_uris: RedirectUris },
  "Send the client's metadata as JSON",
);

/** Signs the registration itself and uses it as the id: strangers can register at will, and nothing is stored. */
const idOf = (platform: Platform, payload: string) =>
  `${prefix}${payload}.${signatureOf(platform, `oauth client ${payload}`)}`;

/** Registers a client (RFC 7591). Other metadata is ignored. */
export function registerClient(platform: Platform, input: unknown): OAuthClient {
  const { data, error } = Metadata.safeParse(input);
  if (!data) {
    const isAboutUris = error.issues[0]?.path[0] === "redirect_uris";
    throw isAboutUris
      ? new OAuthError(
          "invalid_redirect_uri",
          `Send 1 to ${mostUris} redirect_uris: with https, with http on localhost, 127.0.0.1 or [::1], or with a scheme such as com.example.app`,
        )
      : new OAuthError("invalid_client_metadata", "Send the client's metadata as a JSON object");
  }
  const { client_name: name, redirect_uris: redirectUris } = data;
  const id = idOf(platform, Buffer.from(JSON.stringify([name, ...redirectUris])).toString("base64url"));
  if (id.length > longestId)
    throw new OAuthError("invalid_client_metadata", "The name and the redirect_uris are too long together");
  return { id, name, redirectUris, host: null };
}

/** Null for a client that is not registered here, and for a client whose document cannot be read. */
export async function clientOf(platform: Platform, id: string, userId: string): Promise<OAuthClient | null> {
  if (id.length > longestId) return null;
  return id.startsWith(prefix) ? registeredClient(platform, id) : describedClient(platform, id, userId);
}

/** Whether the id is well formed. Does not fetch the client's document. */
export const isClientId = (platform: Platform, id: string) =>
  id.length <= longestId && (id.startsWith(prefix) ? registeredClient(platform, id) !== null : URL.canParse(id));

function registeredClient(platform: Platform, id: string): OAuthClient | null {
  const [payload = ""] = id.slice(prefix.length).split(".");
  if (!isSameSecret(id, idOf(platform, payload))) return null;
  const [name, ...redirectUris]: [string, ...string[]] = JSON.parse(Buffer.from(payload, "base64url").toString());
  return { id, name, redirectUris, host: null };
}

/** Bytes. The draft on these documents recommends at least 5 KB. */
const largestDocument = 10_240;

const Described = Metadata.extend({ client_id: z.string() });

/** Returns the client whose id is the URL of its own document (Client ID Metadata Documents). */
async function describedClient(platform: Platform, id: string, userId: string): Promise<OAuthClient | null> {
  const url = URL.parse(id);
  if (!url || url.href !== id || url.pathname === "/" || url.hash) return null;
  if (url.protocol !== "https:" && !isAllowed(url, platform.settings.fetchAllowHosts)) return null;
  await platform.limits.take("clientDocument", userId);
  const document = await fetchPublic(platform, url, { types: ["application/json"] });
  // A document at the end of a redirect speaks for another host.
  if (!document?.body || document.url.href !== id || document.body.length > largestDocument) return null;
  const { data } = Described.safeParse(jsonOf(document.body));
  if (data?.client_id !== id) return null;
  return { id, name: data.client_name, redirectUris: data.redirect_uris, host: url.host };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
