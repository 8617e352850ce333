import type { LoggedAction } from "../../account/log/log.shared.ts";
import { logged } from "../../account/log/log.ts";
import type { Webhook } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";

type WebhookAction = Extract<LoggedAction, `webhook_${string}`>;

interface Logged extends Pick<Webhook, "userId" | "url" | "allItems"> {
  items: readonly { contentId: string }[];
}

/** Logs the host only: the rest of the URL may be a secret. */
export const logWebhook = (
  tx: Transaction,
  viewer: Viewer,
  action: WebhookAction,
  { userId, url, allItems, items }: Logged,
): Promise<void> =>
  logged(tx, viewer, userId, {
    action,
    name: new URL(url).host,
    contentId: !allItems && items.length === 1 ? (items[0]?.contentId ?? null) : null,
  });
