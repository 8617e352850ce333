import { v7 as uuid } from "uuid";
import { logged } from "../../account/log/log.ts";
import { clearTrash } from "../../account/profile/item-deletion.ts";
import type { Content, Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { parse } from "../../platform/errors.ts";
import { requireForAll, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once, withoutResult } from "../../platform/work/idempotency.ts";
import { recordEvent, settingsOf } from "../event/event.ts";
import { belongsTo, type Collection, kindOf } from "../kind.ts";
import { holdItem } from "../lock.ts";
import { listTrashed, notInTrash, requireTrashed } from "./trash.policy.ts";
import { Emptying } from "./trash.rules.ts";
import { trashDays } from "./trash.shared.ts";

/**
 * Makes the item count as missing from the commit on. It can be restored until it expires. Its own row loses the owner
 * and the public flag, so that a query that forgets `deleted_at` still doesn't show it.
 */
export async function trashItem(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.$executeRaw`
    WITH item AS (
      SELECT id, user_id, is_public FROM quizzes
       WHERE id = ${id} AND user_id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE
    ), kept AS (
      INSERT INTO trashed_items (id, quiz_id, user_id, is_public, expires_at)
      SELECT ${uuid()}, id, user_id, is_public, now() + make_interval(days => ${trashDays}::int) FROM item)
    UPDATE quizzes SET deleted_at = now(), user_id = NULL, is_public = false FROM item WHERE quizzes.id = item.id`;
}

export const countTrashed = ({ db }: Platform, viewer: Viewer): Promise<number> =>
  db.trashedItem.count({ where: listTrashed(viewer) });

/** Restores an item as it was, with its answers. Throws NOT_FOUND unless it is in the viewer's trash. */
export async function restoreContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  collection?: Collection,
  key?: unknown,
): Promise<Content> {
  const { id: userId } = signedIn(viewer);
  return once(platform, intentionOf(viewer, key, "restore", id), {
    async prepare() {
      await ownTrashed(platform, viewer, id, collection);
      return async (tx, announce) => {
        await holdItem(tx, id);
        // Deleting the trash row decides the outcome: an item is either restored or cleared, never both.
        const restored = await tx.$executeRaw`
          WITH kept AS (
            DELETE FROM trashed_items WHERE quiz_id = ${id} AND user_id = ${userId} RETURNING quiz_id, user_id, is_public)
          UPDATE quizzes SET deleted_at = NULL, user_id = kept.user_id, is_public = kept.is_public
            FROM kept WHERE quizzes.id = kept.quiz_id`;
        if (restored === 0) throw notInTrash();
        const content = await tx.content.findUniqueOrThrow({ where: { id } });
        await resumeWork(platform, tx, id);
        await recordEvent(platform, tx, "content_restored", content, settingsOf(content));
        await logged(tx, viewer, userId, { action: "content_restored", contentId: id, title: content.title });
        await announce("content", [id]);
        return content;
      };
    },
    note: () => ({ id }),
    async recall() {
      const content = await platform.db.content.findUnique({ where: { id, deletedAt: null } });
      if (!content) throw notInTrash();
      return content;
    },
  });
}

/**
 * Resumes work that stops while an item is in the trash: deletions and restorations of its attempts, and regradings.
 */
async function resumeWork({ jobs }: Platform, tx: Transaction, contentId: string): Promise<void> {
  const where = { contentId, state: { in: ["deleting", "restoring"] } } satisfies Prisma.AttemptDeletionWhereInput;
  const stopped = await tx.attemptDeletion.findMany({ where, select: { id: true } });
  await jobs.send(
    tx,
    "attempt-deletion",
    stopped.map(({ id }) => id),
  );
  // Even finished regradings check again for answers that arrived late.
  const regradings = await tx.regrading.findMany({ where: { contentId }, select: { id: true } });
  await jobs.send(
    tx,
    "regrading",
    regradings.map(({ id }) => id),
  );
}

/** Permanently deletes an item that is in the trash. */
export async function purgeContent(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<void> {
  const { id: userId } = signedIn(viewer);
  await once(platform, intentionOf(viewer, key, "purge", id), {
    async prepare() {
      const title = await ownTrashed(platform, viewer, id);
      return async (tx) => {
        if ((await clearTrash(platform, tx, { userId, id })) === 0) throw notInTrash();
        await logged(tx, viewer, userId, { action: "content_purged", contentId: id, title });
      };
    },
    ...withoutResult,
  });
}

/**
 * Permanently deletes everything in the viewer's trash, except items deleted after the given time. Returns the number
 * of items.
 */
export async function emptyTrash(platform: Platform, viewer: Viewer, input: unknown, key?: unknown): Promise<number> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const { deletedUntil: until } = parse(Emptying, input);
  return once(platform, intentionOf(viewer, key, "empty trash", ...(until ? [until] : [])), {
    prepare: async () => async (tx) => {
      const count = await clearTrash(platform, tx, { userId, ...(until && { until }) });
      if (count > 0) await logged(tx, viewer, userId, { action: "content_purged", count });
      return count;
    },
    note: (count) => ({ count }),
    recall: async ({ count }) => count,
  });
}

async function ownTrashed({ db }: Platform, viewer: Viewer, id: string, collection?: Collection): Promise<string> {
  const kind = { select: { contentType: true, scoringType: true, title: true } } as const;
  const trashed = await db.trashedItem.findUnique({ where: { contentId: id }, include: { content: kind } });
  const isOther = trashed && collection && !belongsTo(collection, kindOf(trashed.content));
  return requireTrashed(viewer, isOther ? null : trashed).content.title;
}
