import type { IncomingMessage } from "node:http";
import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Platform } from "../platform.ts";
import { noteForwarding } from "./forwarding.ts";

type Sent = Pick<IncomingMessage, "socket" | "headers">;

/** The address that a request counts under, or null if it is unknown. Notes what the proxies forwarded. */
export function clientAddress(platform: Platform, request: Sent): string | null {
  const { trustProxy } = platform.settings;
  const address = addressOf(request, trustProxy);
  noteForwarding(platform, {
    trustProxy,
    isForwarded: request.headers["x-forwarded-for"] !== undefined,
    isKnown: address !== null,
  });
  return address;
}

/** The socket's address, or the entry written by the outermost of `proxies` proxies; null if that entry is missing. */
export function addressOf({ socket, headers }: Sent, proxies: number): string | null {
  if (proxies === 0) return bucket(socket.remoteAddress ?? "");
  const chain = String(headers["x-forwarded-for"] ?? "").split(",");
  return bucket(chain.at(-proxies)?.trim() ?? "");
}

/** Length of the longest form: IPv6 with an IPv4 part, brackets and a port. */
const longest = 60;
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** IPv6 counts by /64, the size one household or server gets; IPv4-mapped addresses count as IPv4. */
function bucket(written: string): string | null {
  if (written.length > longest) return null;
  const [, six, four] = withPort.exec(written) ?? [];
  const address = six ?? four ?? written;
  if (isIPv4(address)) return address;
  if (!isIP(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

/** Key for an address at one item or account. If the address is unknown, the item or account is limited on its own. */
export const addressAt = (address: string | null, of: string): string => (address === null ? of : `${address} ${of}`);

/** The network of an address: /24, or /48 for IPv6. People can recognise it, but it identifies nobody. */
export function networkOf(address: string | null): string | null {
  if (address === null) return null;
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
  const parts = address.split(":");
  return parts.length === 4 ? `${parts.slice(0, 3).join(":")}::/48` : null;
}
