import { v7 as uuid } from "uuid";
import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Kind } from "../content.shared.ts";
import { type KindColumns, kindOf } from "../kind.ts";
import { pagePath } from "../own/links.ts";
import type { EventColumn } from "./event.shared.ts";
import { queueMessages } from "./queue.ts";

/** The item that an event is about, as it was at the time. */
export interface EventItem {
  contentId: string;
  kind: Kind;
  title: string;
  /** URL of the page where people take the item. */
  url: string;
}

/** Contents of the column `events.data`. `more` depends on the type. */
export type EventData = EventItem & Record<string, unknown>;

type ItemColumns = KindColumns & Pick<Content, "id" | "title" | "userId">;

export function eventItem({ publicUrl }: Pick<Platform, "publicUrl">, content: Omit<ItemColumns, "userId">): EventItem {
  const kind = kindOf(content);
  return { contentId: content.id, kind, title: content.title, url: publicUrl + pagePath(content) };
}

export type EventOfAttempt = "attempt_deleted" | "attempt_restored" | "attempt_regraded";

/**
 * Records an event of an item in the transaction that causes it, and queues the messages for its owner's webhooks. Does
 * nothing for an item without an owner.
 */
export async function recordEvent(
  platform: Pick<Platform, "jobs" | "publicUrl">,
  tx: Transaction,
  type: Exclude<EventColumn, "attempt_created">,
  content: ItemColumns,
  more: Record<string, unknown> = {},
): Promise<void> {
  await recordEvents(platform, tx, type, content, [more]);
}

/** Records an event for each entry of `all`. */
export async function recordEvents(
  platform: Pick<Platform, "jobs" | "publicUrl">,
  tx: Transaction,
  type: Exclude<EventColumn, "attempt_created">,
  content: ItemColumns,
  all: Record<string, unknown>[],
): Promise<void> {
  const { id: contentId, userId } = content;
  if (userId === null) return;
  const item = eventItem(platform, content);
  const events = all.map((more) => ({ id: uuid(), data: { ...item, ...more } }));
  // Raw SQL, because Prisma would block the process while compiling a statement with a thousand rows.
  await tx.$executeRaw`
    INSERT INTO events (id, user_id, quiz_id, type, data)
    SELECT id, ${userId}, ${contentId}, ${type}::event_type, data
      FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS event (id text, data jsonb)`;
  await queueMessages(platform, tx, { userId, contentId, type, eventIds: events.map(({ id }) => id) });
}

/** Fields that messages about a saved item add. */
export const settingsOf = ({ revision, isPublic }: Content) => ({ revision, isPublic });
