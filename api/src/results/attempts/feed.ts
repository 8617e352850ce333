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
  /** To read on from, also when nothing came. */
  position: Position;
  /** There is more already. */
  hasMore: boolean;
  /** What was handed in at this time or later comes later; null where that is a matter of days. */
  settled: Date | null;
}

/**
 * The attempts at an item after a position, the oldest first. Reading on from the answer's position misses none, because
 * attempts are given out only when none can appear before them: see `settled`. Anonymous ones come once their day is over.
 * The caller has checked that the viewer owns the item.
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
