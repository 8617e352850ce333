import { setImmediate } from "node:timers/promises";
import DataLoader from "dataloader";
import { nounOf } from "../../content/content.shared.ts";
import { onTheWay } from "../../content/rules/rules.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { lockClasses } from "../../platform/data/locks.ts";
import { DomainError } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";

/*
 * An item that takes only so many answers has a seat for each. Stored answers and open seats are counted under a lock
 * of the item, in one snapshot: answers are in their tally from the moment in which their seat counts no more.
 */

/** Seconds for which a start holds a seat where no time limit ends it. */
const usual = 3600;
/** Seconds for which a seat is held while answers are written; longer than a writer waits for anything. */
const whileWriting = 120;
/** How many people are given seats in one transaction. */
const batchSize = 200;

const lock = "SELECT pg_advisory_xact_lock($1, hashtext($2))";

// Seats that are over, or whose answers are stored, make way each time somebody comes; they are not over before the time that
// their start was promised, with extra time. Asking again prolongs no seat, but for a time limit that was raised since the start.
const statement = `
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($2::text[], $3::boolean[]) WITH ORDINALITY AS t (attempt_key, is_writing, place)
), stored AS MATERIALIZED (
  SELECT attempt_key FROM attempts WHERE quiz_id = $1 AND attempt_key = ANY($2)
), seats AS MATERIALIZED (
  SELECT attempt_key, until, (until > now() OR EXISTS (
           SELECT FROM attempt_starts AS s WHERE (s.quiz_id, s.attempt_key) = (seat.quiz_id, seat.attempt_key)
              AND s.started_at + make_interval(secs => s.time_limit + ${onTheWay / 1000}) > now())) AND NOT EXISTS (
           SELECT FROM attempts WHERE (quiz_id, attempt_key) = (seat.quiz_id, seat.attempt_key)) AS is_open
    FROM attempt_seats AS seat WHERE quiz_id = $1
), gone AS (
  DELETE FROM attempt_seats WHERE quiz_id = $1 AND attempt_key IN (SELECT attempt_key FROM seats WHERE NOT is_open)
     AND attempt_key <> ALL($2)
), free AS MATERIALIZED (
  SELECT $5 - (SELECT coalesce(sum(attempts), 0) FROM daily_tallies WHERE quiz_id = $1)
            - (SELECT count(*) FROM seats WHERE is_open) AS places
), comers AS (
  SELECT asked.*, seats.until, began.started_at, seats.is_open IS NOT TRUE AS is_new,
         row_number() OVER (PARTITION BY seats.is_open IS NOT TRUE ORDER BY place) AS number
    FROM asked LEFT JOIN seats USING (attempt_key)
    LEFT JOIN attempt_starts AS began ON began.quiz_id = $1 AND began.attempt_key = asked.attempt_key AND began.time_limit < $6
   WHERE asked.attempt_key NOT IN (SELECT attempt_key FROM stored)
), seated AS (
  INSERT INTO attempt_seats (quiz_id, attempt_key, until)
  SELECT $1, attempt_key,
         greatest(until, started_at + make_interval(secs => $4),
                  CASE WHEN is_writing THEN now() + make_interval(secs => ${whileWriting})
                       WHEN is_new THEN now() + make_interval(secs => $4) END)
    FROM comers WHERE NOT is_new OR number <= (SELECT places FROM free)
  ON CONFLICT (quiz_id, attempt_key) DO UPDATE SET until = excluded.until
  RETURNING attempt_key
)
SELECT attempt_key AS key FROM stored UNION ALL SELECT attempt_key FROM seated`;

/** People who come to an item at the same time, by attempt key; true for those whose answers are being written. */
interface Batch {
  item: Item;
  asked: Map<string, boolean>;
  seated: Promise<Set<string>>;
}

/** Those who wait for an item's lock are given seats together, since one process after the other holds it. */
const seating = perPlatform((platform) => {
  const inTurn = fairQueue({
    atOnce: 4,
    eachAtOnce: 1,
    each: 25,
    all: 100,
    busy: "Too many people are coming in just now. Please try again.",
    retryAfter: 1,
  });
  const coming = new Map<string, Batch>();

  function begin(item: Item): Batch {
    const close = () => {
      if (coming.get(item.id) === batch) coming.delete(item.id);
    };
    const seated = inTurn(item.id, async () => {
      await setImmediate();
      close();
      return seat(platform, batch);
    }).finally(close);
    const batch: Batch = { item, asked: new Map(), seated };
    coming.set(item.id, batch);
    return batch;
  }

  return async (item: Item, attemptKey: string, isWriting: boolean): Promise<boolean> => {
    const latest = coming.get(item.id);
    const batch = latest && latest.asked.size < batchSize ? latest : begin(item);
    batch.item = item;
    batch.asked.set(attemptKey, isWriting || batch.asked.get(attemptKey) === true);
    return (await batch.seated).has(attemptKey);
  };
});

async function seat({ sql }: Platform, { item: { id, rules }, asked }: Batch): Promise<Set<string>> {
  const { maxAttempts, timeLimit } = rules ?? {};
  const limit = timeLimit === undefined ? null : timeLimit * 60;
  const seconds = limit === null ? usual : limit + onTheWay / 1000;
  return inTransaction(sql, async (client) => {
    await client.query(lock, [lockClasses.seats, id]);
    const { rows } = await client.query<{ key: string }>({
      name: "take-seats",
      text: statement,
      values: [id, [...asked.keys()], [...asked.values()], seconds, maxAttempts, limit],
    });
    return new Set(rows.map(({ key }) => key));
  });
}

/**
 * Gives an attempt a place among the answers that an item takes, which it keeps until its time is over; while `writing`
 * for as long as that takes at least. Throws FULL if none is free. Asks nothing of items without such a limit.
 */
export async function takeSeat(platform: Platform, item: Item, attemptKey: string, isWriting: boolean): Promise<void> {
  if (item.rules?.maxAttempts === undefined) return;
  const isSeated = await seating(platform)(item, attemptKey, isWriting);
  if (!isSeated) throw new DomainError("FULL", `This ${nounOf(item.kind)} has all the answers it asked for`);
}

interface Seat {
  contentId: string;
  attemptKey: string;
}

/** A seat that is locked just now makes way for whoever comes next. Waiting for it could deadlock with them. */
const leaving = perPlatform(
  ({ sql }) =>
    new DataLoader(
      async (seats: readonly Seat[]) => {
        await sql.query(
          `DELETE FROM attempt_seats WHERE (quiz_id, attempt_key) IN (
             SELECT quiz_id, attempt_key FROM attempt_seats
              WHERE (quiz_id, attempt_key) IN (SELECT * FROM unnest($1::text[], $2::text[])) FOR UPDATE SKIP LOCKED)`,
          [seats.map(({ contentId }) => contentId), seats.map(({ attemptKey }) => attemptKey)],
        );
        return seats.map(() => null);
      },
      { cache: false, maxBatchSize: batchSize, batchScheduleFn: (callback) => void setImmediate().then(callback) },
    ),
);

/** Once its answers are stored: should they be deleted, their place is free at once. */
export async function leaveSeat(platform: Platform, { id, rules }: Item, attemptKey: string): Promise<void> {
  if (rules?.maxAttempts === undefined) return;
  await leaving(platform).load({ contentId: id, attemptKey });
}
