import { Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";

/** All items of a user, one of them, or one item without an owner. */
export type Items = { userId: string; id?: string } | { userId: null; id: string };

const matching = ({ userId, id }: Items) => Prisma.sql`
  ${userId === null ? Prisma.sql`user_id IS NULL` : Prisma.sql`user_id = ${userId}`}
  AND (id = ${id ?? null} OR ${id ?? null}::text IS NULL) AND deleted_at IS NULL`;

/** Items answer as missing from the commit on; jobs delete what belongs to them. Returns the ids. */
export async function deleteItems({ jobs }: Platform, tx: Transaction, items: Items): Promise<string[]> {
  // Also clears the owner and the public flag, so that a query that forgets `deleted_at` still does not show the item.
  const deleted = await tx.$queryRaw<{ id: string }[]>`
    UPDATE quizzes SET deleted_at = now(), user_id = NULL, is_public = false WHERE ${matching(items)} RETURNING id`;
  const ids = deleted.map(({ id }) => id);
  await jobs.send(tx, "deleted-item", ids);
  return ids;
}

/** Makes items private, so that they accept no answers. Returns the ids of those that were public. */
export async function closeItems(tx: Transaction, items: Items): Promise<string[]> {
  const closed = await tx.$queryRaw<{ id: string; revision: number }[]>`
    UPDATE quizzes SET is_public = false, updated_at = now() WHERE ${matching(items)} AND is_public RETURNING id`;
  const ids = closed.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE quiz_revisions SET public_until = now()
     WHERE quiz_id = ANY(${ids}) AND public_from IS NOT NULL AND public_until IS NULL`;
  return ids;
}
