import type pg from "pg";
import type { FieldValues } from "../../content/setting/fields.shared.ts";
import { inTransaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { cellsAdded } from "../counting/answered.ts";
import { durationBucketOf } from "../counting/duration.ts";
import { quarterOf, quartersOf, quartersWith, utcDay } from "../counting/moment.ts";
import { isUsedUp, type Terms } from "../retakes/retakes.ts";
import { anonymousRule, binnedDuration, binnedLate, cameAt } from "./anonymity.ts";
import { durationOf, lateOf } from "./judging.ts";

export interface AttemptRow extends Terms {
  id: string;
  contentId: string;
  revision: number;
  userId: string | null;
  participantName: string | null;
  participantEmail: string | null;
  answers: string;
  score: number | null;
  credit: number | null;
  percentage: number | null;
  isRoundedUp: boolean | null;
  skillScore: string | null;
  skillLevel: string | null;
  totalQuestions: number;
  /** Whole seconds as reported by the taker's page; null if it reports none. */
  duration: number | null;
  /** Seconds; null without a limit. With one, the start determines the duration and the lateness. */
  timeLimit: number | null;
  attemptKey: string | null;
  /** The invitation provides the name and address, and shows whether it was withdrawn. */
  invitationId: string | null;
  /** The hash of the ballot that is the key; a ballot is accepted for one attempt only. */
  ballot: string | null;
  /** Values of the declared link parameters; null without any. An invitation may add others. */
  fields: FieldValues | null;
  language: string | null;
  /** Whole seconds after the closing; null if on time. */
  late: number | null;
  /** Whether figures exclude the attempt if it is late. */
  excludeLate: boolean;
  /** The item's rule; see `anonymity.ts`. */
  isAnonymous: boolean;
  queues: ("result-mail" | "attempt-stored" | "retake")[];
  cells: number[];
  width: number;
}

/**
 * `uncounted`: stored, but excluded from figures. `further`: stored, and one of the person's attempts is to be chosen. `known`: the key is already stored, the person has answered (even if
 * the answers no longer show it), or the taker has erased the answers. `missing`: the item is gone. `locked`: the item
 * is locked, or has changed since the statement began. `outdated`: the rule for anonymity has changed since the item was read. `withdrawn`: the invitation is
 * withdrawn or gone.
 */
export type Outcome = "stored" | "uncounted" | "further" | "known" | "missing" | "locked" | "outdated" | "withdrawn";
type Outcomes = Map<string, Outcome>;

/** Time that a statement waits for a lock, in PostgreSQL's notation. */
const lockTimeout = "100ms";

// All answers to one item in a statement have the same time; see `cameAt`.
const quarter = quarterOf("excluded.last_at");

/**
 * SQL for the group of an attempt with link parameters. Uses the groups of the locked item, because an edit may have
 * changed them since the check of the parameters or the start of the statement. `said` is the parameter of the group,
 * `others` the other parameters.
 */
const groupOf = (fields: string, contentId: string) => `
           SELECT ordinal AS number, CASE WHEN ordinal IS NOT NULL THEN jsonb_build_object(of.groups ->> 'field', value) END AS said,
                  ${fields} - coalesce(of.groups ->> 'field', '') AS others
             FROM items AS of LEFT JOIN LATERAL jsonb_array_elements_text(of.groups -> 'values') WITH ORDINALITY AS one (value, ordinal)
                  ON value = ${fields} ->> (of.groups ->> 'field')
            WHERE of.id = ${contentId}`;

/** SQL for the link parameters that the item declares, if it allows their values. */
const declared = (fields: string, contentId: string) => `CASE WHEN ${fields} <> '{}' THEN (
           SELECT jsonb_object_agg(said.name, said.value)
             FROM quizzes AS of, jsonb_array_elements(of.rules -> 'fields') AS field, jsonb_each_text(${fields}) AS said (name, value)
            WHERE of.id = ${contentId} AND said.name = field ->> 'name'
                  AND (field -> 'values' IS NULL OR field -> 'values' ? said.value)) END`;

/** The fields of a row that the statement reads, with their names and types in it. */
const columns: Record<Exclude<keyof AttemptRow, "queues">, { name: string; type: string }> = {
  id: { name: "id", type: "text" },
  contentId: { name: "quiz_id", type: "text" },
  revision: { name: "revision", type: "int" },
  userId: { name: "user_id", type: "text" },
  participantName: { name: "participant_name", type: "text" },
  participantEmail: { name: "participant_email", type: "text" },
  answers: { name: "answers", type: "text" },
  score: { name: "score", type: "int" },
  credit: { name: "credit", type: "float8" },
  percentage: { name: "percentage", type: "int" },
  isRoundedUp: { name: "is_rounded_up", type: "boolean" },
  skillScore: { name: "skill_score", type: "text" },
  skillLevel: { name: "skill_level", type: "text" },
  totalQuestions: { name: "total_questions", type: "int" },
  duration: { name: "duration", type: "int" },
  timeLimit: { name: "time_limit", type: "int" },
  attemptKey: { name: "attempt_key", type: "text" },
  invitationId: { name: "invitation_id", type: "text" },
  ballot: { name: "ballot", type: "text" },
  fields: { name: "fields", type: "text" },
  language: { name: "language", type: "text" },
  late: { name: "late", type: "int" },
  excludeLate: { name: "exclude_late", type: "boolean" },
  mostAttempts: { name: "most_attempts", type: "int" },
  passMark: { name: "pass_mark", type: "int" },
  isAnonymous: { name: "is_anonymous", type: "boolean" },
  cells: { name: "cells", type: "text" },
  width: { name: "width", type: "int" },
};
const columnNames = Object.keys(columns) as (keyof typeof columns)[];
const parameterOf = (name: keyof typeof columns) => `$${columnNames.indexOf(name) + 4}`;

/** Lists and objects are sent as text. */
const sentAs = (value: AttemptRow[keyof typeof columns]) =>
  Array.isArray(value) ? value.join(",") : value !== null && typeof value === "object" ? JSON.stringify(value) : value;

/**
 * SQL for whether a locked item is as it was when the statement began. If not, the statement may not see the changes of
 * the item's last transaction, such as the erasure of answers.
 */
export const isAsSeen = (locked: string) =>
  `EXISTS (SELECT FROM quizzes AS seen WHERE seen.id = ${locked}.id AND seen.xmin = ${locked}.version)`;

// Lock order (see docs/decisions/locks.md): the item, its tallies, the counts of all items. Locked items are skipped.
// Rows are inserted in key order, so that two batches with common keys cannot deadlock. Each start is looked up by its
// key: a join would read all of them while the planner's statistics say that there are few. A value that is no longer in
// the groups is left out, as it is after the edit. If it were stored, it would belong to no group once the value is
// restored. Invitations are locked, so that a person's attempts are admitted one by one; of several in a statement, only
// one is. A further attempt is not counted before the choice among them all; see `retakes/choice.ts`.
const statement = `
WITH locked AS MATERIALIZED (
  SELECT quizzes.id, quizzes.xmin AS version, ${anonymousRule("quizzes")} AS is_anonymous, quizzes.groups FROM quizzes, (SELECT set_config('lock_timeout', '${lockTimeout}', true)) AS brief
   WHERE quizzes.id = ANY($3) AND deleted_at IS NULL ORDER BY quizzes.id FOR KEY SHARE OF quizzes SKIP LOCKED
), items AS MATERIALIZED (
  SELECT id, is_anonymous, groups FROM locked WHERE ${isAsSeen("locked")}
), sent AS (
  SELECT * FROM unnest(${columnNames.map((name) => `${parameterOf(name)}::${columns[name].type}[]`)})
    AS t (${columnNames.map((name) => columns[name].name)})
), invited AS MATERIALIZED (
  SELECT i.id, i.quiz_id, i.name, i.email, i.revoked_at IS NULL AS is_valid, i.finished_at, i.attempts,
         ${declared("i.fields", "i.quiz_id")} AS fields
    FROM invitations AS i WHERE i.id = ANY(${parameterOf("invitationId")}) AND i.quiz_id IN (SELECT items.id FROM items) ORDER BY i.id FOR NO KEY UPDATE
), judged AS (
  SELECT sent.id, sent.quiz_id, revision, user_id, answers, score, credit, sent.percentage, sent.is_rounded_up, skill_score, skill_level, total_questions,
         CASE WHEN invitation_id IS NULL THEN participant_name ELSE invited.name END AS participant_name,
         CASE WHEN invitation_id IS NULL THEN participant_email ELSE invited.email END AS participant_email,
         invitation_id, invitation_id IS NULL OR coalesce(invited.is_valid, false) AS is_admitted,
         CASE WHEN invitation_id IS NULL THEN coalesce(is_spent, is_erased, false)
              ELSE ${isUsedUp("invited", { most: "most_attempts", mark: "pass_mark" })} END AS has_answered, sent.ballot,
         coalesce(invited.attempts > 0, false) AS is_further,
         invitation_id IS NOT NULL AND row_number() OVER (PARTITION BY sent.quiz_id, invitation_id ORDER BY sent.id) > 1 AS is_behind,
         attempt_key, cells, width, sent.language, exclude_late, is_anonymous, began.started_at IS NOT NULL AS had_start,
         CASE WHEN invitation_id IS NULL THEN sent.fields::jsonb
              ELSE nullif(coalesce(sent.fields::jsonb, '{}') || coalesce(invited.fields, '{}'), '{}') END AS fields,
         ${lateOf({ late: "late", timeLimit: "sent.time_limit" }, "began")} AS late,
         ${durationOf({ duration: "duration", timeLimit: "sent.time_limit" }, "began")} AS duration
    FROM sent LEFT JOIN LATERAL (
           SELECT started_at, time_limit FROM attempt_starts AS s
            WHERE (s.quiz_id, s.attempt_key) = (sent.quiz_id, sent.attempt_key) LIMIT 1) AS began ON true
         LEFT JOIN invited ON (invited.id, invited.quiz_id) = (sent.invitation_id, sent.quiz_id)
         LEFT JOIN LATERAL (
           SELECT true AS is_spent FROM spent_ballots AS b WHERE (b.quiz_id, b.hash) = (sent.quiz_id, sent.ballot) LIMIT 1) AS spent ON sent.ballot IS NOT NULL
         LEFT JOIN LATERAL (
           SELECT true AS is_erased FROM erased_attempts AS e WHERE (e.quiz_id, e.attempt_key) = (sent.quiz_id, sent.attempt_key) LIMIT 1) AS erased ON true
), input AS MATERIALIZED (
  SELECT id, quiz_id, revision, CASE WHEN NOT is_anonymous THEN user_id END AS user_id,
         CASE WHEN NOT is_anonymous THEN participant_name END AS participant_name,
         CASE WHEN NOT is_anonymous THEN participant_email END AS participant_email, answers, score, credit, percentage, is_rounded_up, skill_score,
         skill_level, total_questions, attempt_key, cells, width, CASE WHEN NOT is_anonymous THEN language END AS language, had_start, is_anonymous, invitation_id, is_admitted, has_answered, is_behind, ballot,
         CASE WHEN is_anonymous THEN ${binnedLate("late")} ELSE late END AS late,
         CASE WHEN is_anonymous THEN ${binnedDuration("duration")} ELSE duration END AS duration,
         CASE WHEN is_anonymous THEN said ELSE nullif(others || coalesce(said, '{}'), '{}') END AS fields, coalesce(grouped.number, 0) AS group_no,
         ${cameAt("is_anonymous")} AS completed_at,
         (late IS NULL OR NOT exclude_late) AND NOT is_further AS is_counted, (late IS NULL OR NOT exclude_late) AND is_further AS is_superseded
    FROM judged LEFT JOIN LATERAL (${groupOf("fields", "judged.quiz_id")}) AS grouped ON fields IS NOT NULL
), inserted AS (
  INSERT INTO attempts (id, quiz_id, revision, user_id, participant_name, participant_email, answers, score, percentage,
                        skill_score, skill_level, total_questions, duration, attempt_key, language, late, is_counted, had_start, completed_at, block,
                        invitation_id, fields, group_no, is_rounded_up, credit, is_superseded)
  SELECT id, quiz_id, revision, user_id, participant_name, participant_email, answers::jsonb, score, percentage,
         skill_score, skill_level, total_questions, duration, attempt_key, language, late, is_counted, had_start, completed_at,
         CASE WHEN is_anonymous THEN 0 END, CASE WHEN NOT is_anonymous THEN invitation_id END,
         fields, group_no, is_rounded_up, credit, is_superseded
    FROM input WHERE is_admitted AND NOT has_answered AND NOT is_behind AND (quiz_id, is_anonymous) IN (SELECT items.id, items.is_anonymous FROM items) ORDER BY quiz_id, attempt_key
  ON CONFLICT DO NOTHING
  RETURNING id
), spent AS (
  INSERT INTO spent_ballots (quiz_id, hash)
  SELECT quiz_id, ballot FROM input JOIN inserted USING (id) WHERE ballot IS NOT NULL ORDER BY quiz_id, ballot
), counted AS (
  SELECT input.*, coalesce(percentage, 0) AS bucket FROM input JOIN inserted USING (id) WHERE is_counted AND NOT is_anonymous
), chosen AS (
  SELECT quiz_id, revision, bucket, group_no, cell::int AS cell, count(*)::int AS times
    FROM counted CROSS JOIN unnest(string_to_array(cells, ',')) AS cell GROUP BY 1, 2, 3, 4, 5
), tallied AS (
  INSERT INTO tallies (quiz_id, revision, slot, bucket, group_no, attempts, rounded_up, cells)
  SELECT quiz_id, revision, $1::int, bucket, group_no, count(*), count(*) FILTER (WHERE is_rounded_up),
         ARRAY(SELECT coalesce(chosen.times, 0)
                 FROM generate_series(0, max(counted.width) - 1) AS ordinal
                 LEFT JOIN chosen ON chosen.cell = ordinal AND (chosen.quiz_id, chosen.revision, chosen.bucket, chosen.group_no)
                                   = (counted.quiz_id, counted.revision, counted.bucket, counted.group_no)
                ORDER BY ordinal)
    FROM counted GROUP BY quiz_id, revision, bucket, group_no
   ORDER BY quiz_id, revision, bucket, group_no
  ON CONFLICT (quiz_id, revision, slot, bucket, group_no) DO UPDATE
    SET attempts = tallies.attempts + excluded.attempts, rounded_up = tallies.rounded_up + excluded.rounded_up,
        cells = ${cellsAdded("tallies.cells", "excluded.cells")}
), daily AS (
  INSERT INTO daily_tallies (quiz_id, day, slot, group_no, attempts, finished, score_sum, duration_sum, timed, last_at, quarters)
  SELECT quiz_id, ${utcDay("max(completed_at)")}, $1::int, group_no, count(*), count(*) FILTER (WHERE had_start), coalesce(sum(percentage), 0),
         coalesce(sum(duration), 0), count(duration), max(completed_at), ${quartersOf(quarterOf("max(completed_at)"), "count(*)")}
    FROM counted GROUP BY quiz_id, group_no ORDER BY quiz_id, group_no
  ON CONFLICT (quiz_id, day, slot, group_no) DO UPDATE
    SET attempts = daily_tallies.attempts + excluded.attempts, finished = daily_tallies.finished + excluded.finished,
        score_sum = daily_tallies.score_sum + excluded.score_sum,
        duration_sum = daily_tallies.duration_sum + excluded.duration_sum, timed = daily_tallies.timed + excluded.timed,
        last_at = excluded.last_at, quarters = ${quartersWith("daily_tallies.quarters", quarter, "excluded.attempts")}
), timed AS (
  SELECT quiz_id, group_no, ${durationBucketOf("duration")} AS duration_cell, count(*)::int AS times
    FROM counted WHERE duration IS NOT NULL GROUP BY 1, 2, 3
), durations AS (
  INSERT INTO duration_tallies (quiz_id, slot, group_no, cells)
  SELECT quiz_id, $1::int, group_no,
         ARRAY(SELECT coalesce(one.times, 0)
                 FROM generate_series(0, max(timed.duration_cell)) AS ordinal
                 LEFT JOIN timed AS one ON one.duration_cell = ordinal AND (one.quiz_id, one.group_no) = (timed.quiz_id, timed.group_no)
                ORDER BY ordinal)
    FROM timed GROUP BY quiz_id, group_no ORDER BY quiz_id, group_no
  ON CONFLICT (quiz_id, slot, group_no) DO UPDATE
    SET cells = ${cellsAdded("duration_tallies.cells", "excluded.cells")}
), announced AS MATERIALIZED (SELECT pg_notify('assay', $2))
SELECT input.id, CASE WHEN inserted.id IS NOT NULL AND is_counted THEN 'stored'
                      WHEN inserted.id IS NOT NULL AND is_superseded THEN 'further' WHEN inserted.id IS NOT NULL THEN 'uncounted'
                      WHEN is_behind AND quiz_id IN (SELECT items.id FROM items) THEN 'locked'
                      WHEN NOT is_admitted AND quiz_id IN (SELECT items.id FROM items) THEN 'withdrawn'
                      WHEN (quiz_id, is_anonymous) IN (SELECT items.id, items.is_anonymous FROM items) THEN 'known'
                      WHEN quiz_id IN (SELECT items.id FROM items) THEN 'outdated'
                      WHEN EXISTS (SELECT FROM quizzes WHERE quizzes.id = quiz_id AND deleted_at IS NULL) THEN 'locked'
                      ELSE 'missing' END AS outcome
  FROM input LEFT JOIN inserted USING (id) CROSS JOIN announced`;

/** Stores rows, and tells those who watch their items. */
export async function storeBatch(platform: Platform, slot: number, rows: AttemptRow[]): Promise<Outcomes> {
  const { sql, jobs, events } = platform;
  const contentIds = [...new Set(rows.map(({ contentId }) => contentId))];
  const message = events.message("results", contentIds);
  const queues = new Set(rows.flatMap(({ queues }) => queues));
  const store = (on: pg.Pool | pg.PoolClient) => insertRows(on, [slot, message, contentIds], rows);
  const storeWithJobs = async (client: pg.PoolClient) => {
    const outcomes = await store(client);
    for (const queue of queues) {
      const isDue = queue === "retake" ? isFurther : isNew;
      const queued = rows.filter((row) => row.queues.includes(queue) && isDue(outcomes.get(row.id)));
      await jobs.send(
        client,
        queue,
        queued.map(({ id }) => id),
      );
    }
    return outcomes;
  };
  const outcomes = await (queues.size === 0 ? store(sql) : inTransaction(sql, storeWithJobs));
  events.tell("results", contentIds);
  return outcomes;
}

const isFurther = (outcome: Outcome | undefined) => outcome === "further";
export const isNew = (outcome: Outcome | undefined) =>
  outcome === "stored" || outcome === "uncounted" || isFurther(outcome);

/** Null if it is not stored. */
export async function storedAs({ sql }: Platform, { id }: AttemptRow): Promise<Outcome | null> {
  const { rows } = await sql.query<{ outcome: Outcome }>({
    name: "stored-attempt",
    text: `SELECT CASE WHEN is_counted THEN 'stored' WHEN is_superseded THEN 'further' ELSE 'uncounted' END AS outcome
             FROM attempts WHERE id = $1`,
    values: [id],
  });
  return rows[0]?.outcome ?? null;
}

async function insertRows(
  sql: pg.Pool | pg.PoolClient,
  common: [slot: number, message: string, contentIds: string[]],
  rows: AttemptRow[],
): Promise<Outcomes> {
  const result = await sql.query<{ id: string; outcome: Outcome }>({
    name: "store-attempts",
    text: statement,
    values: [...common, ...columnNames.map((name) => rows.map((row) => sentAs(row[name])))],
  });
  return new Map(result.rows.map(({ id, outcome }) => [id, outcome]));
}
