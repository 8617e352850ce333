import { closeItems, deleteItems } from "../account/profile/deletion.ts";
import type { Content } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { DomainError, notFound } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { type Announce, announcing } from "../platform/work/announcing.ts";

/** Makes an item private whose owner has deleted the account. Returns it; what is private already stays so. */
export const unpublishOrphan = (platform: Platform, viewer: Viewer, id: string): Promise<Content> =>
  onOrphan(platform, viewer, id, "unpublish-content", async (tx, announce) => {
    await announce("content", await closeItems(tx, { userId: null, id }));
    return tx.content.findUniqueOrThrow({ where: { id } });
  });

/** Deletes an item with its answers whose owner has deleted the account. */
export const deleteOrphan = (platform: Platform, viewer: Viewer, id: string): Promise<void> =>
  onOrphan(platform, viewer, id, "delete-content", async (tx, announce) => {
    await announce("content", await deleteItems(platform, tx, { userId: null, id }));
  });

/** Other people's items are their owners' business: FORBIDDEN. Who did what to which item is written down. */
function onOrphan<T>(
  platform: Platform,
  viewer: Viewer,
  id: string,
  action: string,
  work: (tx: Transaction, announce: Announce) => Promise<T>,
): Promise<T> {
  const { id: actorId } = administrator(viewer);
  return announcing(platform, async (tx, announce) => {
    await tx.$queryRaw`SELECT id FROM quizzes WHERE id = ${id} FOR NO KEY UPDATE`;
    const content = await tx.content.findUnique({ where: { id, deletedAt: null }, select: { userId: true } });
    if (!content) throw notFound("Quiz");
    if (content.userId !== null) throw new DomainError("FORBIDDEN", "This item has an owner, who alone may do that");
    await tx.auditEntry.create({ data: { actorId, action, subjectId: id } });
    return work(tx, announce);
  });
}
