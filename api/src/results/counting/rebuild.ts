import type { PoolClient } from "pg";
import { quarterOf, utcDay } from "../../attempt/counting/moment.ts";
import {
  addAttempt,
  addStarts,
  type CountedAttempt,
  dayKey,
  noSheets,
  type Sheets,
  storedSheets,
  storeSheets,
  sum,
} from "../../attempt/counting/sheet.ts";
import { isShown } from "../../attempt/publishing/waiting.ts";
import { rebuiltSlot } from "../../attempt/writing/slot.ts";
import { type Item, readItem } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { announce } from "../../platform/work/events.ts";

type StoredAttempt = CountedAttempt & Pick<Attempt, "id" | "completedAt">;

const pageSize = 5000;
const maxTries = 5;

/** Corrects an item's tallies while answers arrive, by their difference from its attempts in one snapshot. */
export async function rebuildTallies(platform: Platform, contentId: string): Promise<{ attempts: number }> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { attempts, error, version } = await compare(platform, contentId);
    if (!error) return { attempts };
    if (await correct(platform, contentId, error, version)) return { attempts };
  }
  throw new DomainError("UNAVAILABLE", "The answers of this item are being counted elsewhere", { retryAfter: 10 });
}

/** Compares in one snapshot. Includes the rebuild that the tallies are based on; no `error` for a missing item. */
const compare = (platform: Platform, contentId: string) =>
  inTransaction(platform.sql, async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    // Counting a large item takes longer than a request is allowed to.
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    const item = await client.query("SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NULL", [contentId]);
    if (item.rowCount === 0) return { attempts: 0 };
    const version = await lastRebuild(client, contentId);
    const storedTotals = await storedSheets(client, contentId, "SELECT");
    const { attempts, sheets } = await recount(client, contentId);
    return { attempts, error: sum(sheets, storedTotals, -1), version };
  });

/** Returns false if another rebuild was faster. */
const correct = (platform: Platform, contentId: string, error: Sheets, version: string | undefined) =>
  inTransaction(platform.sql, async (client) => {
    // Allows one rebuild at a time; answers are still stored.
    const item = await client.query("SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE", [
      contentId,
    ]);
    if (item.rowCount === 0) return true;
    if ((await lastRebuild(client, contentId)) !== version) return false;
    await client.query("SELECT FROM tallies WHERE quiz_id = $1 ORDER BY revision, bucket, slot, group_no FOR UPDATE", [
      contentId,
    ]);
    const storedTotals = await storedSheets(client, contentId, "DELETE");
    await storeSheets(client, contentId, rebuiltSlot, sum(storedTotals, error));
    await announce(client, "results", [contentId]);
    return true;
  });

/** Each rebuild writes one row, whose transaction identifies it. */
async function lastRebuild(client: PoolClient, contentId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT xmin::text AS version FROM duration_tallies WHERE quiz_id = $1 AND slot = $2 AND group_no = 0",
    [contentId, rebuiltSlot],
  );
  return rows[0]?.version;
}

async function recount(client: PoolClient, contentId: string): Promise<{ attempts: number; sheets: Sheets }> {
  const sheets = noSheets();
  const items = new Map<number, Item>();
  const { rows } = await client.query<{ day: string; starts: number }>(
    `SELECT ${utcDay("started_at")}::text AS day, count(*)::int AS starts
       FROM attempt_starts WHERE quiz_id = $1 GROUP BY 1
      UNION ALL SELECT day::text, starts FROM forgotten_starts WHERE quiz_id = $1`,
    [contentId],
  );
  for (const { day, starts } of rows) addStarts(sheets, day, starts);

  let attempts = 0;
  for await (const attempt of storedAttempts(client, contentId)) {
    const { revision, completedAt } = attempt;
    const day = dayKey(attempt);
    const item = items.get(revision) ?? (await readItem(client, contentId, revision));
    if (!item) throw new Error(`Revision ${revision} of ${contentId} is missing`);
    items.set(revision, item);
    addAttempt(sheets, item, attempt);
    if (attempt.isCounted && completedAt > (sheets.lastAt.get(day) ?? new Date(0))) sheets.lastAt.set(day, completedAt);
    attempts++;
  }
  return { attempts, sheets };
}

async function* storedAttempts(client: PoolClient, contentId: string): AsyncGenerator<StoredAttempt> {
  for (let last: StoredAttempt | undefined; ; ) {
    const { rows }: { rows: StoredAttempt[] } = await client.query(
      `SELECT id, revision, answers, percentage, is_rounded_up AS "isRoundedUp", duration, had_start AS "hadStart", is_counted AS "isCounted", group_no AS "group", block, completed_at AS "completedAt",
              ${utcDay("completed_at")}::text AS day, ${quarterOf("completed_at")} AS quarter
         FROM attempts WHERE quiz_id = $1 AND ${isShown} AND (completed_at, id) > ($2, $3) ORDER BY completed_at, id LIMIT $4`,
      [contentId, last?.completedAt ?? new Date(0), last?.id ?? "", pageSize],
    );
    yield* rows;
    last = rows.at(-1);
    if (!last) return;
  }
}
