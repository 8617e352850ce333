import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";

/** Few enough that a portion takes about 20 ms. */
const portion = 100;

/** Milliseconds. A portion that waited for a lock or a busy database took longer than it worked. */
const longestRest = 1000;

/** Repeats a deletion of at most `$1` rows until few are left to delete, so that no lock is held for long. */
export async function inPortions(sql: Pool, statement: string, values: readonly unknown[] = []): Promise<void> {
  for (;;) {
    const begun = performance.now();
    const { rowCount } = await sql.query(statement, [portion, ...values]);
    if (rowCount !== portion) return;
    await restSince(begun);
  }
}

/** Waits as long as a portion of long work took, so that answers to other items notice little of it. */
export const restSince = (begun: number): Promise<void> => setTimeout(Math.min(performance.now() - begun, longestRest));
