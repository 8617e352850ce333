import { contentFacts, owns } from "../content/content.policy.ts";
import type { Prisma, Webhook } from "../generated/prisma/client.ts";
import type { Viewer } from "../platform/identity/viewer.ts";

/** What a webhook must carry for the rules of who may see it to be answerable. */
export const webhookFacts = { content: { select: contentFacts } } as const satisfies Prisma.WebhookInclude;
type WebhookFacts = Pick<Prisma.WebhookGetPayload<{ include: typeof webhookFacts }>, "content">;

/** The same for a message on its way to one. */
export const deliveryFacts = { webhook: { select: webhookFacts } } as const satisfies Prisma.WebhookDeliveryInclude;

export const maySeeWebhook = (viewer: Viewer, { content }: WebhookFacts): boolean => owns(viewer, content);

export const maySeeDelivery = (viewer: Viewer, { webhook }: { webhook: WebhookFacts }): boolean =>
  maySeeWebhook(viewer, webhook);

/** Who may only read must not be able to speak for us. */
export const secretFor = ({ tokenScope }: Viewer, { secret }: Pick<Webhook, "secret">): string | null =>
  tokenScope === "read" ? null : secret;
