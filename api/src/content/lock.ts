import type { restorable } from "../account/standing/standing.ts";
import type { Content } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";

/** Matches items that are neither deleted nor in the trash. */
export const present = { deletedAt: null };

/** Locks an item, so that its changes run one at a time. Answers can still be stored. */
export const holdItem = (tx: Transaction, id: string) =>
  tx.$queryRaw`SELECT FROM quizzes WHERE id = ${id} FOR NO KEY UPDATE`;

/** Locks an item and returns it as it is under the lock; null if it does not match. */
export async function lockItem(
  tx: Transaction,
  id: string,
  matching: typeof present | typeof restorable,
): Promise<Content | null> {
  await holdItem(tx, id);
  return tx.content.findUnique({ where: { id, ...matching } });
}
