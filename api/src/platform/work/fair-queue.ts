import { DomainError } from "../errors.ts";

interface Bounds {
  /** How much is done at the same time, in all and of one who asks. */
  atOnce: number;
  eachAtOnce?: number;
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
export function fairQueue({ atOnce, eachAtOnce = atOnce, each, all, busy, retryAfter }: Bounds) {
  // A map keeps the order of its keys: who has had a turn goes to the end of it.
  const lines = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const refusal = () => new DomainError("UNAVAILABLE", busy, { retryAfter });

  const mayBegin = (who: string) => running < atOnce && (runningOf.get(who) ?? 0) < eachAtOnce;

  function begin(who: string) {
    running += 1;
    runningOf.set(who, (runningOf.get(who) ?? 0) + 1);
  }

  /** Gives the place up to the next who may have it. */
  function end(who: string) {
    running -= 1;
    const left = (runningOf.get(who) ?? 1) - 1;
    if (left > 0) runningOf.set(who, left);
    else runningOf.delete(who);
    next();
  }

  function next() {
    const first = [...lines].find(([who]) => mayBegin(who));
    if (!first) return;
    const [who, line] = first;
    begin(who);
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
    if (mayBegin(who)) begin(who);
    else await place(who);
    try {
      return await work();
    } finally {
      end(who);
    }
  };
}
