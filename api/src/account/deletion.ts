import type { Transaction } from "../platform/database.ts";
import type { Platform } from "../platform/platform.ts";

/**
 * Deletes one item of a user's, or all of them: from the commit on they answer as missing everywhere, whatever hangs on
 * them. That is cleared afterwards by a job for each. Returns the ids.
 */
export async function deleteItems(
  { jobs }: Platform,
  tx: Transaction,
  userId: string,
  id: string | null = null,
): Promise<string[]> {
  // Without an owner, and private, an item is lost even to a reader that forgets to look whether it is deleted.
  const deleted = await tx.$queryRaw<{ id: string }[]>`
    UPDATE quizzes SET deleted_at = now(), user_id = NULL, is_public = false
     WHERE user_id = ${userId} AND (id = ${id} OR ${id}::text IS NULL) AND deleted_at IS NULL RETURNING id`;
  const ids = deleted.map(({ id }) => id);
  await jobs.send(tx, "deleted-item", ids);
  return ids;
}
