import { z } from "zod";
import { findItem } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import { type Viewer, zoneOf } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { responsesFor } from "../results.policy.ts";
import { readFilter } from "./filter.ts";
import { listAttempts } from "./list.ts";
import { cursorOf, positionOf } from "./position.ts";

export const Page = z.object({
  limit: z.coerce
    .number("limit must be a number")
    .int()
    .min(1, "limit is 1 to 500")
    .max(500, "limit is 1 to 500")
    .default(100),
  cursor: z.string().max(60, "cursor is none of the list").optional(),
});

/** Newest first. The caller has checked that the viewer owns the item. */
export async function attemptPage(platform: Platform, viewer: Viewer, contentId: string, input: unknown) {
  const { limit, cursor } = parse(Page, input);
  const rows = await listAttempts(platform, contentId, await readFilter(platform, zoneOf(viewer), input), {
    from: cursor === undefined ? undefined : positionOf(cursor),
    limit: limit + 1,
  });
  const attempts = rows.slice(0, limit);
  const last = attempts.at(-1);
  return { attempts, limit, nextCursor: last && rows.length > limit ? cursorOf(last) : null };
}

/** The owner gets whole responses; others, if results are shared, just answers in an order that reveals nothing. */
export async function sharedResponses(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
): Promise<{ attempts: Attempt[]; whole: boolean }> {
  const whole = responsesFor(viewer, await findItem(platform, id)) === "whole";
  const { attempts } = await attemptPage(platform, viewer, id, whole ? input : { limit: 500 });
  return { attempts: whole ? attempts : shuffled(attempts), whole };
}

function shuffled<T>(list: readonly T[]): T[] {
  const order = list.map((value) => ({ value, key: Math.random() }));
  return order.sort((a, b) => a.key - b.key).map(({ value }) => value);
}
