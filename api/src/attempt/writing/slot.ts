import { lockClasses } from "../../platform/data/locks.ts";
import { perPlatform } from "../../platform/per.ts";

const slots = 1000;
/** Statements that may write tallies at the same time in one process, each into a slot of its own. */
export const lanes = 2;
/** What a rebuild counted has a slot that no process writes to. */
export const rebuiltSlot = 32_000;

/**
 * The number a process writes its tallies under, so that no two processes wait for one row. It is a lock held by the
 * listening connection. Without one (all taken, connection away) slot 0 serves as well, only slower: adding is atomic.
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
