import type { Prisma } from "../generated/prisma/client.ts";
import { permit } from "../platform/identity/policy.ts";
import { requireWriting, type Viewer } from "../platform/identity/viewer.ts";

/** The columns that these rules look at. */
export const contentFacts = { userId: true, isPublic: true, deletedAt: true } as const satisfies Prisma.ContentSelect;

interface ContentFacts {
  userId: string | null;
  isPublic: boolean;
  deletedAt: Date | null;
}

/** The owner edits, deletes and reads results. Nobody else, administrators included. */
export const owns = ({ user }: Viewer, content: Pick<ContentFacts, "userId">): boolean =>
  user !== null && content.userId === user.id;

/** A private item is like a missing one to everybody but its owner and administrators, a deleted one to everybody. */
export const maySee = (viewer: Viewer, content: ContentFacts): boolean =>
  content.deletedAt === null && (content.isPublic || owns(viewer, content) || (viewer.user?.isAdmin ?? false));

/** Correct answers, weights and explanations: never to a taker before submitting, through any door. */
export const maySeeKey = (viewer: Viewer, content: Pick<ContentFacts, "userId">): boolean =>
  owns(viewer, content) || (viewer.user?.isAdmin ?? false);

/** The viewer's own items. */
export const ownedBy = ({ user }: Viewer): Prisma.ContentWhereInput => ({ userId: user?.id ?? "" });

const ofOwner = { see: maySee, act: owns, because: "Only the person who made this may do that" };

/** Lets the owner through: 401 signed out, 404 missing or not to be seen, 403 somebody else's. */
export const requireOwn = <T extends ContentFacts>(viewer: Viewer, content: T | null | undefined, noun = "Quiz"): T =>
  permit(ofOwner, viewer, content, noun);

/** The same, to change it: 403 to a token that may only read as well. */
export function requireOwnToChange<T extends ContentFacts>(
  viewer: Viewer,
  content: T | null | undefined,
  noun?: string,
): T {
  const own = requireOwn(viewer, content, noun);
  requireWriting(viewer);
  return own;
}
