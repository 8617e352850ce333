import { DomainError } from "../errors.ts";

interface Bounds {
  atOnce: number;
  eachAtOnce?: number;
  each: number;
  all: number;
  busy: string;
  retryAfter: number;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/** Runs a few tasks at once, in turns among keys: a busy key delays only itself. Throws UNAVAILABLE when full. */
export function fairQueue({ atOnce, eachAtOnce = atOnce, each, all, busy, retryAfter }: Bounds) {
  // Maps keep insertion order, so a key moves to the end after its turn.
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

  function end(who: string) {
    running -= 1;
    const remaining = (runningOf.get(who) ?? 1) - 1;
    if (remaining > 0) runningOf.set(who, remaining);
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
