import type { AccessToken, Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { parse } from "../../platform/errors.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Announce } from "../../platform/work/announcing.ts";
import { MailedToken } from "../account.rules.ts";
import { logged } from "../log/log.ts";
import { ownerOfResetLink } from "../reset-link.ts";

const webhookFields = {
  id: true,
  url: true,
  createdAt: true,
  allItems: true,
  items: {
    where: { content: { deletedAt: null } },
    select: { content: { select: { id: true, title: true } } },
    orderBy: { contentId: "asc" },
  },
} satisfies Prisma.WebhookSelect;
type StandingWebhook = Prisma.WebhookGetPayload<{ select: typeof webhookFields }>;

/** Short subject of a webhook, with an item's title if there is one. */
export function titleOf({ allItems, items }: Pick<StandingWebhook, "allItems" | "items">): string {
  if (allItems) return "All items";
  const [first, ...others] = items;
  if (!first) return "Items in the trash";
  return [first.content.title, ...(others.length > 0 ? [`${others.length} more`] : [])].join(" and ");
}

/** Items that exist or can be restored from the trash. A restored item is sent to its webhooks again. */
export const restorable = {
  OR: [{ deletedAt: null }, { trashed: { isNot: null } }],
} satisfies Prisma.ContentWhereInput;

/** Webhooks with such an item. Any other webhook is about to be deleted. */
export const hasItems: Prisma.WebhookWhereInput = {
  OR: [{ allItems: true }, { items: { some: { content: restorable } } }],
};

/** Access to an account's data without a login. */
export interface StandingAccess {
  tokens: AccessToken[];
  webhooks: StandingWebhook[];
}

export const standingAccess = (platform: Platform, viewer: Viewer): Promise<StandingAccess> =>
  accessTo(platform, inPerson(viewer).id);

/** Like `standingAccess`, for the holder of an unused reset link. */
export async function standingAccessOfReset(
  platform: Platform,
  { address }: Viewer,
  input: unknown,
): Promise<StandingAccess> {
  const { token } = parse(MailedToken, input);
  const user = await platform.limits.refusals("reset", address, () => ownerOfResetLink(platform.db, token));
  return accessTo(platform, user.id);
}

async function accessTo({ db }: Platform, userId: string): Promise<StandingAccess> {
  const [tokens, webhooks] = await Promise.all([
    db.accessToken.findMany({ where: { userId }, orderBy: { id: "desc" } }),
    db.webhook.findMany({
      where: { userId, ...hasItems },
      select: webhookFields,
      orderBy: { id: "desc" },
    }),
  ]);
  return { tokens, webhooks };
}

export async function endWebhooks(tx: Transaction, announce: Announce, viewer: Viewer, userId: string): Promise<void> {
  const { count } = await tx.webhook.deleteMany({ where: { userId } });
  if (count === 0) return;
  await announce("webhooks", [userId]);
  await logged(tx, viewer, userId, { action: "webhook_deleted", count });
}
