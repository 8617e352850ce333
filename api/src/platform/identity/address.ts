import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The address to count a client's requests under: the socket's, or behind `proxies` proxies the entry that the
 * outermost of them wrote. A chain that is too short or not made of addresses falls into one shared bucket.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  proxies: number,
): string {
  if (proxies === 0) return bucket(socket.remoteAddress ?? "");
  const chain = String(headers["x-forwarded-for"] ?? "").split(",");
  return bucket(chain.at(-proxies)?.trim() ?? "");
}

/** IPv6 is counted by /64, which one household or server has to itself. */
function bucket(address: string): string {
  const plain = address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
  const version = isIP(plain);
  if (version === 0) return "untrusted";
  if (version === 4) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array(Math.max(0, missing)).fill("0"), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":");
}
