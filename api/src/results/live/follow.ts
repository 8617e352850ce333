import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { kindOf } from "../../content/kind.ts";
import { ownContent } from "../../content/own.ts";
import { currentQuestions } from "../../content/question/question.ts";
import type { Attempt, Content, Question } from "../../generated/prisma/client.ts";
import { settled } from "../../platform/data/settled.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { viewerAgain } from "../../platform/identity/authentication.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
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

/** The events at an item, in this order. */
export interface News {
  attempts: Attempt[];
  change: Change | null;
  /** Null if they are unchanged. */
  figures: Figures | null;
  /** The place where it starts, and the place to continue from. */
  from: Place;
  to: Place;
}

export interface Change {
  change: "edited" | "published" | "unpublished" | "deleted";
  fields: ChangedField[] | null;
  content: Content;
}

/** The last attempt and revision that a follower has received. */
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

/** Milliseconds until another look for attempts that are stored but not settled: see `settled`. */
const unsettledMillis = 150;

export const FollowInput = z.object({ cursor: Paging.shape.cursor, since: since.optional() });

/** Last-Event-ID takes precedence over the cursor, because a client reconnects to the same address. */
const Following = FollowInput.extend({ lastEventId: z.string().optional() });

const noEventId =
  "Last-Event-ID is not the id of an event. Send the id of the last event received, or omit the header.";

/**
 * Follows the viewer's own item: the attempts after a place, or from `since` or now on, each once and oldest first; the
 * figures; changes by its owner. Permissions are checked again each time. A slow reader gets the newest figures and all
 * attempts. Throws what `ownContent` does, at the start and later; a later NOT_FOUND is reported as a change.
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
    const newFigures = figuresOf(kindOf(after), totals.get(id));
    const isNew = !isDeepStrictEqual(newFigures, figures);
    const from = place;
    [content, figures] = [after, newFigures];
    place = { position: feed.position, revision: after.revision };
    if (feed.hasMore) again();
    else if (feed.settled && newFigures.lastAttemptAt && newFigures.lastAttemptAt >= feed.settled)
      timer = setTimeout(again, unsettledMillis);
    return { attempts: feed.attempts, change, figures: isNew ? newFigures : null, from, to: place };
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
        const update = await news();
        return update.attempts.length > 0 || update.change || update.figures ? update : undefined;
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

/** A place as text: a cursor of the list of attempts, and the last reported revision. */
export const textOf = ({ position, revision }: Place): string => `${cursorOf(position)}.${revision}`;

/** Accepts a plain cursor of the list as well. */
function placeFrom(text: string, refusal = invalidCursor): Omit<Place, "revision"> & Partial<Place> {
  const [cursor = "", revision] = text.split(".");
  return {
    position: positionOf(cursor, refusal),
    ...(revision !== undefined && /^\d{1,9}$/.test(revision) && { revision: Number(revision) }),
  };
}

/** The item was edited while nobody was watching, so its earlier state is unknown. */
const edited = { change: "edited", fields: null } as const;

interface Saved {
  content: Content;
  questions: Question[];
}

function changeBetween(before: Saved, { content, questions }: Saved): Change {
  const fields: ChangedField[] = settings.filter((name) => !isDeepStrictEqual(before.content[name], content[name]));
  // Both lists may come from the same save, in the rare case that the second existed before the first was read.
  if (fields.length === 0 || !isDeepStrictEqual(before.questions, questions)) fields.push("questions");
  const published = content.isPublic ? "published" : "unpublished";
  return { change: fields.includes("isPublic") ? published : "edited", fields, content };
}
