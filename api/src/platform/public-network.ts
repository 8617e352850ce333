import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

const longest = 2048;

const open = { http: new http.Agent(), https: new https.Agent() };
// Checks the address of each connection, so that neither DNS nor a redirect can change it afterwards.
export const filtered = {
  http: new RequestFilteringHttpAgent({ lookup: lookupAddress }),
  https: new RequestFilteringHttpsAgent({ lookup: lookupAddress }),
};

const portOf = ({ port, protocol }: URL) => port || (protocol === "http:" ? "80" : "443");

export const isAllowed = (url: URL, allowed: string[]) => allowed.includes(`${url.hostname}:${portOf(url)}`);

/** The agents that may fetch a URL; null if it must not be fetched. */
export function agentFor(url: URL, allowed: string[]) {
  const { protocol, username, password, hostname, href } = url;
  if (!/^https?:$/.test(protocol) || username || password || href.length > longest) return null;
  if (isAllowed(url, allowed)) return open;
  if (!/^(80|443)$/.test(portOf(url)) || isPlainlyPrivate(hostname.replace(/[[\]]/g, ""))) return null;
  return filtered;
}

/** Whether a host is private without a lookup, so that its author sees the error immediately. */
function isPlainlyPrivate(host: string): boolean {
  if (/(^|\.)localhost\.?$/.test(host)) return true;
  return ipaddr.isValid(host) && (isCompatible(host) || ipaddr.process(host).range() !== "unicast");
}

// IPv4-compatible addresses (::127.0.0.1): the only notation of a private address that the agents accept.
const compatible = ipaddr.IPv6.parseCIDR("::/96");
const isCompatible = (address: string) => isIPv6(address) && ipaddr.IPv6.parse(address).match(compatible);

function lookupAddress(
  hostname: string,
  options: LookupOptions,
  callback: (error: NodeJS.ErrnoException | null, found: string | LookupAddress[], family?: number) => void,
) {
  lookup(hostname, options, (error, found, family) => {
    const addresses = typeof found === "string" ? [found] : (found ?? []).map(({ address }) => address);
    callback(addresses.some(isCompatible) ? new Error("Not a public address") : error, found, family);
  });
}
