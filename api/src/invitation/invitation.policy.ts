import { contentFacts, owns } from "../content/content.policy.ts";
import type { Invitation, Prisma } from "../generated/prisma/client.ts";
import { permit } from "../platform/identity/policy.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { allows, requireScope, type Viewer } from "../platform/identity/viewer.ts";

export const invitationFacts = { content: { select: contentFacts } } as const satisfies Prisma.InvitationInclude;

type InvitationFacts = Pick<Prisma.InvitationGetPayload<{ include: typeof invitationFacts }>, "content">;

/** Only the owner of the item reads whom it is for. */
export const mayReadInvitation = (viewer: Viewer, { content }: InvitationFacts): boolean =>
  owns(viewer, content) && allows(viewer, "results:read");

/** Names and addresses are for who may read those of participants. */
export const requirePeople = (viewer: Viewer): void => requireScope(viewer, "participants:read");

/** As the viewer may read it: without what says who it is for tokens without that scope. */
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
  because: () => "Only the person who made this may see whom it invites",
};

/** Passes the owner of the item. 401 signed out, 404 for anybody else. */
export function requireInvitation<T extends InvitationFacts>(viewer: Viewer, scope: Scope, invitation: T | null): T {
  const own = permit(ofOwner, viewer, invitation, "Invitation");
  requireScope(viewer, scope);
  requirePeople(viewer);
  return own;
}
