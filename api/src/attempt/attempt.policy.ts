import { contentFacts, maySee, owns } from "../content/content.policy.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { permit } from "../platform/identity/policy.ts";
import type { Viewer } from "../platform/identity/viewer.ts";

export const attemptFacts = { content: { select: contentFacts } } as const satisfies Prisma.AttemptInclude;

type AttemptFacts = Pick<Prisma.AttemptGetPayload<{ include: typeof attemptFacts }>, "content">;

/** Only the owner of the item reads attempts; administrators and the takers themselves do not. */
export const mayReadAttempt = (viewer: Viewer, { content }: AttemptFacts): boolean => owns(viewer, content);

const ofOwner = {
  see: (viewer: Viewer, { content }: AttemptFacts) => maySee(viewer, content),
  act: mayReadAttempt,
  because: "Only the person who made this may see its answers",
};

/** Passes the owner of the item. 401 signed out, 404 for a missing attempt or hidden item, 403 for somebody else's. */
export const requireAttempt = <T extends AttemptFacts>(viewer: Viewer, attempt: T | null): T =>
  permit(ofOwner, viewer, attempt, "Attempt");
