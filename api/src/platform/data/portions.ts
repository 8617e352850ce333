import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";

/** Rows. A portion of this size takes about 20 ms. */
const portion = 100;

/** Milliseconds. A portion that waited for a lock or a busy database took longer than its own work. */
const longestRest = 1000;

/** Repeats a deletion of at most `$1` rows until it deletes fewer, so that no lock is held for long. */
export async function inPortions(sql: Pool, statement: string, values: readonly unknown[] = []): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    const { rowCount } = await sql.query(statement, [portion, ...values]);
    if (rowCount !== portion) return;
    await restSince(startedAt);
  }
}

/** Makes a job that handles one portion of long work rest after it, in the same way. */
export const resting =
  (handle: (key: string) => Promise<void>) =>
  async (key: string): Promise<void> => {
    const startedAt = performance.now();
    await handle(key);
    await restSince(startedAt);
  };

/** Waits as long as a portion took, at most a second, so that other requests hardly slow down. */
const restSince = (begun: number): Promise<void> => setTimeout(Math.min(performance.now() - begun, longestRest));
