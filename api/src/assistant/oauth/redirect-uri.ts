const longest = 255;

const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Editors whose schemes are not reversed domain names, which RFC 8252 asks for. */
const editors: ReadonlySet<string> = new Set(["cursor:", "vscode:", "vscode-insiders:", "windsurf:"]);

/** A reversed domain name, which belongs to one app only (RFC 8252, 7.1). */
const appScheme = /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:$/;

/** Whether codes may be sent to the URI: over HTTPS, to the same device, or to an app by its own scheme (RFC 8252). */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > longest || !/^[\x21-\x7e]+$/.test(uri) || /[#\\]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (!url || url.username || url.password) return false;
  const { protocol, hostname } = url;
  if (protocol === "http:") return loopback.has(hostname);
  return protocol === "https:" || appScheme.test(protocol) || editors.has(protocol);
}

/** Whether a client that registered one redirect URI may use the other: the same URI, or another port on the device. */
export const isSameRedirect = (registered: string, asked: string): boolean =>
  withoutPort(registered) === withoutPort(asked);

/** Removes the port from http URIs: apps listen on any free port (RFC 8252, 7.3). On other schemes the port counts. */
function withoutPort(uri: string): string {
  const url = new URL(uri);
  if (url.protocol !== "http:") return uri;
  url.port = "";
  return url.href;
}

/** Returns the URL with which the browser carries an answer to the client. */
export function answerAt(redirectUri: string, answer: Record<string, string | null>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
