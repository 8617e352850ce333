import { z } from "zod";
import type { Content } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { literally } from "../platform/data/like.ts";
import { countRows, type SortedList } from "../platform/data/list/sorted.ts";
import { DomainError, notFound, parse } from "../platform/errors.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { itemsOfToken, requireScope, signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { text } from "../platform/shared/text.rules.ts";
import { requireOwn } from "./content.policy.ts";
import { kinds } from "./content.shared.ts";
import { belongsTo, type Collection, collectionNoun, columnsOf, kindOf } from "./kind.ts";
import { holdItem } from "./lock.ts";

const Listing = z.object({
  search: text(200).nullish(),
  kind: z.enum(kinds).nullish(),
  activity: z.enum(["ACTIVE", "INACTIVE"]).nullish(),
});

/** The viewer's own items that match the filter. Items in the trash are in the source, as places of cursors only. */
export function ownItems(viewer: Viewer, input: unknown): Omit<SortedList, "order"> {
  requireScope(viewer, "content:read");
  const { search, kind, activity } = parse(Listing, input);
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const owner = bind(signedIn(viewer).id);
  const ids = itemsOfToken(viewer);
  const conditions = ["deleted_at IS NULL"];
  if (ids) conditions.push(`id = ANY(${bind(ids)})`);
  if (search) conditions.push(`title ILIKE ${bind(`%${literally(search)}%`)}`);
  if (kind) {
    const { contentType, scoringType } = columnsOf[kind];
    conditions.push(`content_type = ${bind(contentType)} AND scoring_type = ${bind(scoringType)}`);
  }
  if (activity) conditions.push(`${activity === "INACTIVE" ? "NOT " : ""}${isAnswered}`);
  return {
    source: `(SELECT * FROM quizzes WHERE user_id = ${owner} UNION ALL
              SELECT quizzes.* FROM trashed_items JOIN quizzes ON quizzes.id = quiz_id
               WHERE trashed_items.user_id = ${owner}) AS quizzes`,
    id: "id",
    conditions,
    values,
  };
}

const isAnswered = "EXISTS (SELECT FROM daily_tallies WHERE quiz_id = quizzes.id AND attempts > 0)";

export const countOwn = (platform: Platform, viewer: Viewer, input: unknown): Promise<number> =>
  countRows(platform, ownItems(viewer, input));

/** Over REST, finds the item only in the collection of its kind. */
export async function ownContent(
  { db }: { db: Transaction },
  viewer: Viewer,
  scope: Scope,
  id: string,
  collection?: Collection,
): Promise<Content> {
  signedIn(viewer);
  const content = await db.content.findUnique({ where: { id } });
  const noun = collectionNoun[collection ?? "quizzes"];
  if (content && collection && !belongsTo(collection, kindOf(content))) throw notFound(noun);
  return requireOwn(viewer, scope, content, noun);
}

export async function lockOwn(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  collection?: Collection,
  scope: Scope = "content:write",
): Promise<Content> {
  await holdItem(tx, id);
  return ownContent({ db: tx }, viewer, scope, id, collection);
}

export const storedContent = ({ db }: Platform, id: string) => db.content.findUniqueOrThrow({ where: { id } });

export async function madeContent({ db }: Platform, id: string): Promise<Content> {
  const content = await db.content.findUnique({ where: { id } });
  if (!content || content.deletedAt)
    throw new DomainError("NOT_FOUND", "The result of this request has been deleted since");
  return content;
}
