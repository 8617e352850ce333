import type { PoolClient } from "pg";
import { findItem, type Item } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { hourly } from "../../platform/hourly.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { announce } from "../../platform/work/events.ts";
import { cellCounts } from "../counting/answered.ts";
import { quarterOf, utcDay } from "../counting/moment.ts";
import {
  addAttempt,
  type CountedAttempt,
  dayKey,
  noSheets,
  storedSheets,
  storeSheets,
  sum,
} from "../counting/sheet.ts";
import { noonOfDay, untilDayIsOver } from "../writing/anonymity.ts";
import { rebuiltSlot } from "../writing/slot.ts";
import { addToPublic, type BlockTally, summed } from "./public-tally.ts";
import { waitingBlock } from "./waiting.ts";

/*
 * Anonymous answers are shown in blocks, to the owner as well as to everyone else. A block is made once, from waiting
 * answers, and shown immediately. All its answers have the same version, group, day and duration, and all are late or
 * none is. A selection by these fields therefore always consists of whole blocks, and so does the difference between
 * two selections.
 */

/** Smaller blocks would let people be told apart. */
export const fewestInBlock = 5;

/** Days after which an answer is shown without its group if too few others are in it. */
export const patienceDays = 7;

/** Number of answers that one transaction puts into blocks. */
const portion = 500;
/** Number of times that answers are read again because some have changed. The next hour tries again. */
const maxTries = 4;
/** Milliseconds during which submissions to an item are collected. */
const gathering = 1000;

type Waiting = Pick<Attempt, "id" | "revision" | "answers" | "isCounted" | "duration" | "late" | "group"> & {
  isLate: boolean;
};

const alike = 'revision, "group", "isLate", "isCounted"';

const fellows = (of: string) => `
SELECT *, count(*) OVER (PARTITION BY quiz_id, ${alike}) AS fellows
  FROM (SELECT id, quiz_id, revision, answers, is_counted AS "isCounted", duration, late, late IS NOT NULL AS "isLate",
               CASE WHEN completed_at < now() - interval '${patienceDays} days' THEN 0 ELSE group_no END AS "group"
          FROM attempts WHERE ${of} AND block = ${waitingBlock}) AS one`;

// Ids of anonymous answers are random, so the order reveals nothing about the time.
const waiting = `
SELECT * FROM (${fellows("quiz_id = $1")}) AS waiting WHERE fellows >= ${fewestInBlock} ORDER BY ${alike}, id LIMIT ${portion}`;

const lock = "SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE";

const insertBlocks = `
WITH sent AS (
  SELECT row_number() OVER () AS ordinal, ids, tallies, duration, late, "group"
    FROM jsonb_to_recordset($2::jsonb) AS block (ids jsonb, tallies jsonb, duration int, late int, "group" int)
), numbered AS (
  SELECT ordinal + coalesce((SELECT max(number) FROM answer_blocks WHERE quiz_id = $1), 0) AS number, sent.* FROM sent
), stored AS (
  INSERT INTO answer_blocks (quiz_id, number, tallies) SELECT $1, number, tallies FROM numbered
)
UPDATE attempts AS a
   SET block = numbered.number, completed_at = ${noonOfDay}, duration = numbered.duration, late = numbered.late,
       group_no = numbered."group", fields = CASE WHEN numbered."group" > 0 THEN fields END
  FROM numbered CROSS JOIN jsonb_array_elements(ids) AS one
 WHERE a.id = one ->> 'id' AND a.quiz_id = $1 AND a.revision = (one ->> 'revision')::int AND a.block = ${waitingBlock}
       AND group_no = CASE WHEN numbered."group" > 0 THEN numbered."group" ELSE group_no END
RETURNING a.id, a.revision, answers, percentage, is_rounded_up AS "isRoundedUp", a.duration, had_start AS "hadStart",
          is_counted AS "isCounted", group_no AS "group", block, completed_at AS "completedAt",
          ${utcDay("completed_at")}::text AS day, ${quarterOf("completed_at")} AS quarter`;

type Released = CountedAttempt & Pick<Attempt, "id" | "completedAt">;

/** Puts an item's anonymous answers into blocks, except for kinds with too few answers. */
export async function publishAnswers(platform: Platform, contentId: string): Promise<void> {
  for (let isMore = true, tries = 0; isMore && tries < maxTries; ) {
    const { rows } = await platform.sql.query<Waiting>({
      name: "unpublished-answers",
      text: waiting,
      values: [contentId],
    });
    if (rows.length === 0) return;
    const items = new Map<number, Item | null>();
    for (const { revision } of rows)
      if (!items.has(revision)) items.set(revision, await findItem(platform, contentId, revision));
    const isReleased = await release(platform, contentId, blocksOf(items, rows), items);
    tries = isReleased ? 0 : tries + 1;
    isMore = !isReleased || rows.length === portion;
  }
}

interface Block extends Pick<Waiting, "duration" | "late" | "group"> {
  ids: Pick<Waiting, "id" | "revision">[];
  /** Counts for people other than the owner; empty if figures exclude the answers. */
  tallies: BlockTally[];
}

type Items = ReadonlyMap<number, Item | null>;

/** Makes as many blocks as possible. The last one of a kind includes the remainder. */
function blocksOf(items: Items, rows: readonly Waiting[]): Block[] {
  const kinds = Map.groupBy(rows, ({ revision, group, isLate, isCounted }) =>
    [revision, group, isLate, isCounted].join(),
  );
  return [...kinds.values()].flatMap((kind) => {
    const count = Math.floor(kind.length / fewestInBlock);
    return Array.from({ length: count }, (_, index) =>
      blockOf(items, kind.slice(index * fewestInBlock, index === count - 1 ? undefined : (index + 1) * fewestInBlock)),
    );
  });
}

function blockOf(items: Items, members: readonly Waiting[]): Block {
  const durations = members.flatMap(({ duration }) => duration ?? []);
  const total = durations.reduce((sum, more) => sum + more, 0);
  return {
    ids: members.map(({ id, revision }) => ({ id, revision })),
    tallies: summed(members.flatMap((member) => tallyOf(items, member) ?? [])),
    duration: durations.length === 0 ? null : Math.round(total / durations.length),
    late: members[0]?.isLate ? Math.max(...members.map(({ late }) => late ?? 0)) : null,
    group: members[0]?.group ?? 0,
  };
}

function tallyOf(items: Items, { revision, answers, isCounted }: Waiting): BlockTally | null {
  if (!isCounted) return null;
  const item = items.get(revision);
  return { revision, attempts: 1, cells: item ? cellCounts(item, answers) : [] };
}

/** Returns false and stores nothing if any of the answers was deleted, regraded or put into a block in the meantime. */
async function release(
  platform: Platform,
  contentId: string,
  blocks: readonly Block[],
  items: Items,
): Promise<boolean> {
  const current = await findItem(platform, contentId);
  return inTransaction(platform.sql, async (client) => {
    const { rowCount: isThere } = await client.query(lock, [contentId]);
    if (!isThere) return true;
    const { rows } = await client.query<Released>(insertBlocks, [contentId, JSON.stringify(blocks)]);
    if (rows.length !== blocks.flatMap(({ ids }) => ids).length) throw changedMeanwhile;
    await addToPublic(
      client,
      contentId,
      blocks.flatMap(({ tallies }) => tallies),
      1,
    );
    // Each is sent at a random time, so their order reveals nothing either.
    if (current?.hasWebhooks)
      for (const { id } of rows) await platform.jobs.send(client, "attempt-stored", [id], 0, untilDayIsOver());
    await announce(client, "results", [contentId]);
    await count(client, contentId, rows, items);
    return true;
  }).catch((error) => {
    if (error !== changedMeanwhile) throw error;
    return false;
  });
}

/** The item's tallies come last, because answers to other items wait while their common counts are locked. */
async function count(client: PoolClient, contentId: string, rows: readonly Released[], items: Items): Promise<void> {
  const sheets = noSheets();
  for (const row of rows) {
    const item = items.get(row.revision);
    if (!item || !row.isCounted) continue;
    addAttempt(sheets, item, row);
    sheets.lastAt.set(dayKey(row), row.completedAt);
  }
  if (sheets.tallies.size === 0) return;
  const part = { tallies: [...sheets.tallies.keys()], days: [...sheets.days.keys()] };
  await storeSheets(client, contentId, rebuiltSlot, sum(await storedSheets(client, contentId, "DELETE", part), sheets));
}

const changedMeanwhile = new Error("Answers that wait to be shown have changed since");

/**
 * Collects the submissions to each item for a moment. Answers that a killed process left wait for the next submission.
 */
const publishing = perPlatform((platform) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  platform.onStop(async () => {
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  });
  const publish = (contentId: string) => {
    timers.delete(contentId);
    const run = publishAnswers(platform, contentId)
      .catch((err) => platform.log.warn({ err }, "Anonymous answers could not be put into blocks"))
      .finally(() => running.delete(run));
    running.add(run);
  };
  return (contentId: string) => {
    if (!timers.has(contentId)) timers.set(contentId, setTimeout(publish, gathering, contentId));
  };
});

/** Call this after an anonymous answer is stored. */
export const publishSoon = (platform: Platform, contentId: string): void => publishing(platform)(contentId);

const itemsWithBlocks = `
SELECT DISTINCT quiz_id AS id FROM (${fellows("quiz_id IN (SELECT id FROM quizzes WHERE deleted_at IS NULL)")}) AS waiting
 WHERE fellows >= ${fewestInBlock}`;

/** Checks once an hour for answers that a killed process left or that have waited long enough. */
export function publishLeft(platform: Platform) {
  hourly(platform, "Anonymous answers could not be put into blocks", () => publishWaiting(platform));
}

async function publishWaiting(platform: Platform): Promise<void> {
  const { rows } = await platform.sql.query<{ id: string }>(itemsWithBlocks);
  for (const { id } of rows) await publishAnswers(platform, id);
}
