import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { ownContent } from "../../content/content.ts";
import { kindOf } from "../../content/kind.ts";
import { currentQuestions } from "../../content/question/question.ts";
import type { Attempt, Content, Question } from "../../generated/prisma/client.ts";
import { settled } from "../../platform/data/settled.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { type Viewer, viewerAgain } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import {
  cursorOf,
  invalidCursor,
  Paging,
  type Position,
  positionOf,
  since,
  startAt,
} from "../../platform/rest/page.ts";
import { latest, over } from "../../platform/work/latest.ts";
import { attemptsAfter } from "../attempts/feed.ts";
import { type Figures, figuresOf, readTotals } from "../counting/stats.ts";
import { watchersByItem } from "./watch.ts";

/** What happened at an item, in this order. */
export interface News {
  attempts: Attempt[];
  change: Change | null;
  /** Null if they are as they were. */
  figures: Figures | null;
  /** Where it began, and where to go on from. */
  from: Place;
  to: Place;
}

export interface Change {
  change: "edited" | "published" | "unpublished" | "deleted";
  fields: ChangedField[] | null;
  content: Content;
}

/** How far somebody has followed an item. */
interface Place {
  position: Position;
  revision: number;
}

const settings = [
  "title",
  "description",
  "language",
  "difficulty",
  "isPublic",
  "showResultsToTakers",
  "collectEmailUpfront",
  "sourceUrl",
  "skillLevels",
  "emailResultsSettings",
] as const satisfies (keyof Content)[];
export const changedFields = [...settings, "questions"] as const;
type ChangedField = (typeof changedFields)[number];

const pageSize = 100;

/** Milliseconds until attempts are looked for again that are stored but not settled: see `settled`. */
const unsettledMillis = 150;

export const FollowInput = z.object({ cursor: Paging.shape.cursor, since: since.optional() });

/** Last-Event-ID goes before the cursor, because a client that reconnects keeps its address. */
const Following = FollowInput.extend({ lastEventId: z.string().optional() });

const noEventId = "Last-Event-ID is no id of an event: send that of the last event that came, or leave it out";

/**
 * Follows an item of the viewer's: the attempts after a place, or from `since` or now on, each once and the oldest
 * first; the figures; what its owner changes. Rights are read again each time. A slow reader gets the newest figures and
 * all attempts. Throws what `ownContent` does, at first and whenever it holds; NOT_FOUND later on is told as a change.
 */
export async function followItem(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
): Promise<AsyncIterable<News>> {
  let content = await ownContent(platform, viewer, "results:read", id, "content");
  const { cursor, since, lastEventId } = parse(Following, input);
  const from = lastEventId
    ? placeFrom(lastEventId, () => invalid("Last-Event-ID", noEventId))
    : cursor && placeFrom(cursor);
  let questions = await currentQuestions(platform.db, id);
  let place: Place = {
    revision: content.revision,
    ...(from || { position: startAt(since ?? (await settled(platform.sql))) }),
  };
  let figures: Figures | null = null;
  let isOver = false;
  let again = () => {};
  let timer: NodeJS.Timeout | undefined;

  async function changeOf(after: Content): Promise<Change | null> {
    if (after.revision === place.revision) return null;
    const wasSeen = content.revision === place.revision;
    const before = { content, questions };
    questions = await currentQuestions(platform.db, id);
    return wasSeen ? changeBetween(before, { content: after, questions }) : { ...edited, content: after };
  }

  async function news(): Promise<News> {
    const now = await viewerAgain(platform, viewer);
    const after = await ownContent(platform, now, "results:read", id, "content");
    const change = await changeOf(after);
    const [totals, feed] = await Promise.all([
      readTotals(platform, [id]),
      attemptsAfter(platform, now, after, place.position, { limit: pageSize }),
    ]);
    const counted = figuresOf(kindOf(after), totals.get(id));
    const isNew = !isDeepStrictEqual(counted, figures);
    const from = place;
    [content, figures] = [after, counted];
    place = { position: feed.position, revision: after.revision };
    if (feed.hasMore) again();
    else if (feed.settled && counted.lastAttemptAt && counted.lastAttemptAt >= feed.settled)
      timer = setTimeout(again, unsettledMillis);
    return { attempts: feed.attempts, change, figures: isNew ? counted : null, from, to: place };
  }

  return latest<News>(
    (changed) => {
      again = changed;
      const leave = watchersByItem(platform).enter(id, changed);
      return () => {
        clearTimeout(timer);
        leave();
      };
    },
    async () => {
      if (isOver) return over;
      clearTimeout(timer);
      try {
        const found = await news();
        return found.attempts.length > 0 || found.change || found.figures ? found : undefined;
      } catch (error) {
        if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
        isOver = true;
        again();
        return {
          attempts: [],
          change: { change: "deleted", fields: null, content },
          figures: null,
          from: place,
          to: place,
        };
      }
    },
  );
}

/** A place as text: a cursor of the list of attempts, and the revision that was told last. */
export const textOf = ({ position, revision }: Place): string => `${cursorOf(position)}.${revision}`;

/** A plain cursor of the list is fine as well. */
function placeFrom(text: string, refusal = invalidCursor): Omit<Place, "revision"> & Partial<Place> {
  const [cursor = "", revision] = text.split(".");
  return {
    position: positionOf(cursor, refusal),
    ...(revision !== undefined && /^\d{1,9}$/.test(revision) && { revision: Number(revision) }),
  };
}

/** While nobody looked, so that what it was before is not known. */
const edited = { change: "edited", fields: null } as const;

interface Saved {
  content: Content;
  questions: Question[];
}

function changeBetween(before: Saved, { content, questions }: Saved): Change {
  const fields: ChangedField[] = settings.filter((name) => !isDeepStrictEqual(before.content[name], content[name]));
  // Rarely both lists are of the same save, because the second was already there when the first was read.
  if (fields.length === 0 || !isDeepStrictEqual(before.questions, questions)) fields.push("questions");
  const published = content.isPublic ? "published" : "unpublished";
  return { change: fields.includes("isPublic") ? published : "edited", fields, content };
}
