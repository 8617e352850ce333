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

const lock = "SELECT pg_advisory_xact_lock($1, hashtext($2))";

// Seats that are over, or whose answers are stored, make way each time somebody comes.
const statement = `
WITH stored AS (
  SELECT FROM attempts WHERE (quiz_id, attempt_key) = ($1, $2)
), others AS MATERIALIZED (
  SELECT attempt_key, until > now() AND NOT EXISTS (
           SELECT FROM attempts WHERE (quiz_id, attempt_key) = (seat.quiz_id, seat.attempt_key)) AS "isOpen"
    FROM attempt_seats AS seat WHERE quiz_id = $1 AND attempt_key <> $2
), gone AS (
  DELETE FROM attempt_seats WHERE quiz_id = $1 AND attempt_key IN (SELECT attempt_key FROM others WHERE NOT "isOpen")
), seated AS (
  INSERT INTO attempt_seats (quiz_id, attempt_key, until)
  SELECT $1, $2, now() + make_interval(secs => $3)
   WHERE NOT EXISTS (SELECT FROM stored)
     AND (EXISTS (SELECT FROM attempt_seats WHERE (quiz_id, attempt_key) = ($1, $2) AND until > now())
      OR (SELECT coalesce(sum(attempts), 0) FROM daily_tallies WHERE quiz_id = $1)
       + (SELECT count(*) FROM others WHERE "isOpen") < $4)
  ON CONFLICT (quiz_id, attempt_key) DO UPDATE
    SET until = CASE WHEN attempt_seats.until > now() AND NOT $5 THEN attempt_seats.until
                     ELSE greatest(attempt_seats.until, excluded.until) END
  RETURNING quiz_id
)
SELECT EXISTS (SELECT FROM stored) OR EXISTS (SELECT FROM seated) AS "isSeated"`;

/** Whoever waits for an item's lock holds a connection, so only a few do. */
const seating = perPlatform(() =>
  fairQueue({
    atOnce: 4,
    eachAtOnce: 2,
    each: 1000,
    all: 5000,
    busy: "Too many people are coming in just now. Please try again.",
    retryAfter: 1,
  }),
);

/**
 * Gives an attempt a place among the answers that an item takes, which it keeps until its time is over; while `writing`
 * for as long as that takes at least. Throws FULL if none is free. Asks nothing of items without such a limit.
 */
export async function takeSeat(
  platform: Platform,
  { id, kind, rules }: Item,
  attemptKey: string,
  isWriting: boolean,
): Promise<void> {
  const { maxAttempts, timeLimit } = rules ?? {};
  if (maxAttempts === undefined) return;
  const begun = timeLimit === undefined ? usual : timeLimit * 60 + onTheWay / 1000;
  const seconds = isWriting ? whileWriting : begun;
  const isSeated = await seating(platform)(id, () =>
    inTransaction(platform.sql, async (client) => {
      await client.query(lock, [lockClasses.seats, id]);
      const { rows } = await client.query<{ isSeated: boolean }>({
        name: "take-seat",
        text: statement,
        values: [id, attemptKey, seconds, maxAttempts, isWriting],
      });
      return rows[0]?.isSeated;
    }),
  );
  if (!isSeated) throw new DomainError("FULL", `This ${nounOf(kind)} has all the answers it asked for`);
}

/** Once its answers are stored: should they be deleted, their place is free at once. */
export async function leaveSeat({ sql }: Platform, { id, rules }: Item, attemptKey: string): Promise<void> {
  if (rules?.maxAttempts === undefined) return;
  await sql.query("DELETE FROM attempt_seats WHERE (quiz_id, attempt_key) = ($1, $2)", [id, attemptKey]);
}
