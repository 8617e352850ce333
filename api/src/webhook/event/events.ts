import { z } from "zod";
import { asSeenBy } from "../../attempt/attempt.policy.ts";
import { ownedBy } from "../../content/content.policy.ts";
import { columnOf, type EventName, eventNames, unknownEvent } from "../../content/event/event.shared.ts";
import { inPortions } from "../../platform/data/portions.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { isForItem, itemsOfToken, requireScope, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { cursorOf, Paging, positionOf, since, startAt } from "../../platform/rest/page.ts";
import { type Message, messageOfAttempt, messageOfEvent } from "../delivery/message.ts";
import { happenings } from "./feed.ts";

/** Days that rows of `events` are kept. New attempts can be read as long as they exist. */
export const retention = 30;

const EventQuery = Paging.extend({
  since: since.nullish(),
  types: z.array(z.enum(eventNames, unknownEvent)).min(1, "types names at least one event").nullish(),
  contentId: z.string().nullish(),
  cursor: Paging.shape.cursor.nullish(),
});

export interface EventPage {
  messages: Message[];
  /** The position to continue from, even after an empty page. */
  nextCursor: string;
  hasMore: boolean;
}

/**
 * Returns the events that webhooks send, oldest first. Continuing from `nextCursor` skips and repeats nothing. Throws
 * VALIDATION_FAILED for another owner's item.
 */
export async function eventPage(platform: Platform, viewer: Viewer, input: unknown): Promise<EventPage> {
  const { id: userId } = signedIn(viewer);
  for (const scope of ["content:read", "results:read"] as const) requireScope(viewer, scope);
  const { limit, cursor, since, types, contentId } = parse(EventQuery, input);
  const start = cursor == null ? startAt(since ?? new Date(0)) : positionOf(cursor);
  if (contentId != null) await requireKnown(platform, viewer, contentId);
  const events = await happenings(platform, {
    userId,
    types: ((types ?? eventNames) as readonly EventName[]).map(columnOf),
    contentIds: contentId == null ? itemsOfToken(viewer) : [contentId],
    after: start,
    limit: limit + 1,
  });
  const page = events.slice(0, limit);
  const attempts = await platform.db.attempt.findMany({
    where: { id: { in: page.filter(({ event }) => event === null).map(({ id }) => id) } },
    include: { content: true },
  });
  const attemptsById = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const messages: Message[] = [];
  for (const { id, event } of page) {
    const attempt = attemptsById.get(id);
    if (event) messages.push(messageOfEvent(event));
    // Skips attempts deleted since the query above.
    else if (attempt) messages.push(await messageOfAttempt(platform, asSeenBy(viewer, attempt)));
  }
  return { messages, nextCursor: cursorOf(page.at(-1) ?? start), hasMore: events.length > limit };
}

/** Throws VALIDATION_FAILED for another owner's item. A deleted item is accepted as long as it has events. */
async function requireKnown({ db }: Platform, viewer: Viewer, contentId: string): Promise<void> {
  if (await db.content.findFirst({ where: { AND: [ownedBy(viewer), { id: contentId }] }, select: { id: true } }))
    return;
  const userId = signedIn(viewer).id;
  const event =
    isForItem(viewer, contentId) && (await db.event.findFirst({ where: { userId, contentId }, select: { id: true } }));
  if (!event) throw invalid("contentId", "This is not your item");
}

export function forgetEvents(platform: Platform) {
  hourly(platform, "Old events could not be deleted", () => purgeEvents(platform));
}

export const purgeEvents = ({ sql }: Pick<Platform, "sql">): Promise<void> =>
  inPortions(
    sql,
    `DELETE FROM events WHERE id IN (
       SELECT id FROM events WHERE created_at < now() - make_interval(days => $2) ORDER BY created_at LIMIT $1)`,
    [retention],
  );
