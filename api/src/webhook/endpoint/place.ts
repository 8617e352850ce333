import { ownedBy } from "../../content/content.policy.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import { most } from "./endpoint.shared.ts";
import { type Endpoint, idsOf } from "./endpoint.ts";

/** Throws VALIDATION_FAILED for another owner's item. */
export async function itemsOf(tx: Transaction, viewer: Viewer, contentIds: string[]) {
  const own = await tx.content.findMany({
    where: { AND: [ownedBy(viewer), { id: { in: contentIds }, deletedAt: null }] },
    select: { id: true },
  });
  const ownIds = new Set(own.map(({ id }) => id));
  const foreign = contentIds.findIndex((id) => !ownIds.has(id));
  if (foreign >= 0) throw invalid(`contentIds.${foreign}`, "This is not your item");
  return { create: contentIds.map((contentId) => ({ contentId })) };
}

/** Throws CONFLICT if this makes too many webhooks, or if another one sends some of the same events to the same URL. */
export async function requirePlace(tx: Transaction, webhook: Endpoint): Promise<void> {
  const { id, userId, url, events, allItems } = webhook;
  const contentIds = idsOf(webhook);
  const isOfOne = !allItems && contentIds.length === 1;
  const ofOne = {
    allItems: false,
    items: { some: { contentId: contentIds[0] ?? "" }, none: { NOT: { contentId: contentIds[0] ?? "" } } },
  };
  const [others] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM webhooks
     WHERE user_id = ${userId} AND (all_items OR (SELECT count(*) FROM webhook_items WHERE webhook_id = id) > 1)`;
  if (isOfOne && (await tx.webhook.count({ where: { userId, ...ofOne } })) > most.perItem)
    throw new DomainError("CONFLICT", `There are ${most.perItem} webhooks already. Delete one first.`);
  if (!isOfOne && (others?.count ?? 0) > most.others)
    throw new DomainError(
      "CONFLICT",
      `There are ${most.others} webhooks of all items or of several already. Delete one first.`,
    );
  const same = await tx.webhook.findFirst({
    where: {
      id: { not: id },
      userId,
      url,
      events: { hasSome: events },
      ...(!allItems && { OR: [{ allItems: true }, { items: { some: { contentId: { in: contentIds } } } }] }),
    },
  });
  if (same)
    throw new DomainError(
      "CONFLICT",
      "Another webhook sends some of these events of the same items to this address already",
    );
}
