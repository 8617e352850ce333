// Requires slashes, because a URL without them is relative on a page of the same scheme. A backslash ends the host like
// a slash.
const withHost = /^https?:\/\/[^/\\?#]+(?:[/?#]|$)/i;

/**
 * Whether people may follow a URL: http(s) with a plain host. User info is refused, because it could look like the
 * host.
 */
export function isWebAddress(address: string): boolean {
  const url = withHost.test(address) && URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.username === "" && url.password === "";
}
