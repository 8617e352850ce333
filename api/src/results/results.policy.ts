import { maySee, type Owned, owns } from "../content/content.policy.ts";
import { mayShow } from "../content/rules/shown.shared.ts";
import type { Item } from "../content/taking/item.ts";
import { DomainError, notFound } from "../platform/errors.ts";
import { allows, requireScope, type Viewer } from "../platform/identity/viewer.ts";

/** Throws NOT_FOUND for hidden items, and FORBIDDEN unless results are shared. */
export function responsesFor(viewer: Viewer, survey: Item | null): "whole" | "answers" {
  if (survey?.kind !== "SURVEY" || !maySee(viewer, survey)) throw notFound("Survey");
  const isShown = mayShow(survey, "OTHERS_ANSWERS");
  if (owns(viewer, survey) && (allows(viewer, "results:read") || !isShown)) {
    requireScope(viewer, "results:read");
    return "whole";
  }
  if (!isShown) throw new DomainError("FORBIDDEN", "The results of this survey are not shared");
  return "answers";
}

/** Only the owner of an item reads its figures. A token also needs permission to read results. */
export const readsFigures = (viewer: Viewer, item: Owned): boolean =>
  owns(viewer, item) && allows(viewer, "results:read");
