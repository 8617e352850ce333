import { setTimeout } from "node:timers/promises";
import { maySee, requireOpen } from "../../content/content.policy.ts";
import { belongsTo, type Collection, collectionNoun } from "../../content/kind.ts";
import { availabilityOf } from "../../content/rules/rules.shared.ts";
import { findItem } from "../../content/taking/item.ts";
import { retried } from "../../platform/data/database.ts";
import { DomainError, notFound, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Start } from "../attempt.rules.ts";
import { moment, utcDay } from "../counting/moment.ts";
import { processSlot } from "./slot.ts";

// Lock order as in batch.ts; locked items are skipped. A start after its attempt (from an offline device) is dropped,
// or it would count as unfinished.
const statement = `
WITH item AS MATERIALIZED (
  SELECT id FROM quizzes WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE SKIP LOCKED
), started AS (
  INSERT INTO attempt_starts (quiz_id, attempt_key)
  SELECT id, $2 FROM item WHERE NOT EXISTS (SELECT FROM attempts WHERE quiz_id = item.id AND attempt_key = $2)
  ON CONFLICT DO NOTHING RETURNING quiz_id
), counted AS (
  INSERT INTO daily_tallies (quiz_id, day, slot, starts)
  SELECT quiz_id, ${utcDay(moment)}, $3::int, 1 FROM started
  ON CONFLICT (quiz_id, day, slot) DO UPDATE SET starts = daily_tallies.starts + 1
)
SELECT (SELECT count(pg_notify('assay', $4)) FROM started) > 0 AS "isNew",
       NOT EXISTS (SELECT FROM item) AND EXISTS (SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NULL) AS "isLocked"`;

/** Tries of a locked item, and milliseconds between them. No connection is held meanwhile. */
const maxTries = 40;
const pause = 50;

/** A repeated key counts once. */
export async function startAttempt(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  collection?: Collection,
) {
  const { attemptKey } = parse(Start, input);
  const item = await findItem(platform, contentId);
  if (!item || !maySee(viewer, item) || (collection && !belongsTo(collection, item.kind))) {
    throw notFound(collectionNoun[collection ?? "quizzes"]);
  }
  await platform.limits.take("submitAddress", `${viewer.address} ${contentId}`);
  if (availabilityOf(item) === "CLOSED" && (await hasStarted(platform, contentId, attemptKey))) return;
  requireOpen(item);
  const query = {
    name: "start-attempt",
    text: statement,
    values: [contentId, attemptKey, processSlot(platform).current, platform.events.message("results", [contentId])],
  };
  for (let tried = 0; tried < maxTries; tried++) {
    const { rows } = await retried(() => platform.sql.query<{ isNew: boolean; isLocked: boolean }>(query));
    if (rows[0]?.isNew) platform.events.tell("results", [contentId]);
    if (!rows[0]?.isLocked) return;
    await setTimeout(pause);
  }
  throw new DomainError("UNAVAILABLE", "This is being changed just now. Please try again.", { retryAfter: 1 });
}

/** Its answer may have been lost before the item closed. */
async function hasStarted({ sql }: Platform, contentId: string, attemptKey: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: "has-started",
    text: "SELECT FROM attempt_starts WHERE (quiz_id, attempt_key) = ($1, $2)",
    values: [contentId, attemptKey],
  });
  return rowCount === 1;
}
