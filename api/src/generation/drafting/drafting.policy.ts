import { notFound } from "../../platform/errors.ts";
import type { Policy } from "../../platform/identity/policy.ts";
import type { Scope } from "../../platform/identity/scopes.shared.ts";
import { allows, requireForAll, signedIn, type Viewer } from "../../platform/identity/viewer.ts";

interface Facts {
  userId: string;
}

/** A drafting is its creator's alone, and no token's that is for certain items only. */
export const maySeeDrafting: Policy<Facts> = (viewer, { userId }) =>
  viewer.user?.id === userId && !viewer.token?.items && allows(viewer, "content:read");

/** Throws UNAUTHENTICATED signed out, NOT_FOUND for what is missing or somebody else's, FORBIDDEN to such a token. */
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
