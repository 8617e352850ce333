import { accessChangedMail, accessMadeMail } from "../../account/letters.ts";
import { columnOf } from "../../content/event/event.shared.ts";
import { ownContent } from "../../content/own.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { requireForAll, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { type Intention, intentionOf, once } from "../../platform/work/idempotency.ts";
import { agentsOf } from "../delivery/send.ts";
import { requireSending } from "../webhook.policy.ts";
import { EndpointEdit, NewEndpoint, NewWebhook } from "./endpoint.rules.ts";
import {
  asItIs,
  type Endpoint,
  holdAccount,
  idsOf,
  lockWebhook,
  newSecret,
  ownWebhook,
  screenOf,
  switchedOn,
  withItems,
} from "./endpoint.ts";
import { logWebhook } from "./log-webhook.ts";
import { itemsOf, requirePlace } from "./place.ts";

/** Creates a webhook of one item, for new attempts. */
export async function createWebhook(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  key?: unknown,
): Promise<Endpoint> {
  const content = await ownContent(platform, viewer, "webhooks:write", contentId);
  requireSending(viewer);
  const intention = intentionOf(viewer, key, "webhook", contentId, input);
  const { url } = parse(NewWebhook, input);
  const subscription = { url, events: ["attempt.created" as const], allItems: false, contentIds: [content.id] };
  return store(platform, viewer, { ...subscription, description: null }, intention);
}

/** Creates a webhook of all items of the account, or of some. */
export async function createEndpoint(
  platform: Platform,
  viewer: Viewer,
  input: unknown,
  key?: unknown,
): Promise<Endpoint> {
  signedIn(viewer);
  requireSending(viewer);
  return store(platform, viewer, parse(NewEndpoint, input), intentionOf(viewer, key, "endpoint", input));
}

function store(
  platform: Platform,
  viewer: Viewer,
  { url, events, contentIds, ...rest }: NewEndpoint,
  intention: Intention | null,
): Promise<Endpoint> {
  const { id: userId } = rest.allItems ? requireForAll(viewer, "webhooks:write") : signedIn(viewer);
  const address = publicAddress(platform, url);
  return once(platform, intention, {
    prepare: async () => {
      await platform.limits.take("newAccess", userId);
      return async (tx, announce) => {
        await holdAccount(tx, viewer, contentIds ?? []);
        const items = await itemsOf(tx, viewer, contentIds ?? []);
        const webhook = await tx.webhook.create({
          data: { userId, url: address, events: events.map(columnOf), secret: newSecret(), ...rest, items },
          include: withItems,
        });
        await requirePlace(tx, webhook);
        await announce("webhooks", [userId]);
        const owner = await tx.user.findUniqueOrThrow({ where: { id: userId } });
        const host = new URL(address).host;
        await postMail(platform, tx, accessMadeMail(platform, owner, "webhook-made", host, screenOf(webhook)));
        await logWebhook(tx, viewer, "webhook_made", webhook);
        return webhook;
      };
    },
    ...asItIs(platform, viewer),
  });
}

/** Changes the given fields. Emails the owner when a change sends more data or sends it elsewhere. */
export async function updateEndpoint(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
): Promise<Endpoint> {
  await ownWebhook(platform, viewer, "write", id);
  const { url, events, allItems, contentIds, description, paused } = parse(EndpointEdit, input);
  const { id: userId } = signedIn(viewer);
  const address = url && publicAddress(platform, url);
  const isOther = [url, events, allItems, contentIds].some((part) => part !== undefined);
  if (isOther) requireSending(viewer);
  if (allItems) requireForAll(viewer, "webhooks:write");
  if (isOther) await platform.limits.take("newAccess", userId);
  return announcing(platform, async (tx, announce) => {
    const before = await lockWebhook(tx, viewer, id, contentIds);
    if (allItems) await tx.webhookItem.deleteMany({ where: { webhookId: id } });
    // Items in the trash cannot be named. Their webhooks return when they are restored.
    if (contentIds) await tx.webhookItem.deleteMany({ where: { webhookId: id, content: { deletedAt: null } } });
    const after = await tx.webhook.update({
      where: { id },
      data: {
        ...(address && { url: address }),
        ...(events && { events: events.map(columnOf) }),
        ...(allItems && { allItems }),
        ...(contentIds && { allItems: false, items: await itemsOf(tx, viewer, contentIds) }),
        ...(description !== undefined && { description }),
        ...(paused === false && { pausedAt: null, ...switchedOn }),
      },
      include: withItems,
    });
    if (isOther) await requirePlace(tx, after);
    if (paused) await tx.$executeRaw`UPDATE webhooks SET paused_at = coalesce(paused_at, now()) WHERE id = ${id}`;
    await announce("webhooks", [userId]);
    if (isWider(before, after)) {
      const owner = await tx.user.findUniqueOrThrow({ where: { id: userId } });
      await postMail(platform, tx, accessChangedMail(platform, owner, new URL(after.url).host, screenOf(after)));
    }
    if (isOther || paused !== undefined) await logWebhook(tx, viewer, "webhook_changed", after);
    return ownWebhook({ db: tx }, viewer, "write", id);
  });
}

function isWider(before: Endpoint, after: Endpoint): boolean {
  const [events, items] = [new Set(before.events), new Set(idsOf(before))];
  return (
    after.url !== before.url ||
    after.events.some((event) => !events.has(event)) ||
    (!before.allItems && (after.allItems || idsOf(after).some((id) => !items.has(id))))
  );
}

function publicAddress(platform: Platform, written: string): string {
  const url = new URL(written);
  if (agentsOf(platform, url)) return url.href;
  throw invalid("url", "Please enter a public URL that starts with https:// (nothing is sent to private networks)");
}
