import { asSeenBy } from "../../attempt/attempt.policy.ts";
import { restOfDayMillis } from "../../attempt/writing/anonymity.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import type { Attempt, Content } from "../../generated/prisma/client.ts";
import { settled } from "../../platform/data/settled.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Position } from "../../platform/rest/page.ts";
import type { AppliedFilter } from "./filter.ts";
import { listAttempts, placeOf } from "./list.ts";

interface Feed {
  attempts: Attempt[];
  /** The position to continue from, present even without attempts. */
  position: Position;
  /** Whether more attempts are available already. */
  hasMore: boolean;
  /**
   * Attempts that were submitted at this time or later are returned later. Null for anonymous items, where they are
   * returned once their day is over.
   */
  settled: Date | null;
}

/**
 * The attempts at an item after a position, oldest first. Reading on from the returned position misses none, because
 * attempts are returned only when none can appear before them: see `settled`. Anonymous ones are returned once their
 * day is over. The caller has checked that the viewer owns the item.
 */
export async function attemptsAfter(
  platform: Platform,
  viewer: Viewer,
  content: Pick<Content, "id" | "rules">,
  position: Position,
  { filter = null, limit = 100 }: { filter?: AppliedFilter | null; limit?: number } = {},
): Promise<Feed> {
  const before = await settled(platform.sql);
  const delay = isAnonymous(content) ? restOfDayMillis : 0;
  const rows = await listAttempts(platform, content.id, filter, {
    order: "oldest",
    after: shifted(position, -delay),
    until: new Date(before.getTime() - delay),
    limit: limit + 1,
  });
  const attempts = rows.slice(0, limit).map((row) => asSeenBy(viewer, row));
  const last = attempts.at(-1);
  return {
    attempts,
    position: last ? shifted(placeOf(last), delay) : position,
    hasMore: rows.length > limit,
    settled: delay === 0 ? before : null,
  };
}

const shifted = ({ time, id }: Position, millis: number): Position => ({ time: new Date(time.getTime() + millis), id });
