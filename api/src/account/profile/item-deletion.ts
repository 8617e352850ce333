import { Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";

/** All items of a user, or one without an owner. */
export type Items = { userId: string } | { userId: null; id: string };

const matching = (items: Items) => Prisma.sql`
  ${items.userId === null ? Prisma.sql`user_id IS NULL AND id = ${items.id}` : Prisma.sql`user_id = ${items.userId}`}
  AND deleted_at IS NULL`;

/** Deletes permanently: items are missing from the commit on, and jobs delete their data. Returns the ids. */
export async function deleteItems({ jobs }: Platform, tx: Transaction, items: Items): Promise<string[]> {
  // The owner and the public flag are cleared, so that a query that forgets `deleted_at` still does not show the item.
  const deleted = await tx.$queryRaw<{ id: string }[]>`
    UPDATE quizzes SET deleted_at = now(), user_id = NULL, is_public = false WHERE ${matching(items)} RETURNING id`;
  const ids = deleted.map(({ id }) => id);
  await jobs.send(tx, "deleted-item", ids);
  return ids;
}

/** Locks the items of a user, also those in the trash. Later statements see the changes that this has waited for. */
export const lockItems = (tx: Transaction, userId: string) =>
  tx.$queryRaw`
    SELECT FROM quizzes WHERE id IN (SELECT id FROM quizzes WHERE user_id = ${userId} UNION ALL
                                     SELECT quiz_id FROM trashed_items WHERE user_id = ${userId})
     ORDER BY id FOR NO KEY UPDATE`;

/** Queues the deletion of items in a user's trash: all, one, or those deleted until a time. Returns their number. */
export async function clearTrash(
  { jobs }: Platform,
  tx: Transaction,
  { userId, id, until }: { userId: string; id?: string; until?: string },
): Promise<number> {
  const meant = Prisma.sql`
    user_id = ${userId} AND (quiz_id = ${id ?? null} OR ${id ?? null}::text IS NULL)
    AND (deleted_at <= ${until ?? null}::timestamptz OR ${until ?? null}::text IS NULL)`;
  await tx.$queryRaw`
    SELECT FROM quizzes WHERE id IN (SELECT quiz_id FROM trashed_items WHERE ${meant}) ORDER BY id FOR NO KEY UPDATE`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM trashed_items WHERE ${meant} RETURNING quiz_id AS id`;
  const ids = rows.map(({ id }) => id);
  await jobs.send(tx, "deleted-item", ids);
  return ids.length;
}

/** Makes items private, so that they accept no answers. Returns the ids of the items that were public. */
export async function closeItems(tx: Transaction, items: Items): Promise<string[]> {
  const closed = await tx.$queryRaw<{ id: string; revision: number }[]>`
    UPDATE quizzes SET is_public = false, updated_at = now() WHERE ${matching(items)} AND is_public RETURNING id`;
  const ids = closed.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE quiz_revisions SET public_until = now()
     WHERE quiz_id = ANY(${ids}) AND public_from IS NOT NULL AND public_until IS NULL`;
  return ids;
}
