import { maySee } from "../content/content.policy.ts";
import { findItem } from "../content/item.ts";
import { belongsTo, type Collection, collectionNoun } from "../content/kind.ts";
import { notFound, parse } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Viewer } from "../platform/viewer.ts";
import { Start } from "./attempt.rules.ts";
import { processSlot } from "./slot.ts";

const statement = `
WITH started AS (
  INSERT INTO attempt_starts (quiz_id, attempt_key) SELECT id, $2 FROM quizzes WHERE id = $1
  ON CONFLICT DO NOTHING RETURNING quiz_id
), counted AS (
  INSERT INTO daily_tallies (quiz_id, day, slot, starts)
  SELECT quiz_id, (now() AT TIME ZONE 'utc')::date, $3::int, 1 FROM started
  ON CONFLICT (quiz_id, day, slot) DO UPDATE SET starts = daily_tallies.starts + 1
)
SELECT FROM started CROSS JOIN LATERAL pg_notify('assay', $4)`;

/** Records that somebody pressed Start; the same key counts once. */
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
  const { rowCount } = await platform.sql.query({
    name: "start-attempt",
    text: statement,
    values: [contentId, attemptKey, processSlot(platform).current, platform.events.message("results", [contentId])],
  });
  if (rowCount) platform.events.tell("results", [contentId]);
}
