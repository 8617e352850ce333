import { contentFacts, owns } from "../content/content.policy.ts";
import type { Invitation, Prisma } from "../generated/prisma/client.ts";
import { permit } from "../platform/identity/policy.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { allows, requireScope, type Viewer } from "../platform/identity/viewer.ts";

export const invitationFacts = { content: { select: contentFacts } } as const satisfies Prisma.InvitationInclude;

type InvitationFacts = Pick<Prisma.InvitationGetPayload<{ include: typeof invitationFacts }>, "content">;

/** Only the item's owner may read its invitations. */
export const mayReadInvitation = (viewer: Viewer, { content }: InvitationFacts): boolean =>
  owns(viewer, content) && allows(viewer, "results:read");

/** Names and email addresses require the same scope as those of participants. */
export const requirePeople = (viewer: Viewer): void => requireScope(viewer, "participants:read");

/** The invitation as the viewer may read it. Tokens without the scope don't see the person. */
export const asSeenBy = <T extends Pick<Invitation, "name" | "email" | "fields" | "answer">>(
  viewer: Viewer,
  invitation: T,
): T =>
  allows(viewer, "participants:read")
    ? invitation
    : { ...invitation, name: null, email: null, fields: {}, answer: null };

const ofOwner = {
  see: (viewer: Viewer, { content }: InvitationFacts) => owns(viewer, content),
  act: (viewer: Viewer, { content }: InvitationFacts) => owns(viewer, content),
  because: () => "Only the author may see the invited people",
};

/** Throws unless the viewer owns the item: 401 when logged out, 404 for anyone else. */
export function requireInvitation<T extends InvitationFacts>(viewer: Viewer, scope: Scope, invitation: T | null): T {
  const own = permit(ofOwner, viewer, invitation, "Invitation");
  requireScope(viewer, scope);
  requirePeople(viewer);
  return own;
}
