import { Interception, Refusal } from "./api.ts";
import type { Delay } from "./attempt.ts";

type Delivery = { signal: AbortSignal; onDelay: (delay: Delay, error: unknown) => void; network?: Network };
/** Replaces the browser's network in tests. */
type Network = { isOnline: () => boolean; events: EventTarget };

const browser: Network = { isOnline: () => navigator.onLine, events: globalThis };

/** A longer Retry-After is limited to this number of seconds. */
const longestAsked = 300;
const wakes = ["online", "visibilitychange"];

/**
 * Retries until the server accepts or refuses. Waits longer after each failure, and retries immediately once back
 * online.
 */
export async function deliver<T>(send: () => Promise<T>, { signal, onDelay, network = browser }: Delivery): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      const delay = delayAfter(error, network);
      if (!delay) throw error;
      onDelay(delay, error);
      await pause(secondsBefore(failures, error), signal, network.events);
    }
  }
}

export const isPassing = (error: unknown) => !(error instanceof Refusal) || isBusy(error);

function delayAfter(error: unknown, network: Network): Delay | null {
  if (!isPassing(error)) return null;
  if (error instanceof Refusal || error instanceof Interception) return isBusy(error) ? "busy" : "intercepted";
  return network.isOnline() ? "unreachable" : "offline";
}

const isBusy = ({ status }: Refusal | Interception) => status >= 500 || [408, 425, 429].includes(status);

/** Exponential backoff up to a minute, with jitter so that a class does not retry in the same second. */
function secondsBefore(failures: number, error: unknown): number {
  const delay = error instanceof Refusal && error.retryAfter;
  const seconds = delay ? Math.min(longestAsked, delay) : Math.min(60, 2 ** (failures + 1));
  return seconds * (1 + Math.random() / 4);
}

function pause(seconds: number, signal: AbortSignal, events: EventTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(wake, seconds * 1000);
    for (const name of wakes) events.addEventListener(name, wake, { signal: over.signal });
    signal.addEventListener("abort", () => end(() => reject(signal.reason)), { signal: over.signal });

    function wake() {
      end(resolve);
    }
    function end(settle: () => void) {
      clearTimeout(timer);
      over.abort();
      settle();
    }
  });
}
