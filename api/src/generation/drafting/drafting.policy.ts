import { notFound } from "../../platform/errors.ts";
import type { Policy } from "../../platform/identity/policy.ts";
import type { Scope } from "../../platform/identity/scopes.shared.ts";
import { allows, requireForAll, signedIn, type Viewer } from "../../platform/identity/viewer.ts";

interface Facts {
  userId: string;
}

/** Only its creator sees a drafting. Access tokens that are limited to certain items don't. */
export const maySeeDrafting: Policy<Facts> = (viewer, { userId }) =>
  viewer.user?.id === userId && !viewer.token?.items && allows(viewer, "content:read");

/**
 * Throws UNAUTHENTICATED when signed out, NOT_FOUND if the drafting is missing or someone else's, and FORBIDDEN for a
 * token limited to certain items.
 */
export function requireDrafting<T extends Facts>(
  viewer: Viewer,
  scope: Scope,
  drafting: T | null | undefined,
  noun = "Draft",
): T {
  if (!drafting || signedIn(viewer).id !== drafting.userId) {
    signedIn(viewer);
    throw notFound(noun);
  }
  requireForAll(viewer, scope);
  return drafting;
}
