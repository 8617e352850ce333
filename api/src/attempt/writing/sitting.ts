import DataLoader from "dataloader";
import type { Item } from "../../content/taking/item.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";

/** An attempt in progress. Milliseconds, by the clock of the database. */
export interface Sitting {
  /** Time since the start; never negative, even if that clock was set back. */
  elapsed: number;
  /** The item's time limit when the attempt started; null without one. */
  promised: number | null;
}

type Ruled = Pick<Item, "rules">;

/** Milliseconds by which pages may end early, because their clocks are as old as their last request to the server. */
const leeway = 5000;

/** Null for an unknown start. */
export const readSitting = (platform: Platform, contentId: string, attemptKey: string): Promise<Sitting | null> =>
  sittings(platform).load({ contentId, attemptKey });

/** The same, but read on the first call only. Null without a key. */
export function sittingOnce(platform: Platform, contentId: string, attemptKey: string | null | undefined): Beginning {
  let sitting: Promise<Sitting | null> | undefined;
  return () => {
    sitting ??= attemptKey ? readSitting(platform, contentId, attemptKey) : Promise.resolve(null);
    return sitting;
  };
}

/** Reads the start of an attempt. */
export type Beginning = () => Promise<Sitting | null>;

interface Key {
  contentId: string;
  attemptKey: string;
}

/** Attempts that are requested at the same time are read in one statement, because a class submits together. */
const sittings = perPlatform(
  (platform) =>
    new DataLoader((keys: readonly Key[]) => readSittings(platform, keys), {
      cache: false,
      maxBatchSize: 100,
      batchScheduleFn: (callback) => setImmediate(callback),
    }),
);

async function readSittings({ sql }: Platform, keys: readonly Key[]): Promise<(Sitting | null)[]> {
  const { rows } = await sql.query<Sitting & { place: number }>({
    name: "read-sittings",
    text: `SELECT place::int, greatest(0, extract(epoch FROM now() - started_at)::float8 * 1000) AS elapsed,
                  time_limit * 1000 AS promised
             FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (quiz_id, attempt_key, place)
             JOIN attempt_starts USING (quiz_id, attempt_key)`,
    values: [keys.map(({ contentId }) => contentId), keys.map(({ attemptKey }) => attemptKey)],
  });
  const sittings = new Map(rows.map(({ place, ...sitting }) => [place, sitting]));
  return keys.map((_, index) => sittings.get(index + 1) ?? null);
}

/**
 * Milliseconds since the end of the limit: negative before it, null without one. A limit that was lowered since the
 * start is not applied.
 */
function overtimeOf({ rules }: Ruled, { elapsed, promised }: Sitting): number | null {
  if (rules?.timeLimit === undefined || promised === null) return null;
  return elapsed - Math.max(promised, rules.timeLimit * 60_000);
}

/**
 * Whether the taker's page submits automatically by now, because the time limit or the closing is reached. False if the
 * start had no limit.
 */
export function isOver({ rules }: Ruled, { elapsed, promised }: Sitting, now: number): boolean {
  if (promised === null) return false;
  return elapsed >= promised - leeway || now >= Date.parse(rules?.closesAt ?? "") - leeway;
}

/** Seconds until the end of the limit or the closing, whichever is first; null without a limit. */
export function timeLeftOf(item: Ruled, sitting: Sitting, now: number): number | null {
  const overtime = overtimeOf(item, sitting);
  if (overtime === null) return null;
  const closing = item.rules?.closesAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(item.rules.closesAt) - now;
  return Math.round(Math.min(-overtime, closing)) / 1000;
}
