import type pg from "pg";
import { inTransaction, retried } from "../platform/database.ts";
import { DomainError, notFound } from "../platform/errors.ts";
import { perPlatform } from "../platform/per.ts";
import type { Platform } from "../platform/platform.ts";
import { durationBucket } from "./duration.ts";
import { lanes, processSlot } from "./slot.ts";

/** A graded attempt on its way to the database, with the tally cells it adds to. */
export interface AttemptRow {
  id: string;
  contentId: string;
  revision: number;
  userId: string | null;
  participantName: string | null;
  participantEmail: string | null;
  /** JSON text. */
  answers: string;
  score: number | null;
  percentage: number | null;
  skillScore: string | null;
  skillLevel: string | null;
  totalQuestions: number;
  duration: number | null;
  attemptKey: string | null;
  /** What is to be done about it once it is stored. */
  queues: ("result-mail" | "attempt-stored")[];
  cells: number[];
  width: number;
}

interface Waiting {
  row: AttemptRow;
  resolve(inserted: boolean): void;
  reject(error: unknown): void;
}

const batchSize = 64;
const queueSize = 5000;

/**
 * Stores attempts with their tallies, many takers in one statement: what arrives while statements are in flight goes
 * with the next one, so an idle server writes at once. `write` answers after the commit: true when the row is new,
 * false when its key was there before.
 */
export const attemptWriter = perPlatform((platform) => {
  const queue: Waiting[] = [];
  const free = Array.from({ length: lanes }, (_, lane) => lane);
  const slot = processSlot(platform);
  let idle: (() => void)[] = [];

  platform.onStop(async () => {
    if (free.length < lanes || queue.length > 0) await new Promise<void>((resolve) => idle.push(resolve));
  });

  function pump() {
    while (queue.length > 0 && free.length > 0) void send(free.pop() as number, queue.splice(0, batchSize));
    if (queue.length === 0 && free.length === lanes) {
      for (const resolve of idle) resolve();
      idle = [];
    }
  }

  async function send(lane: number, batch: Waiting[]) {
    try {
      const inserted = await store(
        lane,
        batch.map(({ row }) => row),
      );
      for (const { row, resolve } of batch) resolve(inserted.has(row.id));
    } catch {
      // Apart, because a row that cannot be stored must not take the others with it.
      for (const one of batch) await storeAgain(lane, one);
    } finally {
      free.push(lane);
      pump();
    }
  }

  async function storeAgain(lane: number, { row, resolve, reject }: Waiting) {
    try {
      const inserted = await store(lane, [row]);
      // The first try may have been stored although its answer was lost. The id is ours, so finding it is success.
      resolve(inserted.has(row.id) || (await isStored(platform, row)));
    } catch (error) {
      reject(asDomainError(error));
    }
  }

  async function store(lane: number, rows: AttemptRow[]): Promise<Set<string>> {
    const ids = [...new Set(rows.map(({ contentId }) => contentId))];
    const inserted = await insert(platform, slot.current + lane, rows, platform.events.message("results", ids));
    platform.events.tell("results", ids);
    return inserted;
  }

  return {
    write(row: AttemptRow): Promise<boolean> {
      if (queue.length >= queueSize) {
        throw new DomainError("UNAVAILABLE", "Too many people are submitting just now. Please try again.", {
          retryAfter: 1,
        });
      }
      return new Promise((resolve, reject) => {
        queue.push({ row, resolve, reject });
        pump();
      });
    },
  };
});

function asDomainError(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === "23503" && constraint === "attempts_quiz_id_fkey") return notFound("Quiz");
  return error;
}

// Rows are inserted in the order of their keys, so that two batches with the same keys cannot wait for each other.
const statement = `
WITH input AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::int[],
                       $10::text[], $11::text[], $12::int[], $13::int[], $14::text[], $15::text[], $16::int[], $19::int[])
    AS t (id, quiz_id, revision, user_id, participant_name, participant_email, answers, score, percentage,
          skill_score, skill_level, total_questions, duration, attempt_key, cells, width, duration_cell)
), inserted AS (
  INSERT INTO attempts (id, quiz_id, revision, user_id, participant_name, participant_email, answers, score, percentage,
                        skill_score, skill_level, total_questions, duration, attempt_key)
  SELECT id, quiz_id, revision, user_id, participant_name, participant_email, answers::jsonb, score, percentage,
         skill_score, skill_level, total_questions, duration, attempt_key
    FROM input ORDER BY quiz_id, attempt_key
  ON CONFLICT DO NOTHING
  RETURNING id
), counted AS (
  SELECT input.*, coalesce(percentage, 0) AS bucket FROM input JOIN inserted USING (id)
), chosen AS (
  SELECT quiz_id, revision, bucket, cell::int AS cell, count(*)::int AS times
    FROM counted CROSS JOIN unnest(string_to_array(cells, ',')) AS cell GROUP BY 1, 2, 3, 4
), tallied AS (
  INSERT INTO tallies (quiz_id, revision, slot, bucket, attempts, cells)
  SELECT quiz_id, revision, $17::int, bucket, count(*),
         ARRAY(SELECT coalesce(chosen.times, 0)
                 FROM generate_series(0, max(counted.width) - 1) AS place
                 LEFT JOIN chosen ON chosen.cell = place AND (chosen.quiz_id, chosen.revision, chosen.bucket)
                                   = (counted.quiz_id, counted.revision, counted.bucket)
                ORDER BY place)
    FROM counted GROUP BY quiz_id, revision, bucket
   ORDER BY quiz_id, revision, bucket
  ON CONFLICT (quiz_id, revision, slot, bucket) DO UPDATE
    SET attempts = tallies.attempts + excluded.attempts,
        cells = ARRAY(SELECT mine + more FROM unnest(tallies.cells, excluded.cells) WITH ORDINALITY AS t (mine, more, place) ORDER BY place)
), daily AS (
  INSERT INTO daily_tallies (quiz_id, day, slot, attempts, score_sum, duration_sum, timed, last_at)
  SELECT quiz_id, (now() AT TIME ZONE 'utc')::date, $17::int, count(*), coalesce(sum(percentage), 0), coalesce(sum(duration), 0),
         count(duration), now()
    FROM counted GROUP BY quiz_id ORDER BY quiz_id
  ON CONFLICT (quiz_id, day, slot) DO UPDATE
    SET attempts = daily_tallies.attempts + excluded.attempts, score_sum = daily_tallies.score_sum + excluded.score_sum,
        duration_sum = daily_tallies.duration_sum + excluded.duration_sum, timed = daily_tallies.timed + excluded.timed,
        last_at = excluded.last_at
), timed AS (
  SELECT quiz_id, duration_cell, count(*)::int AS times FROM counted WHERE duration_cell IS NOT NULL GROUP BY 1, 2
), durations AS (
  INSERT INTO duration_tallies (quiz_id, slot, cells)
  SELECT quiz_id, $17::int,
         ARRAY(SELECT coalesce(one.times, 0)
                 FROM generate_series(0, max(timed.duration_cell)) AS place
                 LEFT JOIN timed AS one ON one.duration_cell = place AND one.quiz_id = timed.quiz_id
                ORDER BY place)
    FROM timed GROUP BY quiz_id ORDER BY quiz_id
  ON CONFLICT (quiz_id, slot) DO UPDATE
    SET cells = ARRAY(SELECT coalesce(mine, 0) + coalesce(more, 0)
                        FROM unnest(duration_tallies.cells, excluded.cells) WITH ORDINALITY AS t (mine, more, place) ORDER BY place)
), told AS MATERIALIZED (SELECT pg_notify('assay', $18))
SELECT inserted.id FROM inserted CROSS JOIN told`;

/** Stores the rows; the ids of the new ones. What is to be done about those is queued with them, or neither happens. */
async function insert(
  { sql, jobs }: Platform,
  slot: number,
  rows: AttemptRow[],
  message: string,
): Promise<Set<string>> {
  const queues = new Set(rows.flatMap(({ queues }) => queues));
  if (queues.size === 0) return retried(() => insertRows(sql, slot, rows, message));
  return inTransaction(sql, async (client) => {
    const inserted = await insertRows(client, slot, rows, message);
    for (const queue of queues) {
      const wanted = rows.filter((row) => row.queues.includes(queue) && inserted.has(row.id));
      await jobs.send(
        client,
        queue,
        wanted.map(({ id }) => id),
      );
    }
    return inserted;
  });
}

async function isStored({ sql }: Platform, { id }: AttemptRow): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: "stored-attempt",
    text: "SELECT FROM attempts WHERE id = $1",
    values: [id],
  });
  return rowCount === 1;
}

async function insertRows(sql: pg.Pool | pg.PoolClient, slot: number, rows: AttemptRow[], message: string) {
  const column = <K extends keyof AttemptRow>(key: K) => rows.map((row) => row[key]);
  const result = await sql.query<{ id: string }>({
    name: "store-attempts",
    text: statement,
    values: [
      column("id"),
      column("contentId"),
      column("revision"),
      column("userId"),
      column("participantName"),
      column("participantEmail"),
      column("answers"),
      column("score"),
      column("percentage"),
      column("skillScore"),
      column("skillLevel"),
      column("totalQuestions"),
      column("duration"),
      column("attemptKey"),
      rows.map(({ cells }) => cells.join(",")),
      column("width"),
      slot,
      message,
      rows.map(({ duration }) => (duration === null ? null : durationBucket(duration))),
    ],
  });
  return new Set(result.rows.map(({ id }) => id));
}
