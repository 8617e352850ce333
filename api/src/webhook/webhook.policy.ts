import { restorable } from "../account/standing/standing.ts";
import type { Prisma, Webhook, WebhookDelivery } from "../generated/prisma/client.ts";
import { notFound } from "../platform/errors.ts";
import type { Policy } from "../platform/identity/policy.ts";
import {
  allows,
  idForToken,
  isForItem,
  itemsOfToken,
  requireScope,
  signedIn,
  type Viewer,
} from "../platform/identity/viewer.ts";

export const webhookFacts = {
  id: true,
  userId: true,
  allItems: true,
  items: { where: { content: restorable }, orderBy: { contentId: "asc" }, select: { contentId: true } },
} as const satisfies Prisma.WebhookSelect;
type WebhookFacts = Prisma.WebhookGetPayload<{ select: typeof webhookFacts }>;

export const deliveryFacts = { webhook: { select: webhookFacts } } as const satisfies Prisma.WebhookDeliveryInclude;

/**
 * Only its owner sees a webhook. A token for certain items sees a webhook only if all its items, even in the trash, are
 * among them.
 */
const ownsWebhook: Policy<WebhookFacts> = (viewer, { userId, allItems, items }) =>
  viewer.user?.id === userId &&
  (!itemsOfToken(viewer) || (!allItems && items.every(({ contentId }) => isForItem(viewer, contentId))));

export const maySeeWebhook: Policy<WebhookFacts> = (viewer, webhook) =>
  ownsWebhook(viewer, webhook) && allows(viewer, "webhooks:read");

type DeliveryFacts = Pick<WebhookDelivery, "contentId"> & { webhook: WebhookFacts };

/**
 * Filters by item, because the log keeps messages about items that the webhook no longer has and a token may not cover.
 */
export const deliveriesFor = (viewer: Viewer): Prisma.WebhookDeliveryWhereInput => ({ contentId: idForToken(viewer) });

export const maySeeDelivery = (viewer: Viewer, delivery: DeliveryFacts): boolean =>
  isForItem(viewer, delivery.contentId) && maySeeWebhook(viewer, delivery.webhook);

/** Throws UNAUTHENTICATED when signed out, NOT_FOUND for a missing or foreign webhook, FORBIDDEN without the scope. */
export function requireWebhook<T extends WebhookFacts>(
  viewer: Viewer,
  action: "read" | "write",
  webhook: T | null | undefined,
  noun = "Webhook",
): T {
  signedIn(viewer);
  if (!webhook || !ownsWebhook(viewer, webhook)) throw notFound(noun);
  requireScope(viewer, `webhooks:${action}`);
  return webhook;
}

/** Applies the same checks to a message of a webhook. */
export function requireDelivery<T extends DeliveryFacts>(
  viewer: Viewer,
  action: "read" | "write",
  delivery: T | null,
): T {
  const visibleDelivery = delivery && isForItem(viewer, delivery.contentId) ? delivery : null;
  requireWebhook(viewer, action, visibleDelivery?.webhook, "Delivery");
  return visibleDelivery as T;
}

/** Scopes for the contents of messages. Sending messages somewhere or reading them requires these. */
const carried = ["results:read", "participants:read"] as const;

export function requireSending(viewer: Viewer): void {
  for (const scope of ["webhooks:write", ...carried] as const) requireScope(viewer, scope);
}

const readsCarried = (viewer: Viewer): boolean => carried.every((scope) => allows(viewer, scope));

export const bodyFor = (viewer: Viewer, { body }: Pick<WebhookDelivery, "body">): string | null =>
  readsCarried(viewer) ? body : null;

/** A receiver may answer with the message. */
export const answerFor = (viewer: Viewer, { answer }: Pick<WebhookDelivery, "answer">): string | null =>
  readsCarried(viewer) ? answer : null;

/** Null without the write scope: anyone who knows the secret can sign messages. */
export const secretFor = (viewer: Viewer, { secret }: Pick<Webhook, "secret">): string | null =>
  allows(viewer, "webhooks:write") ? secret : null;
