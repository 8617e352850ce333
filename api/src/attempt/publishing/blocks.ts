import { findItem } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { hourly } from "../../platform/hourly.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { cellCounts } from "../counting/answered.ts";
import { addToPublic, type BlockTally, summed } from "./public-tally.ts";

/*
 * Others are shown anonymous answers in blocks. A block is made once, of answers that nobody else was shown before, and
 * is shown whole or not at all. So what two readings of answers or figures differ by is a number of whole blocks.
 */

/** Fewer people could be told apart. */
export const fewestInBlock = 5;

/** How many answers one transaction puts into blocks. */
const portion = 500;
/** Milliseconds in which those who come at the same time are gathered. */
const gathering = 1000;

type Waiting = Pick<Attempt, "id" | "revision" | "answers">;

// Ids of anonymous answers are random, so the order tells nothing about when they came.
const waiting = `SELECT id, revision, answers FROM attempts WHERE quiz_id = $1 AND block = 0 AND is_counted ORDER BY id LIMIT ${portion}`;

const lock = "SELECT FROM quizzes WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE";

const made = `
WITH sent AS (
  SELECT row_number() OVER () AS ordinal, ids, tallies FROM jsonb_to_recordset($2::jsonb) AS block (ids jsonb, tallies jsonb)
), numbered AS (
  SELECT ordinal + coalesce((SELECT max(number) FROM answer_blocks WHERE quiz_id = $1), 0) AS number, ids, tallies FROM sent
), stored AS (
  INSERT INTO answer_blocks (quiz_id, number, tallies) SELECT $1, number, tallies FROM numbered
)
UPDATE attempts AS a SET block = numbered.number
  FROM numbered CROSS JOIN jsonb_array_elements(ids) AS one
 WHERE a.id = one ->> 'id' AND a.quiz_id = $1 AND a.revision = (one ->> 'revision')::int AND a.block = 0`;

/** Puts an item's anonymous answers into blocks, but for the last ones if they are too few. */
export async function publishAnswers(platform: Platform, contentId: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { rows } = await platform.sql.query<Waiting>({
      name: "unpublished-answers",
      text: waiting,
      values: [contentId],
    });
    if (rows.length < fewestInBlock) return;
    await store(platform, contentId, await blocksOf(platform, contentId, rows));
    isMore = rows.length === portion;
  }
}

interface Block {
  ids: Pick<Waiting, "id" | "revision">[];
  tallies: BlockTally[];
}

/** As many blocks as there can be; the last one has the rest. */
async function blocksOf(platform: Platform, contentId: string, rows: readonly Waiting[]): Promise<Block[]> {
  const blocks: Block[] = [];
  const count = Math.floor(rows.length / fewestInBlock);
  for (let index = 0; index < count; index++) {
    const isLast = index === count - 1;
    const members = rows.slice(index * fewestInBlock, isLast ? undefined : (index + 1) * fewestInBlock);
    const tallies: BlockTally[] = [];
    for (const member of members) tallies.push(await tallyOf(platform, contentId, member));
    blocks.push({ ids: members.map(({ id, revision }) => ({ id, revision })), tallies: summed(tallies) });
  }
  return blocks;
}

async function tallyOf(platform: Platform, contentId: string, { revision, answers }: Waiting): Promise<BlockTally> {
  const item = await findItem(platform, contentId, revision);
  return { revision, attempts: 1, cells: item ? cellCounts(item, answers) : [] };
}

/** Stores nothing if any of the answers was deleted, graded anew or put into a block meanwhile. */
async function store({ sql }: Platform, contentId: string, blocks: readonly Block[]): Promise<void> {
  await inTransaction(sql, async (client) => {
    const { rowCount: isThere } = await client.query(lock, [contentId]);
    if (!isThere) return;
    const { rowCount } = await client.query(made, [contentId, JSON.stringify(blocks)]);
    if (rowCount !== blocks.flatMap(({ ids }) => ids).length) throw changedMeanwhile;
    await addToPublic(
      client,
      contentId,
      blocks.flatMap(({ tallies }) => tallies),
      1,
    );
  }).catch((error) => {
    if (error !== changedMeanwhile) throw error;
  });
}

const changedMeanwhile = new Error("Answers that wait to be shown were changed meanwhile");

/** Gathers, for each item, those who come within a moment. What a killed process left waits for who comes next. */
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

/** After an anonymous answer was stored. */
export const publishSoon = (platform: Platform, contentId: string): void => publishing(platform)(contentId);

const left = `
SELECT quiz_id AS id FROM attempts WHERE block = 0 AND is_counted
 GROUP BY quiz_id HAVING count(*) >= ${fewestInBlock}`;

/** Looks once an hour for answers that a killed process did not come to. */
export function publishLeft(platform: Platform) {
  hourly(platform, "Anonymous answers could not be put into blocks", async () => {
    const { rows } = await platform.sql.query<{ id: string }>(left);
    for (const { id } of rows) await publishAnswers(platform, id);
  });
}
