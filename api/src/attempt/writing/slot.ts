import { lockClasses } from "../../platform/data/locks.ts";
import { perPlatform } from "../../platform/per-platform.ts";

const slots = 1000;
/** Number of statements of one process that may write tallies at once, each into its own slot. */
export const lanes = 2;
/** The slot of rebuilt tallies; no process writes to it. */
export const rebuiltSlot = 32_000;

/**
 * Each process writes tallies under its own number, so that none waits for another's rows. A lock of the listening
 * connection reserves the number. Without one, slot 0 is used, which is correct but slower.
 */
export const processSlot = perPlatform(({ events }) => {
  const slot = { current: 0 };
  events.onConnect(async (client) => {
    const { rows } = await client.query<{ slot: number }>(
      `WITH RECURSIVE tried AS (
         SELECT 0 AS slot, pg_try_advisory_lock($1, 0) AS mine
         UNION ALL
         SELECT slot + 1, pg_try_advisory_lock($1, slot + 1) FROM tried WHERE NOT mine AND slot < $2
       ) SELECT slot FROM tried WHERE mine`,
      [lockClasses.tallySlot, slots],
    );
    slot.current = (rows[0]?.slot ?? 0) * lanes;
  });
  return slot;
});
