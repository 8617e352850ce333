import { contentFacts, owns } from "../content/content.policy.ts";
import type { Prisma, Webhook } from "../generated/prisma/client.ts";
import type { Viewer } from "../platform/identity/viewer.ts";

export const webhookFacts = { content: { select: contentFacts } } as const satisfies Prisma.WebhookInclude;
type WebhookFacts = Pick<Prisma.WebhookGetPayload<{ include: typeof webhookFacts }>, "content">;

export const deliveryFacts = { webhook: { select: webhookFacts } } as const satisfies Prisma.WebhookDeliveryInclude;

export const maySeeWebhook = (viewer: Viewer, { content }: WebhookFacts): boolean => owns(viewer, content);

export const maySeeDelivery = (viewer: Viewer, { webhook }: { webhook: WebhookFacts }): boolean =>
  maySeeWebhook(viewer, webhook);

/** A read-only token must not be able to sign messages. */
export const secretFor = ({ tokenScope }: Viewer, { secret }: Pick<Webhook, "secret">): string | null =>
  tokenScope === "read" ? null : secret;
