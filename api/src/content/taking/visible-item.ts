import { notFound } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type ContentFacts, maySee } from "../content.policy.ts";
import { belongsTo, type Collection, collectionNoun } from "../kind.ts";
import { findItem, type Item } from "./item.ts";

/** Throws NOT_FOUND unless the viewer may see the item. */
export async function visibleItem(platform: Platform, viewer: Viewer, id: string, noun: string): Promise<Item> {
  const item = await findItem(platform, id);
  if (!item || !maySee(viewer, item)) throw notFound(noun);
  return item;
}

/** Throws NOT_FOUND unless the viewer may see the item and it is in the collection. */
export async function visibleItemIn(
  platform: Platform,
  viewer: Viewer,
  id: string,
  collection: Collection | undefined,
): Promise<Item> {
  const noun = collectionNoun[collection ?? "quizzes"];
  const item = await visibleItem(platform, viewer, id, noun);
  if (collection && !belongsTo(collection, item.kind)) throw notFound(noun);
  return item;
}

/**
 * Finds an item by a name that can be guessed. Throws NOT_FOUND for missing and hidden items alike, and limits the
 * number of wrong guesses from a network address.
 */
export async function findNamed<Found extends ContentFacts>(
  { limits }: Pick<Platform, "limits">,
  viewer: Viewer,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const item = await limits.guess("shortLink", viewer.address, async () => {
    const content = await find();
    return content && maySee(viewer, content) ? content : null;
  });
  if (!item) throw notFound("Quiz");
  return item;
}
