import type { WebhookDelivery } from "../../generated/prisma/client.ts";
import { notFound, parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Paging, pageOf, positionOf } from "../../platform/rest/page.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { lockWebhook, ownWebhook, switchOnAgain } from "../endpoint/endpoint.ts";
import { deliveriesFor, deliveryFacts, requireDelivery } from "../webhook.policy.ts";
import { logLength } from "./log.rules.ts";

/** Deletes all but the newest finished messages. Waiting messages are never dropped, however long the log gets. */
export async function trim(db: Platform["db"], webhookId: string): Promise<void> {
  await db.$executeRaw`
    DELETE FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND state <> 'waiting' AND id < (
      SELECT id FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND state <> 'waiting'
       ORDER BY id DESC OFFSET ${logLength.kept - 1} LIMIT 1)`;
}

const LogPage = Paging.extend({ limit: Paging.shape.limit.unwrap().default(logLength.shown) });

/** Newest first. Ids sort by the time of their event. */
export async function deliveriesOf(platform: Platform, viewer: Viewer, webhookId: string, input: unknown) {
  const { id } = await ownWebhook(platform, viewer, "read", webhookId);
  const { limit, cursor } = parse(LogPage, input);
  const rows = await platform.db.webhookDelivery.findMany({
    where: {
      webhookId: id,
      ...deliveriesFor(viewer),
      ...(cursor !== undefined && { id: { lt: positionOf(cursor).id } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ id, createdAt }) => ({ time: createdAt, id }));
  return { deliveries: page, nextCursor };
}

/**
 * Sends a message again, or immediately if it is waiting, with a full set of tries. Turns a disabled webhook on again.
 * Throws CONFLICT for a paused webhook.
 */
export async function replay(platform: Platform, viewer: Viewer, id: string): Promise<WebhookDelivery> {
  const { db, jobs, limits } = platform;
  const { id: userId } = signedIn(viewer);
  const { webhookId } = requireDelivery(
    viewer,
    "write",
    await db.webhookDelivery.findUnique({ where: { id }, include: deliveryFacts }),
  );
  await limits.take("webhookCall", userId);
  return announcing(platform, async (tx, announce) => {
    await switchOnAgain(tx, announce, await lockWebhook(tx, viewer, webhookId));
    const count = await tx.$executeRaw`
      UPDATE webhook_deliveries SET state = 'waiting', round = 0, next_try_at = now() WHERE id = ${id}`;
    if (count === 0) throw notFound("Delivery");
    await jobs.send(tx, "webhook", [id]);
    return tx.webhookDelivery.findUniqueOrThrow({ where: { id } });
  });
}
