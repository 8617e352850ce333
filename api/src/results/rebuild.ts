import type { PoolClient } from "pg";
import { readAnswers } from "../attempt/answers.ts";
import type { Answers } from "../attempt/attempt.rules.ts";
import { durationBucket } from "../attempt/duration.ts";
import { grade } from "../attempt/grade.ts";
import { cellsOf, itemLayout } from "../attempt/tally.ts";
import { type Item, readItem } from "../content/item.ts";
import { inTransaction } from "../platform/database.ts";
import { announce } from "../platform/events.ts";
import type { Platform } from "../platform/platform.ts";

interface StoredAttempt {
  id: string;
  revision: number;
  answers: Answers;
  percentage: number | null;
  duration: number | null;
  completedAt: Date;
  /** YYYY-MM-DD in UTC. */
  day: string;
}

interface Day {
  starts: number;
  attempts: number;
  scoreSum: number;
  durationSum: number;
  timed: number;
  lastAt: Date | null;
}

const pageSize = 5000;

/** Counts an item's attempts and starts anew into its tallies. Who submits meanwhile waits until it is done. */
export async function rebuildTallies(platform: Platform, contentId: string): Promise<{ attempts: number }> {
  const attempts = await inTransaction(platform.sql, async (client) => {
    // A whole count of a large item takes longer than a request may.
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SELECT FROM quizzes WHERE id = $1 FOR UPDATE", [contentId]);
    const counted = await recount(client, contentId);
    for (const table of ["tallies", "daily_tallies", "duration_tallies"])
      await client.query(`DELETE FROM ${table} WHERE quiz_id = $1`, [contentId]);
    for (const [key, { attempts, cells }] of counted.buckets) {
      await client.query(
        "INSERT INTO tallies (quiz_id, revision, slot, bucket, attempts, cells) VALUES ($1, $2, 0, $3, $4, $5)",
        [contentId, ...key.split(" ").map(Number), attempts, cells],
      );
    }
    for (const [day, { starts, attempts, scoreSum, durationSum, timed, lastAt }] of counted.days) {
      await client.query(
        `INSERT INTO daily_tallies (quiz_id, day, slot, starts, attempts, score_sum, duration_sum, timed, last_at)
         VALUES ($1, $2, 0, $3, $4, $5, $6, $7, $8)`,
        [contentId, day, starts, attempts, scoreSum, durationSum, timed, lastAt],
      );
    }
    if (counted.durations.length > 0)
      await client.query("INSERT INTO duration_tallies (quiz_id, slot, cells) VALUES ($1, 0, $2)", [
        contentId,
        counted.durations,
      ]);
    await announce(client, "results", [contentId]);
    return counted.attempts;
  });
  return { attempts };
}

/** The same counts as the writer's, from nothing but the attempts and the starts themselves. */
async function recount(client: PoolClient, contentId: string) {
  const buckets = new Map<string, { attempts: number; cells: number[] }>();
  const days = new Map<string, Day>();
  const durations: number[] = [];
  const dayOf = (day: string) => {
    const known = days.get(day) ?? { starts: 0, attempts: 0, scoreSum: 0, durationSum: 0, timed: 0, lastAt: null };
    days.set(day, known);
    return known;
  };
  const items = new Map<number, Item>();
  let attempts = 0;
  for await (const attempt of storedAttempts(client, contentId)) {
    const { revision } = attempt;
    const item = items.get(revision) ?? (await readItem(client, contentId, revision));
    if (!item) throw new Error(`Revision ${attempt.revision} of ${contentId} is missing`);
    items.set(revision, item);
    const layout = itemLayout(item);
    const { choices } = readAnswers(item, attempt.answers);
    const key = `${attempt.revision} ${attempt.percentage ?? 0}`;
    const bucket = buckets.get(key) ?? { attempts: 0, cells: new Array<number>(layout.width).fill(0) };
    bucket.attempts++;
    for (const cell of cellsOf(item, layout, choices, grade(item, choices).levelIndex))
      bucket.cells[cell] = (bucket.cells[cell] ?? 0) + 1;
    buckets.set(key, bucket);

    const day = dayOf(attempt.day);
    day.attempts++;
    day.scoreSum += attempt.percentage ?? 0;
    if (attempt.duration !== null) {
      day.durationSum += attempt.duration;
      day.timed++;
      const cell = durationBucket(attempt.duration);
      while (durations.length <= cell) durations.push(0);
      durations[cell] = (durations[cell] ?? 0) + 1;
    }
    if (!day.lastAt || attempt.completedAt > day.lastAt) day.lastAt = attempt.completedAt;
    attempts++;
  }
  const { rows } = await client.query<{ day: string; starts: number }>(
    `SELECT to_char(started_at AT TIME ZONE 'utc', 'YYYY-MM-DD') AS day, count(*)::int AS starts
       FROM attempt_starts WHERE quiz_id = $1 GROUP BY 1`,
    [contentId],
  );
  for (const { day, starts } of rows) dayOf(day).starts = starts;
  return { attempts, buckets, days, durations };
}

async function* storedAttempts(client: PoolClient, contentId: string): AsyncGenerator<StoredAttempt> {
  for (let after = ""; ; ) {
    const { rows } = await client.query<StoredAttempt>(
      `SELECT id, revision, answers, percentage, duration, completed_at AS "completedAt",
              to_char(completed_at AT TIME ZONE 'utc', 'YYYY-MM-DD') AS day
         FROM attempts WHERE quiz_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [contentId, after, pageSize],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
