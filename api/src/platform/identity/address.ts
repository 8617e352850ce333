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

/** The socket's address, or the entry that the outermost of `proxies` proxies wrote; null if there is no such entry. */
export function addressOf({ socket, headers }: Sent, proxies: number): string | null {
  if (proxies === 0) return bucket(socket.remoteAddress ?? "");
  const chain = String(headers["x-forwarded-for"] ?? "").split(",");
  return bucket(chain.at(-proxies)?.trim() ?? "");
}

/** The longest is of IPv6 with an IPv4 part, brackets and a port. */
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

/** Names an address together with an item or account, which alone is limited where the address is unknown. */
export const addressAt = (address: string | null, of: string): string => (address === null ? of : `${address} ${of}`);

/** The network that an address belongs to, for people to recognise and for nobody to be found by: /24, or /48 of IPv6. */
export function networkOf(address: string | null): string | null {
  if (address === null) return null;
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
  const parts = address.split(":");
  return parts.length === 4 ? `${parts.slice(0, 3).join(":")}::/48` : null;
}
