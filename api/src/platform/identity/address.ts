import type { IncomingMessage } from "node:http";
import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** The address that requests count under: the socket's, or the entry that the outermost of `proxies` proxies wrote. */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  proxies: number,
): string {
  if (proxies === 0) return bucket(socket.remoteAddress ?? "");
  const chain = String(headers["x-forwarded-for"] ?? "").split(",");
  return bucket(chain.at(-proxies)?.trim() ?? "");
}

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** IPv6 counts by /64, the size one household or server gets; IPv4-mapped addresses count as IPv4. */
function bucket(written: string): string {
  const [, six, four] = withPort.exec(written) ?? [];
  const address = six ?? four ?? written;
  if (isIPv4(address)) return address;
  if (!isIP(address)) return "untrusted";
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

/** The network that an address belongs to, for people to recognise and for nobody to be found by: /24, or /48 of IPv6. */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, "0/24");
  const parts = address.split(":");
  return parts.length === 4 ? `${parts.slice(0, 3).join(":")}::/48` : null;
}
