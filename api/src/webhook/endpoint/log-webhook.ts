import type { LoggedAction } from "../../account/log/log.shared.ts";
import { logged } from "../../account/log/log.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Endpoint } from "./endpoint.ts";

type WebhookAction = Extract<LoggedAction, `webhook_${string}`>;

/** Logs the host only: the rest of the URL may be a secret. */
export const logWebhook = (
  tx: Transaction,
  viewer: Viewer,
  action: WebhookAction,
  { userId, url, allItems, items }: Endpoint,
): Promise<void> =>
  logged(tx, viewer, userId, {
    action,
    name: new URL(url).host,
    contentId: !allItems && items.length === 1 ? (items[0]?.contentId ?? null) : null,
  });
