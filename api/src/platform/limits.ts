import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "./errors.ts";
import { countOf } from "./shared/words.shared.ts";

const minute = 60;
const hour = 3600;

/** Points for each `duration` in seconds, counted across processes if `shared`, else (on hot paths) within one. */
const rules = {
  loginAccount: { points: 10, duration: 15 * minute, shared: true },
  loginAddress: { points: 50, duration: 15 * minute, shared: true },
  register: { points: 30, duration: hour, shared: true },
  password: { points: 10, duration: 15 * minute, shared: true },
  forgotAccount: { points: 5, duration: hour, shared: true },
  forgotAddress: { points: 20, duration: hour, shared: true },
  reset: { points: 10, duration: hour, shared: true },
  verify: { points: 10, duration: hour, shared: true },
  resend: { points: 3, duration: hour, shared: true },
  newAddress: { points: 10, duration: hour, shared: true },
  newAccess: { points: 30, duration: hour, shared: true },
  ownData: { points: 5, duration: hour, shared: true },
  webhookCall: { points: 30, duration: minute, shared: true },
  testMail: { points: 10, duration: hour, shared: true },
  refresh: { points: 60, duration: minute, shared: true },
  upload: { points: 5, duration: minute, shared: true },
  generate: { points: 10, duration: minute, shared: true },
  generateDay: { points: 200, duration: 24 * hour, shared: true },
  // Points are cost: ten results screens with everything on them. A short duration is soon over for fast clickers.
  graphql: { points: 150_000, duration: 15, shared: false },
  create: { points: 60, duration: minute, shared: false },
  // Counts misses: at this rate, finding one of a thousand items takes months.
  shortLink: { points: 120, duration: minute, shared: false },
  // Generous, because a whole class may share one address.
  submitAddress: { points: 600, duration: minute, shared: false },
  submitItem: { points: 6000, duration: minute, shared: false },
} as const;
type LimitName = keyof typeof rules;

export interface Limits {
  /** Takes points; throws RATE_LIMITED with the seconds to wait if there are not enough. */
  take(name: LimitName, key: string, points?: number): Promise<void>;
  /** Returns a point, where only failures count. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

export function createLimits(sql: pg.Pool, on: boolean): Limits {
  if (!on) return { take: async () => {}, giveBack: async () => {} };
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([keyPrefix, { points, duration, shared }]) => [
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
      try {
        await limiters[name].consume(key, points);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        throw new DomainError("RATE_LIMITED", `Too many requests. Please try again in ${waiting(retryAfter)}.`, {
          retryAfter,
        });
      }
    },
    async giveBack(name, key) {
      await limiters[name].reward(key);
    },
  };
}

function waiting(seconds: number): string {
  if (seconds < 90) return countOf(seconds, "second");
  return seconds < 2 * hour ? `${Math.ceil(seconds / minute)} minutes` : `${Math.ceil(seconds / hour)} hours`;
}
