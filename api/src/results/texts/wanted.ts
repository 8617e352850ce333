import { parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { readFilter, refuseAnonymous } from "../attempts/filter.ts";
import type { Wanted } from "./found.ts";
import { TextSearch } from "./texts.rules.ts";

/**
 * Reads the selection of texts. Throws what `readFilter` does. Throws VALIDATION_FAILED for words combined with a
 * filter of anonymous answers, because together they could identify people.
 */
export async function readWanted(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  asked: { search: unknown; filter: unknown },
): Promise<Wanted> {
  const search = parse(TextSearch, asked.search);
  const filter = await readFilter(platform, viewer, asked.filter, contentId);
  if (search.contains !== null && filter !== null) await refuseAnonymous(platform, contentId, "contains");
  return { ...search, filter };
}
