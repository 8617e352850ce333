import { z } from "zod";
import type { Content, Prisma } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { literally } from "../platform/data/like.ts";
import { DomainError, notFound, parse } from "../platform/errors.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { requireScope, signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { text } from "../platform/shared/text.rules.ts";
import { ownedBy, requireOwn } from "./content.policy.ts";
import { kinds } from "./content.shared.ts";
import { belongsTo, type Collection, collectionNoun, columnsOf, kindOf } from "./kind.ts";
import { holdItem } from "./lock.ts";

const Listing = z.object({
  search: text(200).nullish(),
  kind: z.enum(kinds).nullish(),
  activity: z.enum(["ACTIVE", "INACTIVE"]).nullish(),
});

/** The condition that finds the viewer's own items that match the filter. */
export function listOwn(viewer: Viewer, input: unknown): Prisma.ContentWhereInput {
  requireScope(viewer, "content:read");
  const { search, kind, activity } = parse(Listing, input);
  const answered = { dailyTallies: { some: { attempts: { gt: 0 } } } };
  return {
    ...ownedBy(viewer),
    ...(search && { title: { contains: literally(search), mode: "insensitive" } }),
    ...(kind && columnsOf[kind]),
    ...(activity === "ACTIVE" && answered),
    ...(activity === "INACTIVE" && { NOT: answered }),
  };
}

export const countOwn = ({ db }: Platform, viewer: Viewer, input: unknown): Promise<number> =>
  db.content.count({ where: listOwn(viewer, input) });

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
