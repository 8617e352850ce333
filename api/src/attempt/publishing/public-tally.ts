import type { Platform } from "../../platform/platform.ts";
import { cellsAdded } from "../counting/answered.ts";
import {
  countsOf,
  type RevisionCounts,
  revisions,
  type TalliedBucket,
  type TalliedRevision,
} from "../counting/counts.ts";

/** The counts of the answers to one revision. */
export interface BlockTally {
  revision: number;
  attempts: number;
  cells: number[];
}

interface Client {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Sums the tallies of each revision. */
export function summed(tallies: readonly BlockTally[]): BlockTally[] {
  const sums = new Map<number, BlockTally>();
  for (const { revision, attempts, cells } of tallies) {
    const sum = sums.get(revision) ?? { revision, attempts: 0, cells: [] };
    sum.attempts += attempts;
    cells.forEach((count, index) => {
      sum.cells[index] = (sum.cells[index] ?? 0) + count;
    });
    sums.set(revision, sum);
  }
  return [...sums.values()];
}

const add = `
INSERT INTO public_tallies (quiz_id, revision, attempts, cells)
SELECT $1, revision, $3::int * attempts, ARRAY(SELECT $3::int * cell FROM unnest(cells) WITH ORDINALITY AS t (cell, ordinal) ORDER BY ordinal)
  FROM jsonb_to_recordset($2::jsonb) AS tally (revision int, attempts int, cells int[]) ORDER BY revision
ON CONFLICT (quiz_id, revision) DO UPDATE
  SET attempts = public_tallies.attempts + excluded.attempts,
      cells = ${cellsAdded("public_tallies.cells", "excluded.cells")}`;

/** Adds blocks to the public counts or subtracts them. The item is locked. */
export async function addToPublic(
  client: Client,
  contentId: string,
  tallies: readonly BlockTally[],
  sign: 1 | -1,
): Promise<void> {
  if (tallies.length > 0) await client.query(add, [contentId, JSON.stringify(summed(tallies)), sign]);
}

const missed = `
WITH touched AS (
  SELECT number, count(*)::int AS answers FROM unnest($2::int[]) AS number WHERE number > 0 GROUP BY number
)
UPDATE answer_blocks AS b SET missing = missing - $3::int * answers
  FROM touched WHERE b.quiz_id = $1 AND b.number = touched.number
RETURNING tallies, CASE WHEN $3::int < 0 THEN missing = answers ELSE missing = 0 END AS "isTurned"`;

/**
 * A block with a deleted answer is hidden as a whole until all its answers are restored: the rest would reveal the
 * deleted one. `blocks` belong to answers that were deleted (-1) or restored (1). The item is locked.
 */
export async function noteMoved(
  client: Client,
  contentId: string,
  blocks: readonly (number | null)[],
  sign: 1 | -1,
): Promise<void> {
  const touched = blocks.filter((block) => block);
  if (touched.length === 0) return;
  const { rows } = await client.query<{ tallies: BlockTally[]; isTurned: boolean }>(missed, [contentId, touched, sign]);
  const hiddenTallies = rows.filter(({ isTurned }) => isTurned).flatMap(({ tallies }) => tallies);
  await addToPublic(client, contentId, hiddenTallies, sign);
}

const publicTotals = `
SELECT (SELECT coalesce(json_agg(one), '[]') FROM (SELECT revision, 0 AS percentage, attempts, 0 AS "roundedUp", to_json(cells) AS cells
                                                     FROM public_tallies WHERE quiz_id = $1 AND attempts > 0) AS one) AS tallies,
       (SELECT coalesce(json_agg(one), '[]') FROM (${revisions}) AS one) AS revisions`;

/**
 * Like `readCounts`, but only for answers in whole blocks. A single statement, so that everything is from one moment.
 */
export async function readPublicCounts({ sql }: Platform, contentId: string): Promise<RevisionCounts[]> {
  const { rows } = await sql.query<{ tallies: TalliedBucket[]; revisions: TalliedRevision[] }>({
    name: "public-counts",
    text: publicTotals,
    values: [contentId],
  });
  return countsOf(rows[0]?.revisions ?? [], rows[0]?.tallies ?? []);
}
