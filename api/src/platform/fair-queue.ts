import { DomainError } from "./errors.ts";

interface Bounds {
  /** How much is done at the same time. */
  atOnce: number;
  /** How many may wait, of one who asks and in all. */
  each: number;
  all: number;
  /** What is said to who cannot even wait. */
  busy: string;
  /** Seconds after which trying again makes sense. */
  retryAfter: number;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Does a few things at a time, in turns among those who ask: who has much waiting delays their own work alone. What is
 * beyond the bounds is refused with UNAVAILABLE; where all places are taken, the longest line gives its last one up.
 */
export function fairQueue({ atOnce, each, all, busy, retryAfter }: Bounds) {
  // A map keeps the order of its keys: who has had a turn goes to the end of it.
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const refusal = () => new DomainError("UNAVAILABLE", busy, { retryAfter });

  function next() {
    const [first] = lines;
    if (!first) return;
    const [who, line] = first;
    lines.delete(who);
    const turn = line.shift();
    if (line.length > 0) lines.set(who, line);
    waiting -= 1;
    turn?.start();
  }

  function makeRoom(length: number) {
    const [who, longest] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    // A line that would become as long has no better claim.
    if (longest.length <= length + 1) throw refusal();
    longest.pop()?.refuse();
    if (longest.length === 0) lines.delete(who);
    waiting -= 1;
  }

  function place(who: string): Promise<void> {
    const length = lines.get(who)?.length ?? 0;
    if (length >= each) throw refusal();
    if (waiting >= all) makeRoom(length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lines.get(who) ?? [];
    line.push({ start: resolve, refuse: () => reject(refusal()) });
    lines.set(who, line);
    waiting += 1;
    return promise;
  }

  /** Does the work when it is the turn of `who`. */
  return async function inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await place(who);
    try {
      return await work();
    } finally {
      // The place in the work is handed on, or given up.
      if (waiting > 0) next();
      else running -= 1;
    }
  };
}
