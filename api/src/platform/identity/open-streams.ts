import pLimit from "p-limit";
import { DomainError } from "../errors.ts";
import { streamLimit } from "../limits.shared.ts";
import { perPlatform } from "../per-platform.ts";
import type { Platform } from "../platform.ts";
import { viewerAgain } from "./authentication.ts";
import type { Viewer } from "./viewer.ts";

/** An open connection that sends updates to its viewer: a WebSocket or an event stream. */
interface Stream {
  viewer: Viewer;
  /** Called once, with the reason why the viewer may no longer listen, or null when the service stops. */
  end(reason: DomainError | null): void;
}

const limits = { perUser: streamLimit, perAddress: 100 };

/**
 * Maximum delay of a timer in milliseconds, about 24 days. A stream with a longer token is closed then and has to
 * reopen.
 */
const longestTimer = 2 ** 31 - 1;
/** Sessions and tokens read in parallel when all are checked. Few, because requests need the database too. */
const parallelChecks = 4;
const retryMillis = 1000;

/** The open streams of this process, limited for each user and address. They end with the session or token. */
export const openStreams = perPlatform((platform) => {
  const streams = new Set<Stream>();
  const counts = new Map<string, number>();
  const limit = pLimit(parallelChecks);

  async function recheck(some: Iterable<Stream>) {
    const groups = Map.groupBy(some, ({ viewer }) => credentialOf(viewer));
    await Promise.all([...groups.values()].map((group) => limit(() => check(platform, group))));
  }

  async function check(platform: Platform, group: Stream[]) {
    const first = group[0];
    if (!first) return;
    try {
      await viewerAgain(platform, first.viewer);
    } catch (error) {
      if (error instanceof DomainError) for (const stream of group) stream.end(error);
      // The database is unreachable, so nothing is sent. These streams are checked first when it is back.
      else setTimeout(() => void recheck(group.filter((stream) => streams.has(stream))), retryMillis).unref();
    }
  }

  const interval = setInterval(() => void recheck(streams), platform.settings.recheckInterval * 1000);
  platform.events.onGap(() => void recheck(streams));
  platform.events.on("sessions", (userId) => {
    void recheck([...streams].filter(({ viewer }) => viewer.user?.id === userId));
  });
  platform.onStop(async () => {
    clearInterval(interval);
    for (const stream of streams) stream.end(null);
  });

  function count(viewer: Viewer): () => void {
    const key = viewer.user?.id ?? viewer.address;
    if (key === null) return () => {};
    const opened = (counts.get(key) ?? 0) + 1;
    if (platform.settings.rateLimit && opened > (viewer.user ? limits.perUser : limits.perAddress)) {
      throw new DomainError("RATE_LIMITED", "Too many connections", { retryAfter: 10 });
    }
    counts.set(key, opened);
    return () => {
      const remaining = (counts.get(key) ?? 1) - 1;
      if (remaining > 0) counts.set(key, remaining);
      else counts.delete(key);
    };
  }

  /** Registers a stream. Call the result when the stream closes. Throws RATE_LIMITED if the viewer has too many. */
  return function open({ viewer, end }: Stream): () => void {
    const uncount = count(viewer);
    let isOpen = true;
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      streams.delete(stream);
      clearTimeout(expiry);
      uncount();
    };
    const endOnce = (reason: DomainError | null) => {
      if (!isOpen) return;
      close();
      end(reason);
    };
    const milliseconds = (viewer.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now();
    const expire = () => endOnce(new DomainError("TOKEN_EXPIRED", "Token expired"));
    const expiry = Number.isFinite(milliseconds) ? setTimeout(expire, Math.min(milliseconds, longestTimer)) : undefined;
    const stream = { viewer, end: endOnce };
    streams.add(stream);
    return close;
  };
});

const credentialOf = ({ sessionId, tokenId }: Viewer) => sessionId ?? tokenId;
