import { retried } from "../../platform/data/database.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { batchesByKey } from "../../platform/work/batching.ts";
import { moment, utcDay } from "../counting/moment.ts";
import { isUsedUp, type Terms } from "../retakes/retakes.ts";
import { isAsSeen } from "./batch.ts";
import { extraSeconds } from "./invited.ts";
import { processSlot } from "./slot.ts";

interface Start extends Terms {
  attemptKey: string;
  /** Seconds promised to the taker, without the extra time of an invitation; null without a time limit. */
  promised: number | null;
  invitationId: string | null;
  ballot: string | null;
}

export interface StoredStart {
  /**
   * `known`: the key has started or its person has submitted before, or the item is gone. `locked`: the item is locked.
   * `withdrawn`: the invitation is withdrawn or gone. `spent`: answers were submitted with the ballot. `erased`: the
   * taker has erased the answers.
   */
  outcome: "new" | "known" | "locked" | "withdrawn" | "spent" | "erased";
  /**
   * Seconds, including the extra time of the invitation. Null without a time limit, and for other outcomes than `new`.
   */
  promised: number | null;
}

/** Large enough for a class that starts together. */
const batchSize = 200;

// Lock order as in batch.ts; a locked item is skipped. Keys are in order, so that two batches with common keys cannot
// deadlock. A start that arrives after its attempt (from an offline device) is dropped: it would count as unfinished.
// Attempts are looked up one by one, because a join would read all of them while statistics say that there are few.
// Invitations are locked, so that extra time granted at this moment either finds the start or is found by it.
const statement = `
WITH locked AS MATERIALIZED (
  SELECT id, xmin AS version FROM quizzes WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE SKIP LOCKED
), item AS MATERIALIZED (
  SELECT id FROM locked WHERE ${isAsSeen("locked")}
), asked AS MATERIALIZED (
  SELECT t.*, EXISTS (SELECT FROM spent_ballots AS b WHERE (b.quiz_id, b.hash) = ($1, ballot)) AS is_spent,
         EXISTS (SELECT FROM erased_attempts AS e WHERE (e.quiz_id, e.attempt_key) = ($1, t.attempt_key)) AS is_erased
    FROM unnest($2::text[], $3::int[], $6::text[], $7::text[], $8::int[], $9::int[])
         WITH ORDINALITY AS t (attempt_key, time_limit, invitation_id, ballot, most_attempts, pass_mark, place)
), invited AS MATERIALIZED (
  SELECT id, extra_minutes, extra_percent, finished_at, attempts FROM invitations
   WHERE id = ANY($6) AND quiz_id = $1 AND revoked_at IS NULL ORDER BY id FOR NO KEY UPDATE
), admitted AS MATERIALIZED (
  SELECT place, attempt_key, time_limit + ${extraSeconds("invited", "time_limit")} AS time_limit, invitation_id,
         is_spent OR is_erased OR invited.id IS NOT NULL AND ${isUsedUp("invited", { most: "most_attempts", mark: "pass_mark" })} AS has_answered
    FROM asked LEFT JOIN invited ON invited.id = invitation_id WHERE invitation_id IS NULL OR invited.id IS NOT NULL
), started AS (
  INSERT INTO attempt_starts (quiz_id, attempt_key, time_limit)
  SELECT item.id, attempt_key, time_limit
    FROM item CROSS JOIN admitted LEFT JOIN LATERAL (
           SELECT true AS is_stored FROM attempts AS a
            WHERE (a.quiz_id, a.attempt_key) = ($1, admitted.attempt_key) LIMIT 1) AS handed_in ON true
   WHERE is_stored IS NULL AND NOT has_answered ORDER BY attempt_key
  ON CONFLICT DO NOTHING RETURNING attempt_key, time_limit
), noted AS (
  UPDATE invitations SET started_at = coalesce(started_at, now()), opened_at = coalesce(opened_at, now())
    FROM started JOIN admitted USING (attempt_key) WHERE invitations.id = admitted.invitation_id
), counted AS (
  INSERT INTO daily_tallies (quiz_id, day, slot, starts)
  SELECT $1, ${utcDay(moment)}, $4::int, count(*) FROM started HAVING count(*) > 0
  ON CONFLICT (quiz_id, day, slot, group_no) DO UPDATE SET starts = daily_tallies.starts + excluded.starts
), announced AS MATERIALIZED (
  SELECT count(pg_notify('assay', $5)) FROM (SELECT FROM started LIMIT 1) AS any_start
), state AS MATERIALIZED (
  SELECT NOT EXISTS (SELECT FROM item) AND EXISTS (SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NULL) AS is_locked
)
SELECT CASE WHEN is_locked THEN 'locked' WHEN admitted.attempt_key IS NULL THEN 'withdrawn' WHEN is_spent THEN 'spent' WHEN is_erased THEN 'erased'
            WHEN started.attempt_key IS NULL THEN 'known' ELSE 'new' END AS outcome, started.time_limit AS promised
  FROM asked LEFT JOIN admitted USING (place) LEFT JOIN started ON started.attempt_key = admitted.attempt_key
       CROSS JOIN announced CROSS JOIN state ORDER BY place`;

async function store(platform: Platform, contentId: string, starts: readonly Start[]): Promise<StoredStart[]> {
  const { rows } = await retried(() =>
    platform.sql.query<StoredStart>({
      name: "start-attempts",
      text: statement,
      values: [
        contentId,
        starts.map(({ attemptKey }) => attemptKey),
        starts.map(({ promised }) => promised),
        processSlot(platform).current,
        platform.events.message("results", [contentId]),
        starts.map(({ invitationId }) => invitationId),
        starts.map(({ ballot }) => ballot),
        starts.map(({ mostAttempts }) => mostAttempts),
        starts.map(({ passMark }) => passMark),
      ],
    }),
  );
  if (rows.some(({ outcome }) => outcome === "new")) platform.events.tell("results", [contentId]);
  return rows;
}

const starts = perPlatform((platform) =>
  batchesByKey(batchSize, (contentId, starts: readonly Start[]) => store(platform, contentId, starts)),
);

/** Stores the start of an attempt, unless it is known, in one statement with others at the same time. */
export const storeStart = (platform: Platform, contentId: string, start: Start): Promise<StoredStart> =>
  starts(platform)(contentId, start);
