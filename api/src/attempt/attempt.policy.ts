import { contentFacts, maySee, owns, unlessOwner } from "../content/content.policy.ts";
import type { Attempt, Prisma } from "../generated/prisma/client.ts";
import { permit } from "../platform/identity/policy.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { allows, requireScope, type Viewer } from "../platform/identity/viewer.ts";
import { isWaiting } from "./publishing/waiting.ts";

export const attemptFacts = { content: { select: contentFacts } } as const satisfies Prisma.AttemptInclude;

type AttemptFacts = Pick<Prisma.AttemptGetPayload<{ include: typeof attemptFacts }>, "content" | "block">;

/**
 * Only the owner of the item reads attempts; administrators and takers do not. Anonymous attempts are hidden until they
 * are published.
 */
export const mayReadAttempt = (viewer: Viewer, { content, block }: AttemptFacts): boolean =>
  !isWaiting({ block }) && owns(viewer, content) && allows(viewer, "results:read");

type Participant = Pick<Attempt, "participantName" | "participantEmail"> & Partial<Pick<Attempt, "fields">>;

/** Tokens may read attempts without the right to know who took them. */
export const mayReadNames = (viewer: Viewer): boolean => allows(viewer, "participants:read");

/** The attempt as the viewer may read it. Tokens without that scope get no name, address or fields. */
export const asSeenBy = <T extends Participant>(viewer: Viewer, attempt: T): T =>
  mayReadNames(viewer)
    ? attempt
    : { ...attempt, participantName: null, participantEmail: null, ...("fields" in attempt && { fields: null }) };

const because = unlessOwner("Only the person who made this may see its answers");

const ofOwner = {
  see: (viewer: Viewer, { content }: AttemptFacts) => maySee(viewer, content),
  act: (viewer: Viewer, { content }: AttemptFacts) => owns(viewer, content),
  because: (viewer: Viewer, { content }: AttemptFacts) => because(viewer, content),
};

/**
 * Returns the attempt to the owner of the item. Throws 401 when signed out, 404 for a missing attempt or hidden item,
 * and 403 for another owner's item.
 */
export function requireAttempt<T extends AttemptFacts & Participant>(
  viewer: Viewer,
  scope: Scope,
  attempt: T | null,
  noun = "Attempt",
): T {
  const own = permit(ofOwner, viewer, attempt && isWaiting(attempt) ? null : attempt, noun);
  requireScope(viewer, scope);
  return asSeenBy(viewer, own);
}
