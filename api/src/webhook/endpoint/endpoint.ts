import { randomBytes } from "node:crypto";
import { holdAccess } from "../../account/session.ts";
import { hasItems, restorable } from "../../account/standing/standing.ts";
import { eventItem } from "../../content/event/event.ts";
import { ownContent } from "../../content/own.ts";
import type { Content, Prisma, Webhook } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import { itemsOfToken, requireScope, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { pageOf, positionOf } from "../../platform/rest/page.ts";
import type { Announce } from "../../platform/work/announcing.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { type Answer, send } from "../delivery/send.ts";
import { requireWebhook } from "../webhook.policy.ts";
import { logWebhook } from "./log-webhook.ts";
import { EndpointPage } from "./page.ts";

/** Creates a secret in the format of https://www.standardwebhooks.com. */
export const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export const withItems = {
  items: {
    where: { content: restorable },
    orderBy: { contentId: "asc" },
    include: { content: { select: { deletedAt: true } } },
  },
} as const satisfies Prisma.WebhookInclude;

/** A webhook with its items, including items in the trash, which can be restored. */
export type Endpoint = Prisma.WebhookGetPayload<{ include: typeof withItems }>;

/** Returns the webhooks that name the item, oldest first. */
export async function webhooksOf(platform: Platform, viewer: Viewer, contentId: string): Promise<Endpoint[]> {
  const { id } = await ownContent(platform, viewer, "webhooks:read", contentId);
  const where = naming(viewer, id);
  return platform.db.webhook.findMany({ where, include: withItems, orderBy: { id: "asc" } });
}

/** Matches the viewer's webhooks that policies allow. A webhook without items is about to be deleted. */
function ofAccount(viewer: Viewer): Prisma.WebhookWhereInput {
  const own = { userId: signedIn(viewer).id, ...hasItems };
  const items = itemsOfToken(viewer);
  if (items === null) return own;
  const others = { content: restorable, contentId: { notIn: [...items] } };
  return { ...own, allItems: false, items: { none: others } };
}

/** Matches the webhooks that name the item. */
export const naming = (viewer: Viewer, contentId: string): Prisma.WebhookWhereInput => ({
  AND: [ofAccount(viewer), { items: { some: { contentId } } }],
});

/** Matches the viewer's webhooks of all items, or only the others; null matches both. */
export const ofAccountWith = (viewer: Viewer, allItems: boolean | null | undefined): Prisma.WebhookWhereInput =>
  allItems == null ? ofAccount(viewer) : { AND: [ofAccount(viewer), { allItems }] };

/** Returns a page of the account's webhooks, oldest first. */
export async function endpointPage(platform: Platform, viewer: Viewer, input: unknown) {
  requireScope(viewer, "webhooks:read");
  const { limit, cursor, allItems } = parse(EndpointPage, input);
  const where = ofAccountWith(viewer, allItems);
  const rows = await platform.db.webhook.findMany({
    where: { ...where, ...(cursor !== undefined && { id: { gt: positionOf(cursor).id } }) },
    include: withItems,
    orderBy: { id: "asc" },
    take: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ id, createdAt }) => ({ time: createdAt, id }));
  return { endpoints: page, nextCursor };
}

export async function ownWebhook(
  { db }: { db: Transaction },
  viewer: Viewer,
  action: "read" | "write",
  id: string,
): Promise<Endpoint> {
  signedIn(viewer);
  const webhook = await db.webhook.findUnique({ where: { id }, include: withItems });
  const isLeft = webhook?.allItems || webhook?.items.length;
  return requireWebhook(viewer, action, isLeft ? webhook : null);
}

/**
 * Locks the account, so that its webhooks are created and changed one by one and the limits apply. First locks the items
 * that a webhook is to have, so that they stay out of the trash until it exists.
 */
export async function holdAccount(tx: Transaction, viewer: Viewer, contentIds: readonly string[] = []): Promise<void> {
  const { id } = signedIn(viewer);
  if (contentIds.length > 0)
    await tx.$queryRaw`SELECT FROM quizzes WHERE id = ANY(${contentIds}) AND user_id = ${id} ORDER BY id FOR SHARE`;
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`;
  await holdAccess(tx, viewer);
}

/** Locks the account, and reads its webhook as it is then. */
export async function lockWebhook(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  contentIds?: readonly string[],
): Promise<Endpoint> {
  await holdAccount(tx, viewer, contentIds);
  return ownWebhook({ db: tx }, viewer, "write", id);
}

/**
 * Turns on a webhook that was disabled, because its owner is sending a message. Throws CONFLICT for a paused webhook.
 */
export async function switchOnAgain(tx: Transaction, announce: Announce, webhook: Endpoint): Promise<void> {
  if (webhook.pausedAt) throw new DomainError("CONFLICT", "This webhook is paused. Resume it first.");
  if (!webhook.disabledAt) return;
  await tx.webhook.updateMany({ where: { id: webhook.id }, data: switchedOn });
  await announce("webhooks", [webhook.userId]);
}

export const switchedOn = { disabledAt: null, disabledBecause: null, failingSince: null } as const;

/** Leaves out items in the trash. */
export const idsOf = ({ items }: Pick<Endpoint, "items">) =>
  items.filter(({ content }) => content.deletedAt === null).map(({ contentId }) => contentId);

/** The path of the screen that manages the webhook. */
export const screenOf = ({ allItems, items }: Endpoint) =>
  !allItems && items.length === 1 ? `/results/${items[0]?.contentId}/webhooks` : "/webhooks";

/** Stores only the id with an idempotency key, because the owner can read the secret anyway. */
export const asItIs = (platform: Platform, viewer: Viewer) => ({
  note: ({ id }: Endpoint) => ({ id }),
  // The key may have been used before, with a token for other items.
  recall: ({ id }: Pick<Webhook, "id">) => ownWebhook(platform, viewer, "write", id),
});

/** Replaces the secret. For one day, messages are signed with the old secret too. */
export async function rotateSecret(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<Endpoint> {
  await ownWebhook(platform, viewer, "write", id);
  return once(platform, intentionOf(viewer, key, "webhook secret", id), {
    prepare: async () => async (tx) => {
      const locked = await lockWebhook(tx, viewer, id);
      await logWebhook(tx, viewer, "webhook_secret_renewed", locked);
      await tx.$executeRaw`
        UPDATE webhooks SET secret = ${newSecret()}, former_secret = secret, former_until = now() + interval '24 hours'
         WHERE id = ${id}`;
      return tx.webhook.findUniqueOrThrow({ where: { id }, include: withItems });
    },
    ...asItIs(platform, viewer),
  });
}

/** Deletes the webhook with its log. */
export async function deleteEndpoint(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<void> {
  await removed(platform, viewer, id, false, key);
}

/** Deletes a webhook of some items and returns the first of them. Throws CONFLICT for a webhook of all items. */
export async function deleteWebhook(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<Content> {
  const contentId = await removed(platform, viewer, id, true, key);
  return ownContent(platform, viewer, "webhooks:write", contentId ?? "");
}

/** Returns the id of the webhook's first item; null for a webhook of all items. */
async function removed(
  platform: Platform,
  viewer: Viewer,
  id: string,
  isOfSome: boolean,
  key: unknown,
): Promise<string | null> {
  return once(platform, intentionOf(viewer, key, "delete webhook", id), {
    async prepare() {
      await ownWebhook(platform, viewer, "write", id);
      return async (tx, announce) => {
        const webhook = await lockWebhook(tx, viewer, id);
        const [contentId = null] = idsOf(webhook);
        if (isOfSome && contentId === null)
          throw new DomainError("CONFLICT", "This webhook is of all items, so there is no item to give back");
        await tx.webhook.delete({ where: { id } });
        await logWebhook(tx, viewer, "webhook_deleted", webhook);
        await announce("webhooks", [webhook.userId]);
        return contentId;
      };
    },
    note: (contentId) => ({ contentId }),
    recall: async ({ contentId }) => contentId,
  });
}

/** Sends a test message immediately, without retries, even to a paused or disabled webhook. */
export async function testWebhook(platform: Platform, viewer: Viewer, id: string): Promise<Answer> {
  const webhook = await ownWebhook(platform, viewer, "write", id);
  await platform.limits.take("webhookCall", webhook.userId);
  const [first] = idsOf(webhook);
  const content =
    first === undefined ? null : await platform.db.content.findUnique({ where: { id: first, deletedAt: null } });
  const now = new Date();
  const message = { type: "webhook.test", timestamp: now, data: content ? eventItem(platform, content) : {} };
  return send(platform, webhook, { id: `test_${now.getTime()}`, body: JSON.stringify(message) });
}
