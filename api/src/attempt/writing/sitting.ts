import DataLoader from "dataloader";
import type { Item } from "../../content/taking/item.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";

/** An attempt under way, by the clock of the database. In milliseconds. */
export interface Sitting {
  /** Since its start; not negative, even if that clock was set back. */
  elapsed: number;
  /** The time limit that the item had when the attempt began; null where it had none. */
  promised: number | null;
}

type Ruled = Pick<Item, "rules">;

/** Pages ask for nothing more this early: their clocks are as old as their last question to the server. */
const leeway = 5000;

/** Null for a start that is not known. */
export const readSitting = (platform: Platform, contentId: string, attemptKey: string): Promise<Sitting | null> =>
  sittings(platform).load({ contentId, attemptKey });

/** The same, read when it is first asked for and not again. Null without a key. */
export function sittingOnce(platform: Platform, contentId: string, attemptKey: string | null | undefined): Beginning {
  let read: Promise<Sitting | null> | undefined;
  return () => {
    read ??= attemptKey ? readSitting(platform, contentId, attemptKey) : Promise.resolve(null);
    return read;
  };
}

/** Reads the start of an attempt. */
export type Beginning = () => Promise<Sitting | null>;

interface Key {
  contentId: string;
  attemptKey: string;
}

/** Those that are asked for at the same time are read in one statement: a class hands in together. */
const sittings = perPlatform(
  (platform) =>
    new DataLoader((keys: readonly Key[]) => read(platform, keys), {
      cache: false,
      maxBatchSize: 100,
      batchScheduleFn: (callback) => setImmediate(callback),
    }),
);

async function read({ sql }: Platform, keys: readonly Key[]): Promise<(Sitting | null)[]> {
  const { rows } = await sql.query<Sitting & { place: number }>({
    name: "read-sittings",
    text: `SELECT place::int, greatest(0, extract(epoch FROM now() - started_at)::float8 * 1000) AS elapsed,
                  time_limit * 1000 AS promised
             FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (quiz_id, attempt_key, place)
             JOIN attempt_starts USING (quiz_id, attempt_key)`,
    values: [keys.map(({ contentId }) => contentId), keys.map(({ attemptKey }) => attemptKey)],
  });
  const found = new Map(rows.map(({ place, ...sitting }) => [place, sitting]));
  return keys.map((_, index) => found.get(index + 1) ?? null);
}

/** Milliseconds after its limit; negative before it, null without one. A limit that was lowered since is not kept to. */
function overtimeOf({ rules }: Ruled, { elapsed, promised }: Sitting): number | null {
  if (rules?.timeLimit === undefined || promised === null) return null;
  return elapsed - Math.max(promised, rules.timeLimit * 60_000);
}

/** Whether the taker's page hands in by now what is there, because the time limit or the closing has come. */
export function isOver({ rules }: Ruled, { elapsed, promised }: Sitting, now: number): boolean {
  if (promised === null) return false;
  return elapsed >= promised - leeway || now >= Date.parse(rules?.closesAt ?? "") - leeway;
}

/** Seconds until its limit or the closing, whichever comes first; null without a limit. */
export function timeLeftOf(item: Ruled, sitting: Sitting, now: number): number | null {
  const overtime = overtimeOf(item, sitting);
  if (overtime === null) return null;
  const closing = item.rules?.closesAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(item.rules.closesAt) - now;
  return Math.round(Math.min(-overtime, closing)) / 1000;
}
