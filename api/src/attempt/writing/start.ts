import { setTimeout } from "node:timers/promises";
import { maySee, requireOpen } from "../../content/content.policy.ts";
import { belongsTo, type Collection, collectionNoun } from "../../content/kind.ts";
import { availabilityOf } from "../../content/rules/rules.shared.ts";
import { findItem, type Item } from "../../content/taking/item.ts";
import { retried } from "../../platform/data/database.ts";
import { DomainError, notFound, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Start } from "../attempt.rules.ts";
import { moment, utcDay } from "../counting/moment.ts";
import { requireEntry } from "./entry.ts";
import { takeSeat } from "./seat.ts";
import { readSitting, type Sitting, timeLeftOf } from "./sitting.ts";
import { processSlot } from "./slot.ts";

// Lock order as in batch.ts; locked items are skipped. A start after its attempt (from an offline device) is dropped,
// or it would count as unfinished.
const statement = `
WITH item AS MATERIALIZED (
  SELECT id FROM quizzes WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE SKIP LOCKED
), started AS (
  INSERT INTO attempt_starts (quiz_id, attempt_key, time_limit)
  SELECT id, $2, $5 FROM item WHERE NOT EXISTS (SELECT FROM attempts WHERE quiz_id = item.id AND attempt_key = $2)
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

/** A repeated key counts once. Resolves with the seconds that are left, if the item has a time limit. */
export async function startAttempt(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  collection?: Collection,
): Promise<number | null> {
  const { attemptKey } = parse(Start, input);
  const item = await findItem(platform, contentId);
  if (!item || !maySee(viewer, item) || (collection && !belongsTo(collection, item.kind))) {
    throw notFound(collectionNoun[collection ?? "quizzes"]);
  }
  await platform.limits.take("startAddress", `${viewer.address} ${contentId}`);
  const { timeLimit } = item.rules ?? {};
  const promised = timeLimit === undefined ? null : timeLimit * 60;
  const sitting = () => readSitting(platform, contentId, attemptKey);
  if (availabilityOf(item) === "CLOSED") {
    // The answer to its start may have been lost before the item closed.
    const earlier = await sitting();
    if (earlier) return leftOf(item, earlier);
  }
  requireOpen(item);
  await requireEntry(platform, viewer, item, sitting);
  await takeSeat(platform, item, attemptKey, false);
  const query = {
    name: "start-attempt",
    text: statement,
    values: [
      contentId,
      attemptKey,
      processSlot(platform).current,
      platform.events.message("results", [contentId]),
      promised,
    ],
  };
  for (let tried = 0; tried < maxTries; tried++) {
    const { rows } = await retried(() => platform.sql.query<{ isNew: boolean; isLocked: boolean }>(query));
    const { isNew = false, isLocked = false } = rows[0] ?? {};
    if (isNew) platform.events.tell("results", [contentId]);
    if (!isLocked) {
      if (promised === null) return null;
      return leftOf(item, isNew ? { elapsed: 0, promised: promised * 1000 } : await sitting());
    }
    await setTimeout(pause);
  }
  throw new DomainError("UNAVAILABLE", "This is being changed just now. Please try again.", { retryAfter: 1 });
}

const leftOf = (item: Item, sitting: Sitting | null) => sitting && timeLeftOf(item, sitting, Date.now());
