import type { Prisma } from "../../generated/prisma/client.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Policy } from "../../platform/identity/policy.ts";
import { allows, idForToken, isForItem, requireScope, signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import { notInTrashText } from "./trash.shared.ts";

interface Facts {
  userId: string | null;
  contentId: string;
}

/** A deleted item is visible only to its owner. A token for certain items reaches only those. */
export const ownsTrashed: Policy<Facts> = (viewer, { userId, contentId }) =>
  viewer.user !== null && viewer.user.id === userId && isForItem(viewer, contentId);

export const maySeeTrashed: Policy<Facts> = (viewer, trashed) =>
  ownsTrashed(viewer, trashed) && allows(viewer, "content:read");

/** The condition that finds the items in the viewer's trash. */
export function listTrashed(viewer: Viewer): Prisma.TrashedItemWhereInput {
  requireScope(viewer, "content:read");
  return { userId: signedIn(viewer).id, contentId: idForToken(viewer) };
}

export const notInTrash = () => new DomainError("NOT_FOUND", notInTrashText);

/**
 * Throws unless the item is in the viewer's trash: 401 when logged out, 404 if it is not there, 403 for a token without
 * the scope.
 */
export function requireTrashed<T extends Facts>(viewer: Viewer, trashed: T | null): T {
  signedIn(viewer);
  if (!trashed || !ownsTrashed(viewer, trashed)) throw notInTrash();
  requireScope(viewer, "content:write");
  return trashed;
}
