import type { Platform } from "../../platform/platform.ts";

/*
 * An anonymous answer waits until there are enough like it for a block (see `blocks.ts`). Until then everyone,
 * including the item's owner, sees only that it has arrived.
 */

/** The block of a waiting answer. Answers that are not anonymous have no block. */
export const waitingBlock = 0;

/** SQL that is true for a row of `attempts` that its item's owner may see. */
export const isShown = `block IS DISTINCT FROM ${waitingBlock}`;

/** The same condition for Prisma. */
export const isPublished = { OR: [{ block: null }, { block: { not: waitingBlock } }] };

export const isWaiting = ({ block }: { block: number | null }): boolean => block === waitingBlock;

/** Number of an item's waiting answers. */
export async function countWaiting({ sql }: Platform, contentId: string): Promise<number> {
  const { rows } = await sql.query<{ waiting: number }>({
    name: "waiting-answers",
    text: `SELECT count(*)::int AS waiting FROM attempts WHERE quiz_id = $1 AND block = ${waitingBlock}`,
    values: [contentId],
  });
  return rows[0]?.waiting ?? 0;
}
