import { setImmediate } from "node:timers/promises";
import DataLoader from "dataloader";
import { nounOf } from "../../content/content.shared.ts";
import { onTheWay } from "../../content/rules/rules.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { lockClasses } from "../../platform/data/locks.ts";
import { DomainError } from "../../platform/errors.ts";
import { signatureOf } from "../../platform/identity/secret.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import { waitingBlock } from "../publishing/waiting.ts";

/*
 * An item with a limited number of responses has a seat for each. Stored answers and open seats are counted under a
 * lock of the item, in one snapshot. Answers are in the tally as soon as their seat no longer counts, except for
 * anonymous ones, which enter it when they are shown.
 */

/** Seconds for which a start holds a seat if there is no time limit. */
const usual = 3600;
/** Seconds for which a seat is held while answers are written. Longer than a writer waits for anything. */
const whileWriting = 120;
/** Number of people who get seats in one transaction. */
const batchSize = 200;

const lock = "SELECT pg_advisory_xact_lock($1, hashtext($2))";

/**
 * The share of the free places that starts without answers from one network address may hold: a fifth, but at least one
 * place.
 */
const share = 5;

const overShare = "Many people on your network have started and not finished. Try again when one of them has finished.";

/** When a seat ends: not before the time promised to its start, including extra time. */
export const endOf = (seat: string) => `greatest(${seat}.until, (
  SELECT s.started_at + make_interval(secs => s.time_limit + ${onTheWay / 1000}) FROM attempt_starts AS s
   WHERE (s.quiz_id, s.attempt_key) = (${seat}.quiz_id, ${seat}.attempt_key)))`;

const hasNone = (rows: string, seat: string) =>
  `NOT EXISTS (SELECT FROM ${rows} WHERE (quiz_id, attempt_key) = (${seat}.quiz_id, ${seat}.attempt_key))`;

export const hasNoAnswers = (seat: string) => `${hasNone("attempts", seat)} AND ${hasNone("erased_attempts", seat)}`;

// Seats that have ended, or whose answers are stored or erased, are deleted each time someone arrives. Another request
// does not extend a seat, unless the time limit was raised since the start. New seats of this statement count towards
// the share of their address.
const statement = `
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($2::text[], $3::boolean[], $7::int[]) WITH ORDINALITY AS t (attempt_key, is_writing, mark, place)
), stored AS MATERIALIZED (
  SELECT attempt_key FROM attempts WHERE quiz_id = $1 AND attempt_key = ANY($2)
   UNION SELECT attempt_key FROM erased_attempts WHERE quiz_id = $1 AND attempt_key = ANY($2)
), seats AS MATERIALIZED (
  SELECT attempt_key, until, mark, ${endOf("seat")} AS ends, ${endOf("seat")} > now() AND ${hasNoAnswers("seat")} AS is_open
    FROM attempt_seats AS seat WHERE quiz_id = $1
), gone AS (
  DELETE FROM attempt_seats WHERE quiz_id = $1 AND attempt_key IN (SELECT attempt_key FROM seats WHERE NOT is_open)
     AND attempt_key <> ALL($2)
), free AS MATERIALIZED (
  SELECT $5 - (SELECT coalesce(sum(attempts), 0) FROM daily_tallies WHERE quiz_id = $1)
            - (SELECT count(*) FROM attempts WHERE quiz_id = $1 AND block = ${waitingBlock} AND is_counted)
            - (SELECT count(*) FROM seats WHERE is_open) AS places
), held AS MATERIALIZED (
  SELECT mark, count(*) AS seats, min(ends) AS ends FROM seats WHERE is_open AND mark IS NOT NULL GROUP BY mark
), comers AS (
  SELECT asked.*, seats.until, began.started_at, seats.is_open IS NOT TRUE AS is_new, held.ends,
         asked.mark IS NULL OR coalesce(held.seats, 0)
           + row_number() OVER (PARTITION BY asked.mark, seats.is_open IS NOT TRUE ORDER BY place)
           <= greatest(1, floor((free.places + coalesce(held.seats, 0)) / ${share})) AS has_share
    FROM asked CROSS JOIN free LEFT JOIN seats USING (attempt_key) LEFT JOIN held ON held.mark = asked.mark
    LEFT JOIN attempt_starts AS began ON began.quiz_id = $1 AND began.attempt_key = asked.attempt_key AND began.time_limit < $6
   WHERE asked.attempt_key NOT IN (SELECT attempt_key FROM stored)
), numbered AS (
  SELECT *, row_number() OVER (PARTITION BY is_new, has_share ORDER BY place) AS number FROM comers
), seated AS (
  INSERT INTO attempt_seats (quiz_id, attempt_key, until, mark, writing_until)
  SELECT $1, attempt_key,
         greatest(until, started_at + make_interval(secs => $4),
                  CASE WHEN is_writing THEN now() + make_interval(secs => ${whileWriting})
                       WHEN is_new THEN now() + make_interval(secs => $4) END),
         mark, CASE WHEN is_writing THEN now() + make_interval(secs => ${whileWriting}) END
    FROM numbered WHERE NOT is_new OR (has_share AND number <= (SELECT places FROM free))
  ON CONFLICT (quiz_id, attempt_key) DO UPDATE
    SET until = excluded.until, mark = excluded.mark, writing_until = excluded.writing_until
  RETURNING attempt_key, until
), next AS (
  SELECT min(ends) AS ends FROM (SELECT ends FROM seats WHERE is_open UNION ALL SELECT until FROM seated) AS taken
)
SELECT asked.attempt_key AS key, stored.attempt_key IS NOT NULL OR seated.attempt_key IS NOT NULL AS "isSeated",
       ceil(extract(epoch FROM
         CASE WHEN has_share THEN next.ends ELSE coalesce(numbered.ends, next.ends) END - now()))::int AS wait,
       has_share IS FALSE AND (SELECT places FROM free) > 0 AS "isOverShare"
  FROM asked CROSS JOIN next LEFT JOIN stored USING (attempt_key) LEFT JOIN seated USING (attempt_key)
  LEFT JOIN numbered USING (attempt_key)`;

interface Comer {
  /** Whether the answers are being written. */
  isWriting: boolean;
  /** The mark of the network address that a start without answers counts towards; null if it counts towards none. */
  mark: number | null;
}

interface Seated {
  isSeated: boolean;
  /** Seconds until the next seat ends; null if answers have taken all places. */
  wait: number | null;
  /** Whether places are free, but the address holds its share of them. */
  isOverShare: boolean;
}

/** People who arrive at an item at the same time, by attempt key. */
interface Batch {
  item: Item;
  asked: Map<string, Comer>;
  seated: Promise<Map<string, Seated>>;
}

/** People who wait for an item's lock get seats together, because only one process at a time holds it. */
const seating = perPlatform((platform) => {
  const inTurn = fairQueue({
    atOnce: 4,
    eachAtOnce: 1,
    each: 25,
    all: 100,
    busy: "Too many people are starting right now. Please try again.",
    retryAfter: 1,
  });
  const batches = new Map<string, Batch>();

  function begin(item: Item): Batch {
    const close = () => {
      if (batches.get(item.id) === batch) batches.delete(item.id);
    };
    const seated = inTurn(item.id, async () => {
      await setImmediate();
      close();
      return seat(platform, batch);
    }).finally(close);
    const batch: Batch = { item, asked: new Map(), seated };
    batches.set(item.id, batch);
    return batch;
  }

  return async (item: Item, attemptKey: string, comer: Comer): Promise<Seated> => {
    const latest = batches.get(item.id);
    const batch = latest && latest.asked.size < batchSize ? latest : begin(item);
    batch.item = item;
    if (!batch.asked.get(attemptKey)?.isWriting) batch.asked.set(attemptKey, comer);
    return (await batch.seated).get(attemptKey) ?? { isSeated: false, wait: null, isOverShare: false };
  };
});

async function seat({ sql }: Platform, { item: { id, rules }, asked }: Batch): Promise<Map<string, Seated>> {
  const { maxAttempts, timeLimit } = rules ?? {};
  const limit = timeLimit === undefined ? null : timeLimit * 60;
  const seconds = limit === null ? usual : limit + onTheWay / 1000;
  const comers = [...asked.values()];
  return inTransaction(sql, async (client) => {
    await client.query(lock, [lockClasses.seats, id]);
    const { rows } = await client.query<Seated & { key: string }>({
      name: "take-seats",
      text: statement,
      values: [
        id,
        [...asked.keys()],
        comers.map(({ isWriting }) => isWriting),
        seconds,
        maxAttempts,
        limit,
        comers.map(({ mark }) => mark),
      ],
    });
    return new Map(rows.map(({ key, ...seated }) => [key, seated]));
  });
}

/** Many addresses share a mark, so it does not identify anyone. It is removed when answers are stored. */
function markOf(platform: Platform, contentId: string, address: string | null): number | null {
  if (address === null) return null;
  return Buffer.from(signatureOf(platform, `seat ${contentId} ${address}`), "base64url").readUInt16BE();
}

async function takeSeat(platform: Platform, item: Item, attemptKey: string, comer: Comer): Promise<void> {
  if (item.rules?.maxAttempts === undefined) return;
  const { isSeated, wait, isOverShare } = await seating(platform)(item, attemptKey, comer);
  if (isSeated) return;
  if (wait === null) throw new DomainError("FULL", `This ${nounOf(item.kind)} is full`);
  const retryAfter = Math.max(1, wait);
  if (isOverShare) throw new DomainError("FULL", overShare, { retryAfter, errorType: "NETWORK" });
  const minutes = countOf(Math.ceil(retryAfter / 60), "minute");
  throw new DomainError("FULL", `All places are taken right now. Try again in ${minutes}.`, { retryAfter });
}

/**
 * Gives a start one of the item's places, which it keeps until its time is over. Starts from one `address` get a fifth
 * of the free places; null has no such limit. Throws FULL if no place is free. Does nothing for items without a limit
 * on responses.
 */
export const takeSeatToStart = (platform: Platform, item: Item, attemptKey: string, address: string | null) =>
  takeSeat(platform, item, attemptKey, { isWriting: false, mark: markOf(platform, item.id, address) });

/** Gives answers a place for at least as long as storing them takes. Throws FULL if none is free. */
export const takeSeatToWrite = (platform: Platform, item: Item, attemptKey: string) =>
  takeSeat(platform, item, attemptKey, { isWriting: true, mark: null });

interface Seat {
  contentId: string;
  attemptKey: string;
}

/** A locked seat is skipped, and deleted when the next person arrives. Waiting for it could cause a deadlock. */
const leaveLoader = perPlatform(
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

/** Call this once the answers are stored. If they are deleted, their place is then free immediately. */
export async function leaveSeat(platform: Platform, { id, rules }: Item, attemptKey: string): Promise<void> {
  if (rules?.maxAttempts === undefined) return;
  await leaveLoader(platform).load({ contentId: id, attemptKey });
}
