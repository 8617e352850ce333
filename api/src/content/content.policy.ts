import type { Prisma } from "../generated/prisma/client.ts";
import { permit } from "../platform/identity/policy.ts";
import type { Viewer } from "../platform/identity/viewer.ts";

export const contentFacts = { userId: true, isPublic: true, deletedAt: true } as const satisfies Prisma.ContentSelect;

interface ContentFacts {
  userId: string | null;
  isPublic: boolean;
  deletedAt: Date | null;
}

/** Only the owner edits, deletes and reads results; administrators do not. */
export const owns = ({ user }: Viewer, content: Pick<ContentFacts, "userId">): boolean =>
  user !== null && content.userId === user.id;

/** A private item is missing to all but its owner and administrators, a deleted one to everybody. */
export const maySee = (viewer: Viewer, content: ContentFacts): boolean =>
  content.deletedAt === null && (content.isPublic || owns(viewer, content) || (viewer.user?.isAdmin ?? false));

/** Correct answers, weights and explanations never reach a taker before submitting. */
export const maySeeKey = (viewer: Viewer, content: Pick<ContentFacts, "userId">): boolean =>
  owns(viewer, content) || (viewer.user?.isAdmin ?? false);

export const ownedBy = ({ user }: Viewer): Prisma.ContentWhereInput => ({ userId: user?.id ?? "" });

const ofOwner = { see: maySee, act: owns, because: "Only the person who made this may do that" };

/** Passes the owner: 401 signed out, 404 missing or hidden, 403 somebody else's. */
export const requireOwn = <T extends ContentFacts>(viewer: Viewer, content: T | null | undefined, noun = "Quiz"): T =>
  permit(ofOwner, viewer, content, noun);
