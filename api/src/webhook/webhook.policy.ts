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

/** A webhook is its owner's alone; a token for certain items has only those of nothing else, be it in the trash. */
const ownsWebhook: Policy<WebhookFacts> = (viewer, { userId, allItems, items }) =>
  viewer.user?.id === userId &&
  (!itemsOfToken(viewer) || (!allItems && items.every(({ contentId }) => isForItem(viewer, contentId))));

export const maySeeWebhook: Policy<WebhookFacts> = (viewer, webhook) =>
  ownsWebhook(viewer, webhook) && allows(viewer, "webhooks:read");

type DeliveryFacts = Pick<WebhookDelivery, "contentId"> & { webhook: WebhookFacts };

/** The log keeps what a webhook told of items that it is not of any more, which a token may be not for. */
export const deliveriesFor = (viewer: Viewer): Prisma.WebhookDeliveryWhereInput => ({ contentId: idForToken(viewer) });

export const maySeeDelivery = (viewer: Viewer, delivery: DeliveryFacts): boolean =>
  isForItem(viewer, delivery.contentId) && maySeeWebhook(viewer, delivery.webhook);

/** Throws UNAUTHENTICATED signed out, NOT_FOUND for what is missing or somebody else's, FORBIDDEN without the scope. */
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

/** The same for a message to a webhook. */
export function requireDelivery<T extends DeliveryFacts>(
  viewer: Viewer,
  action: "read" | "write",
  delivery: T | null,
): T {
  const found = delivery && isForItem(viewer, delivery.contentId) ? delivery : null;
  requireWebhook(viewer, action, found?.webhook, "Delivery");
  return found as T;
}

/** What messages carry, so that whoever has them sent somewhere, or reads them, needs the scopes for it. */
const carried = ["results:read", "participants:read"] as const;

export function requireSending(viewer: Viewer): void {
  for (const scope of ["webhooks:write", ...carried] as const) requireScope(viewer, scope);
}

export const bodyFor = (viewer: Viewer, { body }: Pick<WebhookDelivery, "body">): string | null =>
  carried.every((scope) => allows(viewer, scope)) ? body : null;

/** Who knows the secret can sign messages. */
export const secretFor = (viewer: Viewer, { secret }: Pick<Webhook, "secret">): string | null =>
  allows(viewer, "webhooks:write") ? secret : null;
