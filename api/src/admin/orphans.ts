import { closeItems, deleteItems } from "../account/profile/item-deletion.ts";
import { lockItem, present } from "../content/lock.ts";
import type { Content } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { DomainError, notFound } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { announcing } from "../platform/work/announcing.ts";
import { intentionOf, once, withoutResult } from "../platform/work/idempotency.ts";

/** Makes an ownerless item private. Returns it, even if it was already private. */
export async function unpublishOrphan(platform: Platform, viewer: Viewer, id: string): Promise<Content> {
  const { id: actorId } = administrator(viewer);
  return announcing(platform, async (tx, announce) => {
    await holdOrphan(tx, actorId, id, "unpublish-content");
    await announce("content", await closeItems(tx, { userId: null, id }));
    return tx.content.findUniqueOrThrow({ where: { id } });
  });
}

export async function deleteOrphan(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<void> {
  const { id: actorId } = administrator(viewer);
  await once(platform, intentionOf(viewer, key, "delete orphan", id), {
    prepare: async () => async (tx, announce) => {
      await holdOrphan(tx, actorId, id, "delete-content");
      await announce("content", await deleteItems(platform, tx, { userId: null, id }));
    },
    ...withoutResult,
  });
}

/** Throws FORBIDDEN for items that have an owner. */
async function holdOrphan(tx: Transaction, actorId: string, id: string, action: string): Promise<void> {
  const content = await lockItem(tx, id, present);
  if (!content) throw notFound("Quiz");
  if (content.userId !== null) throw new DomainError("FORBIDDEN", "This item has an owner, who alone may do that");
  await tx.auditEntry.create({ data: { actorId, action, subjectId: id } });
}
