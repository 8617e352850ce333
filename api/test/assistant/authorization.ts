import { registerClient } from "../../src/assistant/oauth/client.ts";
import type { Platform } from "../../src/platform/platform.ts";

/** Returns the query of a URL at /authorize, for a client that just registered. */
export function anAuthorizationQuery(platform: Platform): string {
  const redirect_uri = "https://assistant.test/callback";
  const { id } = registerClient(platform, { client_name: "Otter", redirect_uris: [redirect_uri] });
  return new URLSearchParams({
    response_type: "code",
    client_id: id,
    redirect_uri,
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
  }).toString();
}
