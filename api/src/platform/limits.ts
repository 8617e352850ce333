import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "./errors.ts";
import { hour, minute, type Rate, rates } from "./limits.shared.ts";
import { countOf } from "./shared/words.shared.ts";
import { fairQueue } from "./work/fair-queue.ts";

type LimitName = keyof typeof rates;
type GuessName = { [Name in LimitName]: (typeof rates)[Name] extends { pause: number } ? Name : never }[LimitName];

/** State of a limit after a request was counted. */
interface AskedLimit extends Pick<Rate, "points" | "duration"> {
  left: number;
  /** Seconds until all points are available again. */
  seconds: number;
}
export type AskedLimits = Map<string, AskedLimit>;

const usedLimits = new AsyncLocalStorage<AskedLimits>();

/** Runs `work` and notes in `limits` each limit that it uses, so that a transport can report them. */
export const notingLimits = <Result>(limits: AskedLimits, work: () => Result): Result => usedLimits.run(limits, work);

function note(name: LimitName, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  const { points, duration, isSecret }: Rate = rates[name];
  if (isSecret) return;
  const [remaining, seconds] = [Math.max(0, remainingPoints), Math.max(0, Math.ceil(msBeforeNext / 1000))];
  usedLimits.getStore()?.set(name, { points, duration, left: remaining, seconds });
}

export interface Limits {
  /**
   * Takes points; throws RATE_LIMITED with the seconds to wait if there are not enough. A null key, for an unknown
   * address, has no limit, because all unknown addresses would share it.
   */
  take(name: LimitName, key: string | null, points?: number): Promise<void>;
  /**
   * Checks something that can be guessed. The check returns null if the guess is wrong, which takes a point. Without
   * points, one guess at a time is checked, after a pause. A right guess still succeeds. A wrong guess throws
   * RATE_LIMITED, as does one that finds too many others waiting. Waiting guesses with the same `value` are checked
   * together.
   */
  guess<T>(name: GuessName, key: string | null, check: () => Promise<T | null>, value?: string): Promise<T | null>;
  /** Runs work that is open to everyone. Its refusals take points; without points they become RATE_LIMITED. */
  refusals<T>(name: LimitName, key: string | null, work: () => Promise<T>): Promise<T>;
  /** Ends the pauses of guesses, so that a stopping service does not wait for them. */
  stop(): void;
}

interface Options {
  on: boolean;
  /** Milliseconds of each second of a pause; tests set 0. */
  second: number;
}

const busy = "Too many people are waiting. Please try again.";

export function createLimits(sql: pg.Pool, { on, second }: Options): Limits {
  if (!on)
    return {
      take: async () => {},
      guess: (_name, _key, check) => check(),
      refusals: (_name, _key, work) => work(),
      stop() {},
    };
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([keyPrefix, { points, duration, shared }]) => [
      keyPrefix,
      shared
        ? new RateLimiterPostgres({
            storeClient: sql,
            tableName: "rate_limits",
            tableCreated: true,
            keyPrefix,
            points,
            duration,
          })
        : new RateLimiterMemory({ keyPrefix, points, duration }),
    ]),
  ) as Record<LimitName, RateLimiterMemory | RateLimiterPostgres>;

  const stopping = new AbortController();
  const turns = new Map<LimitName, ReturnType<typeof fairQueue>>();
  /** Guesses in progress, by limit, key and value. */
  const joined = new Map<string, Promise<unknown>>();

  function turnsOf(name: GuessName): ReturnType<typeof fairQueue> {
    const { pause, waiting: each } = rates[name];
    const bounds = { atOnce: 100, eachAtOnce: 1, each, all: 500, busy, retryAfter: pause };
    const queue = turns.get(name) ?? fairQueue(bounds);
    turns.set(name, queue);
    return queue;
  }

  /** Throws RATE_LIMITED for a guess that finds too many others waiting. */
  async function inTurn<T>(name: GuessName, key: string, check: () => Promise<T | null>): Promise<T | null> {
    let hasPlace = false;
    try {
      return await turnsOf(name)(key, async () => {
        hasPlace = true;
        const pause = { signal: stopping.signal, ref: false };
        await setTimeout(rates[name].pause * second, null, pause).catch(() => {
          throw new DomainError("UNAVAILABLE", busy, { retryAfter: 1 });
        });
        return check();
      });
    } catch (error) {
      throw hasPlace ? error : tooMany(rates[name].pause);
    }
  }

  function together<T>(key: string | null, work: () => Promise<T>): Promise<T> {
    if (key === null) return work();
    const running = (joined.get(key) as Promise<T> | undefined) ?? work().finally(() => joined.delete(key));
    joined.set(key, running);
    return running;
  }

  /** Takes points; resolves with the refusal if there are not enough. */
  async function consume(name: LimitName, key: string, points: number): Promise<DomainError | null> {
    try {
      note(name, await limiters[name].consume(key, points));
      return null;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      note(name, reason);
      const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      return tooMany(retryAfter);
    }
  }

  async function take(name: LimitName, key: string | null, points = 1) {
    const refusal = key === null ? null : await consume(name, key, points);
    if (refusal) throw refusal;
  }

  return {
    take,
    async guess(name, key, check, value) {
      if (key === null) return check();
      // Taken first, so that many simultaneous guesses count as well.
      const refusal = await consume(name, key, 1);
      const giveBack = async () => note(name, await limiters[name].reward(key));
      let result: Awaited<ReturnType<typeof check>>;
      try {
        const joining = value === undefined ? null : `${name} ${key} ${value}`;
        result = refusal ? await together(joining, () => inTurn(name, key, check)) : await check();
      } catch (error) {
        // A guess that could not be checked does not count.
        if (!isRateLimited(error)) await giveBack();
        throw error;
      }
      if (result !== null) await giveBack();
      else if (refusal) throw wrong(rates[name].pause);
      return result;
    },
    async refusals(name, key, work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof DomainError && error.code !== "UNAVAILABLE" && !isRateLimited(error))
          await take(name, key);
        throw error;
      }
    },
    stop: () => stopping.abort(),
  };
}

/** The refusal of a wrong guess without points. The right one is still accepted, after the pause. */
const wrong = (pause: number) =>
  new DomainError("RATE_LIMITED", `Incorrect, too many times. Each further try takes ${waiting(pause)}.`, {
    retryAfter: pause,
  });

const tooMany = (retryAfter: number) =>
  new DomainError("RATE_LIMITED", `Too many requests. Please try again in ${waiting(retryAfter)}.`, { retryAfter });

const isRateLimited = (error: unknown) => error instanceof DomainError && error.code === "RATE_LIMITED";

function waiting(seconds: number): string {
  if (seconds < 90) return countOf(seconds, "second");
  return seconds < 2 * hour ? `${Math.ceil(seconds / minute)} minutes` : `${Math.ceil(seconds / hour)} hours`;
}
