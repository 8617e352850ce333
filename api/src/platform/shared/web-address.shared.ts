// Without slashes an address is relative on a page of the same scheme, and a backslash ends the host as a slash does.
const withHost = /^https?:\/\/[^/\\?#]+(?:[/?#]|$)/i;

/** Whether people may follow an address: http(s) with a plain host, without user info, which could pass for the host. */
export function isWebAddress(address: string): boolean {
  const url = withHost.test(address) && URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.username === "" && url.password === "";
}
