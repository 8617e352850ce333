import { contentFacts, maySee, owns } from "../content/content.policy.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { permit } from "../platform/identity/policy.ts";
import type { Viewer } from "../platform/identity/viewer.ts";

/** What an attempt must carry for the rules of who may read it to be answerable. */
export const attemptFacts = { content: { select: contentFacts } } as const satisfies Prisma.AttemptInclude;

type AttemptFacts = Pick<Prisma.AttemptGetPayload<{ include: typeof attemptFacts }>, "content">;

/** Only the owner of the item reads what people answered; not administrators, and not the people themselves. */
export const mayReadAttempt = (viewer: Viewer, { content }: AttemptFacts): boolean => owns(viewer, content);

const ofOwner = {
  see: (viewer: Viewer, { content }: AttemptFacts) => maySee(viewer, content),
  act: mayReadAttempt,
  because: "Only the person who made this may see its answers",
};

/** Lets the owner of the item through: 401 signed out, 404 missing or of an item not to be seen, 403 somebody else's. */
export const requireAttempt = <T extends AttemptFacts>(viewer: Viewer, attempt: T | null): T =>
  permit(ofOwner, viewer, attempt, "Attempt");
