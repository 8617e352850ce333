import { notFound } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ContentFacts } from "../content.policy.ts";
import { maySee } from "../content.policy.ts";

/**
 * Finds an item by a name that can be guessed. Throws NOT_FOUND for missing and hidden items alike, and limits the
 * number of wrong guesses from a network address.
 */
export async function findNamed<Found extends ContentFacts>(
  { limits }: Pick<Platform, "limits">,
  viewer: Viewer,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const found = await limits.guess("shortLink", viewer.address, async () => {
    const content = await find();
    return content && maySee(viewer, content) ? content : null;
  });
  if (!found) throw notFound("Quiz");
  return found;
}
