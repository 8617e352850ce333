import { Refusal } from "./api.ts";

/** Why answers are still here: the device is offline, the server is busy, or it cannot be reached. */
export type Delay = "offline" | "busy" | "unreachable";

type Delivery = { signal: AbortSignal; onDelay: (delay: Delay, error: unknown) => void; network?: Network };
/** What we ask the browser, so that tests can answer for it. */
type Network = { isOnline: () => boolean; events: EventTarget };

const browser: Network = { isOnline: () => navigator.onLine, events: globalThis };

/** Sends until the server has spoken: waits longer after each failure, and not at all once the device is back online. */
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

function delayAfter(error: unknown, network: Network): Delay | null {
  if (error instanceof Refusal) return error.status >= 500 || [408, 425, 429].includes(error.status) ? "busy" : null;
  return network.isOnline() ? "unreachable" : "offline";
}

/** Up to a minute, spread so that a whole class does not come back in the same second. */
function secondsBefore(failures: number, error: unknown): number {
  const asked = error instanceof Refusal ? error.retryAfter : null;
  return (asked ?? Math.min(60, 2 ** (failures + 1))) * (1 + Math.random() / 4);
}

function pause(seconds: number, signal: AbortSignal, events: EventTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(wake, seconds * 1000);
    events.addEventListener("online", wake, { signal: over.signal });
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
