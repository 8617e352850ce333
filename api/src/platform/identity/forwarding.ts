import { perPlatform } from "../per-platform.ts";
import type { Platform } from "../platform.ts";

interface Forwarded {
  trustProxy: number;
  isForwarded: boolean;
  isKnown: boolean;
}

const state = perPlatform(() => ({ latest: null as string | null, logged: new Set<string>() }));

function troubleOf({ trustProxy, isForwarded, isKnown }: Forwarded): string | null {
  if (trustProxy === 0) {
    return isForwarded
      ? "Requests bring X-Forwarded-For while TRUST_PROXY is 0, so everyone behind a proxy counts as one address: set TRUST_PROXY to the number of proxies (docs/proxies.md)."
      : null;
  }
  if (isKnown) return null;
  return isForwarded
    ? `X-Forwarded-For has no address where the outermost of ${trustProxy} proxies writes one, so clients are not limited by address: set TRUST_PROXY to the number of proxies (docs/proxies.md).`
    : "Requests lack X-Forwarded-For while TRUST_PROXY is set, so clients are not limited by address: have the proxy send it (docs/proxies.md).";
}

/** Notes whether the proxies in front match the settings. Logs each difference once. */
export function noteForwarding(platform: Platform, forwarded: Forwarded): void {
  const noted = state(platform);
  noted.latest = troubleOf(forwarded);
  if (noted.latest === null || noted.logged.has(noted.latest)) return;
  noted.logged.add(noted.latest);
  platform.log.warn(noted.latest);
}

/**
 * Difference between the latest request and the proxy settings. For an administrator who reads it, the latest request
 * is their own or close to it, so direct requests of others cause no lasting alarm.
 */
export function forwardingWarnings(platform: Platform): string[] {
  const { latest } = state(platform);
  return latest === null ? [] : [latest];
}
