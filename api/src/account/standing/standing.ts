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

/** The subject of a webhook in a few words: an item's title where there is one. */
export function titleOf({ allItems, items }: Pick<StandingWebhook, "allItems" | "items">): string {
  if (allItems) return "All items";
  const [first, ...others] = items;
  if (!first) return "Items in the trash";
  return [first.content.title, ...(others.length > 0 ? [`${others.length} more`] : [])].join(" and ");
}

/** Items that are there, or can be restored from the trash, which brings them back to whom they are sent to. */
export const restorable = {
  OR: [{ deletedAt: null }, { trashed: { isNot: null } }],
} satisfies Prisma.ContentWhereInput;

/** Those of other items alone are about to be cleared. */
export const hasItems: Prisma.WebhookWhereInput = {
  OR: [{ allItems: true }, { items: { some: { content: restorable } } }],
};

/** Access to an account's data without a sign-in. */
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
