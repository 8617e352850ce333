import { z } from "zod";
import { asSeenBy } from "../../attempt/attempt.policy.ts";
import { ownContent } from "../../content/own.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { cursorOf, Paging, type Position, pageOf, positionOf, since, startAt } from "../../platform/rest/page.ts";
import { attemptsAfter } from "./feed.ts";
import { readFilter } from "./filter.ts";
import { listAttempts, placeOf } from "./list.ts";

/** Newest first. The caller has checked that the viewer owns the item. */
export async function attemptPage(platform: Platform, viewer: Viewer, contentId: string, input: unknown, since?: Date) {
  const { limit, cursor } = parse(Paging, input);
  const rows = await listAttempts(platform, contentId, await readFilter(platform, viewer, input, contentId), {
    after: cursor === undefined ? undefined : positionOf(cursor),
    since,
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, placeOf);
  return { attempts: page.map((attempt) => asSeenBy(viewer, attempt)), limit, nextCursor };
}

const Listing = z.object({ order: z.enum(["newest", "oldest"]).default("newest"), since: since.optional() });

interface AttemptList {
  attempts: Attempt[];
  /** Always present in order `oldest`, so that the list can be followed. */
  nextCursor: string | null;
  hasMore: boolean;
}

/** The attempts at the viewer's own item, newest or oldest first. Throws what `ownContent` does. */
export async function attemptList(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
): Promise<AttemptList> {
  const content = await ownContent(platform, viewer, "results:read", id, "content");
  const { order, since } = parse(Listing, input);
  if (order === "newest") {
    const { attempts, nextCursor } = await attemptPage(platform, viewer, id, input, since);
    return { attempts, nextCursor, hasMore: nextCursor !== null };
  }
  const { limit, cursor } = parse(Paging, input);
  const filter = await readFilter(platform, viewer, input, id);
  const from = later(startAt(since ?? new Date(0)), cursor === undefined ? null : positionOf(cursor));
  const { attempts, position, hasMore } = await attemptsAfter(platform, viewer, content, from, { filter, limit });
  return { attempts, nextCursor: cursorOf(position), hasMore };
}

const later = (one: Position, other: Position | null) => (other && other.time >= one.time ? other : one);
