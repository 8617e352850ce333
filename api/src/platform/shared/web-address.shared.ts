/**
 * Whether people may follow an address: http or https, and nobody's name before the host, which would pass for the
 * host itself. For addresses stored before there was a rule, too.
 */
export function isWebAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}
