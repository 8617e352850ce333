import { webhookOffMail } from "../../account/letters.ts";
import type { WebhookEnd } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Announce } from "../../platform/work/announcing.ts";
import { screenOf, withItems } from "../endpoint/endpoint.ts";

/** Disables a webhook until its owner turns it on again, and emails the owner once. */
export async function switchOff(
  platform: Platform,
  tx: Transaction,
  announce: Announce,
  id: string,
  because: WebhookEnd,
): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE webhooks SET disabled_at = now(), disabled_because = ${because}::webhook_end
     WHERE id = ${id} AND disabled_at IS NULL`;
  if (count === 0) return;
  const webhook = await tx.webhook.findUniqueOrThrow({ where: { id }, include: { ...withItems, user: true } });
  await announce("webhooks", [webhook.userId]);
  await postMail(
    platform,
    tx,
    webhookOffMail(platform, webhook.user, because, new URL(webhook.url).host, screenOf(webhook)),
  );
}
