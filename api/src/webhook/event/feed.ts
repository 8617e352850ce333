import { isShown } from "../../attempt/publishing/waiting.ts";
import { anonymousRule, restOfDay } from "../../attempt/writing/anonymity.ts";
import type { EventColumn } from "../../content/event/event.shared.ts";
import type { Event } from "../../generated/prisma/client.ts";
import { settled } from "../../platform/data/settled.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Position } from "../../platform/rest/page.ts";

/** An event that webhooks send: an attempt, or a row of `events`. */
export type Happening = { id: string; contentId: string; time: Date } & (
  | { type: "attempt_created"; event: null }
  | { type: EventColumn; event: Event }
);

interface Wanted {
  userId: string;
  types: readonly EventColumn[];
  /** Null for all of the user's items. */
  contentIds: readonly string[] | null;
  after: Position;
  /** Exclusive upper bound. */
  until?: Date;
  limit: number;
}

/**
 * Returns the events after a position, oldest first. Only final events are returned (see `settled`), so continuing from
 * the last one skips nothing.
 */
export async function happenings(platform: Platform, { until, ...wanted }: Wanted): Promise<Happening[]> {
  const final = await settled(platform.sql);
  const range = { ...wanted, until: until && until < final ? until : final };
  const [attempts, events] = await Promise.all([newAttempts(platform, range), recorded(platform, range)]);
  return [...attempts, ...events].toSorted(byPlace).slice(0, wanted.limit);
}

const byPlace = (one: Happening, other: Happening) =>
  one.time.getTime() - other.time.getTime() || (one.id < other.id ? -1 : 1);

type Range = Wanted & { until: Date };

/** Queries item by item, because attempts are indexed by item. Anonymous attempts appear once their day is over. */
async function newAttempts(
  { sql }: Platform,
  { userId, types, contentIds, after, until, limit }: Range,
): Promise<Happening[]> {
  if (!types.includes("attempt_created")) return [];
  const { rows } = await sql.query<{ id: string; contentId: string; time: Date }>({
    name: "new-attempts-of-account",
    text: `
      SELECT found.id, quizzes.id AS "contentId", completed_at + delay AS time
        FROM quizzes CROSS JOIN LATERAL (
          SELECT CASE WHEN ${anonymousRule("quizzes")} THEN ${restOfDay} ELSE '0' END AS delay) AS told CROSS JOIN LATERAL (
          SELECT id, completed_at FROM attempts
           WHERE quiz_id = quizzes.id AND ${isShown} AND (completed_at, id) > ($3::timestamptz - delay, $4) AND completed_at < $5::timestamptz - delay
           ORDER BY completed_at, id LIMIT $6) AS found
       WHERE quizzes.user_id = $1 AND deleted_at IS NULL AND ($2::text[] IS NULL OR quizzes.id = ANY($2))
       ORDER BY time, found.id LIMIT $6`,
    values: [userId, contentIds, after.time, after.id, until, limit],
  });
  return rows.map((row) => ({ ...row, type: "attempt_created", event: null }));
}

async function recorded(
  { sql }: Platform,
  { userId, types, contentIds, after, until, limit }: Range,
): Promise<Happening[]> {
  const { rows } = await sql.query<Event>({
    name: "events-of-account",
    text: `
      SELECT id, user_id AS "userId", type, quiz_id AS "contentId", data, created_at AS "createdAt" FROM events
       WHERE user_id = $1 AND ($2::text[] IS NULL OR quiz_id = ANY($2)) AND (created_at, id) > ($3, $4) AND created_at < $5
         AND type = ANY($6::event_type[])
       ORDER BY created_at, id LIMIT $7`,
    values: [userId, contentIds, after.time, after.id, until, types, limit],
  });
  return rows.map((event) => ({
    id: event.id,
    contentId: event.contentId,
    time: event.createdAt,
    type: event.type,
    event,
  }));
}
