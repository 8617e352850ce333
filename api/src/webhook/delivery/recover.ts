import { longQueue, messageId } from "../../content/event/queue.ts";
import { Prisma } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { cursorOf, type Position, positionOf, startAt } from "../../platform/rest/page.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { type Endpoint, idsOf, lockWebhook, ownWebhook, switchOnAgain, withItems } from "../endpoint/endpoint.ts";
import { type Happening, happenings } from "../event/feed.ts";
import { Recovery, recoveryLimit } from "./log.rules.ts";

export interface Recovered {
  messages: number;
  /** The time to continue from if there were more messages than one recovery sends; null if that was all. */
  next: Date | null;
}

/** Number of messages that a job queues in one transaction. */
const portion = 500;

/**
 * Queues jobs that send all events since a moment, whether or not they were sent before. The messages keep their ids.
 * Turns a disabled webhook on again. Throws CONFLICT for a paused webhook.
 */
export async function recover(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  key?: unknown,
): Promise<Recovered> {
  const { db, jobs, limits } = platform;
  const { id: userId } = signedIn(viewer);
  const webhook = await ownWebhook(platform, viewer, "write", id);
  const since = new Date(parse(Recovery, input).since);
  return once(platform, intentionOf(viewer, key, "recover webhook", id, input), {
    async prepare() {
      await limits.take("webhookCall", userId);
      const [clock] = await db.$queryRaw<{ now: Date; earliest: Date }[]>`
        SELECT now(), now() - make_interval(days => ${recoveryLimit.days}) AS earliest`;
      if (!clock || since < clock.earliest)
        throw invalid("since", `Events are kept for ${recoveryLimit.days} days: choose a later time`);
      const all = await happened(platform, webhook, startAt(since), clock.now, recoveryLimit.messages + 1);
      const next = all[recoveryLimit.messages]?.time ?? null;
      const until = next ?? clock.now;
      const messages = next ? all.filter(({ time }) => time < next).length : all.length;
      return async (tx, announce) => {
        await switchOnAgain(tx, announce, await lockWebhook(tx, viewer, id));
        const order: Order = { webhookId: id, after: cursorOf(startAt(since)), until: until.toISOString() };
        await jobs.send(tx, "webhook-recovery", [JSON.stringify(order)]);
        return { messages, next };
      };
    },
    note: ({ messages, next }) => ({ messages, next: next?.toISOString() ?? null }),
    recall: async ({ messages, next }) => ({ messages, next: next === null ? null : new Date(next) }),
  });
}

interface Order {
  webhookId: string;
  after: string;
  until: string;
}

const happened = (platform: Platform, webhook: Endpoint, after: Position, until: Date, limit: number) =>
  happenings(platform, {
    userId: webhook.userId,
    types: webhook.events,
    contentIds: webhook.allItems ? null : idsOf(webhook),
    after,
    until,
    limit,
  });

/** Queues the next messages of a recovery, and a job for the rest. Repeatable. */
export async function recoverPortion(platform: Platform, key: string): Promise<void> {
  const { db, jobs } = platform;
  const order: Order = JSON.parse(key);
  const webhook = await db.webhook.findUnique({ where: { id: order.webhookId }, include: withItems });
  if (!webhook || webhook.pausedAt || webhook.disabledAt) return;
  const events = await happened(platform, webhook, positionOf(order.after), new Date(order.until), portion);
  const last = events.at(-1);
  if (!last) return;
  await inTransaction(db, async (tx) => {
    const rows = events.map(sourceOf);
    const queued = await tx.$queryRaw<{ id: string }[]>`
      WITH w AS (SELECT id FROM webhooks WHERE id = ${webhook.id} FOR KEY SHARE)
      INSERT INTO webhook_deliveries AS d (id, webhook_id, type, quiz_id, attempt_id, event_id)
      SELECT ${Prisma.raw(messageId("w.id", "coalesce(attempt_id, event_id)"))}, w.id, type::event_type, quiz_id, attempt_id, event_id
        FROM w, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (type text, quiz_id text, attempt_id text, event_id text)
          ON CONFLICT (id) DO UPDATE SET state = 'waiting', round = 0, next_try_at = now() WHERE d.state <> 'waiting'
      RETURNING id`;
    await jobs.send(
      tx,
      "webhook",
      queued.map(({ id }) => id),
      // Lower priority than the first tries of all other messages.
      -longQueue,
    );
    if (events.length < portion) return;
    const rest: Order = { ...order, after: cursorOf(last) };
    await jobs.send(tx, "webhook-recovery", [JSON.stringify(rest)]);
  });
}

const sourceOf = ({ id, type, contentId, event }: Happening) => ({
  type,
  quiz_id: contentId,
  attempt_id: event === null ? id : null,
  event_id: event === null ? null : id,
});
