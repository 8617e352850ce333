import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "./errors.ts";
import { hour, minute, type Rate, rates } from "./limits.shared.ts";
import { countOf } from "./shared/words.shared.ts";

type LimitName = keyof typeof rates;

/** A limit as it stands after it was asked. */
interface AskedLimit extends Pick<Rate, "points" | "duration"> {
  left: number;
  /** Seconds until all points are there again. */
  seconds: number;
}
export type AskedLimits = Map<string, AskedLimit>;

const asked = new AsyncLocalStorage<AskedLimits>();

/** Runs `work` and notes in `limits` each limit that it asks, so that a door can tell of them. */
export const notingLimits = <Result>(limits: AskedLimits, work: () => Result): Result => asked.run(limits, work);

function note(name: LimitName, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  const { points, duration, isSecret }: Rate = rates[name];
  if (isSecret) return;
  const [left, seconds] = [Math.max(0, remainingPoints), Math.max(0, Math.ceil(msBeforeNext / 1000))];
  asked.getStore()?.set(name, { points, duration, left, seconds });
}

export interface Limits {
  /**
   * Takes points; throws RATE_LIMITED with the seconds to wait if there are not enough. A key of null, that of an unknown
   * address, has no limit, for it would be one for everybody.
   */
  take(name: LimitName, key: string | null, points?: number): Promise<void>;
  /** Returns a point, where only failures count. */
  giveBack(name: LimitName, key: string | null): Promise<void>;
}

export function createLimits(sql: pg.Pool, on: boolean): Limits {
  if (!on) return { take: async () => {}, giveBack: async () => {} };
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

  return {
    async take(name, key, points = 1) {
      if (key === null) return;
      try {
        note(name, await limiters[name].consume(key, points));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        note(name, reason);
        const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        throw new DomainError("RATE_LIMITED", `Too many requests. Please try again in ${waiting(retryAfter)}.`, {
          retryAfter,
        });
      }
    },
    async giveBack(name, key) {
      if (key !== null) note(name, await limiters[name].reward(key));
    },
  };
}

function waiting(seconds: number): string {
  if (seconds < 90) return countOf(seconds, "second");
  return seconds < 2 * hour ? `${Math.ceil(seconds / minute)} minutes` : `${Math.ceil(seconds / hour)} hours`;
}
