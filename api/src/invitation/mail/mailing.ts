import { logged } from "../../account/log/log.ts";
import { nounOf } from "../../content/content.shared.ts";
import { kindOf } from "../../content/kind.ts";
import { lockOwn, ownContent } from "../../content/own.ts";
import { availabilityOf } from "../../content/rules/rules.shared.ts";
import { type Content, type InvitationMailing, Prisma } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { requirePeople } from "../invitation.policy.ts";
import { MailingEdit, Sending } from "./mailing.rules.ts";
import { hasLinkInTitle, isDue, isReachable } from "./reach.ts";

const noMailing = (contentId: string): InvitationMailing => ({
  contentId,
  invitation: null,
  reminder: null,
  remindAfter: null,
  remindBefore: null,
});

/** The letters to the people of an item, and when to remind them. */
export const mailingOf = async ({ db }: Platform, contentId: string): Promise<InvitationMailing> =>
  (await db.invitationMailing.findUnique({ where: { contentId } })) ?? noMailing(contentId);

export async function ownMailing(platform: Platform, viewer: Viewer, id: string): Promise<InvitationMailing> {
  const { id: contentId } = await ownContent(platform, viewer, "results:read", id, "content");
  return mailingOf(platform, contentId);
}

/** A mailing, and whether emails are sent at all. Without an SMTP server, they are only stored. */
export const shownMailing = ({ settings }: Platform, { contentId: _, ...mailing }: InvitationMailing) => ({
  ...mailing,
  sendsMails: settings.smtpUrl !== null,
});

export async function editMailing(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<InvitationMailing> {
  await ownContent(platform, viewer, "content:write", contentId, "content");
  const { invitation, reminder, ...days } = parse(MailingEdit, input);
  const change = {
    ...(invitation !== undefined && { invitation: invitation ?? Prisma.DbNull }),
    ...(reminder !== undefined && { reminder: reminder ?? Prisma.DbNull }),
    ...(days.remindAfter !== undefined && { remindAfter: days.remindAfter }),
    ...(days.remindBefore !== undefined && { remindBefore: days.remindBefore }),
  };
  return inTransaction(platform.db, async (tx) => {
    await lockOwn(tx, viewer, contentId);
    return tx.invitationMailing.upsert({
      where: { contentId },
      create: { contentId, ...change },
      update: change,
    });
  });
}

export interface Queued {
  /** Number of people who will receive the letter. */
  queued: number;
}

/**
 * Queues a letter to the people named, even if they have received one before, or to everyone who has yet to receive it.
 * Skips people who have answered, refuse emails, or whose invitation was withdrawn. Throws FORBIDDEN without a verified
 * email address, and CLOSED once no answers are accepted.
 */
export async function sendInvitations(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  key?: unknown,
): Promise<Queued> {
  await ownContent(platform, viewer, "content:write", contentId, "content");
  requirePeople(viewer);
  const { letter, ids } = parse(Sending, input);
  return once(platform, intentionOf(viewer, key, "sendInvitations", contentId, input), {
    async prepare() {
      return async (tx) => {
        const content = await lockOwn(tx, viewer, contentId);
        const { id: userId } = signedIn(viewer);
        const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
        if (!user.isEmailVerified)
          throw new DomainError("FORBIDDEN", "Verify your own email address first. People see who invites them.");
        requireReach(content);
        const recipients = ids ? Prisma.sql`id = ANY(${ids})` : Prisma.raw(isDue[letter]);
        const queued = await tx.$executeRaw`
          UPDATE invitations SET wanted = ${letter}::invitation_letter_kind, mail = 'queued', answer = NULL
           WHERE quiz_id = ${contentId} AND ${recipients} AND ${Prisma.raw(isReachable)}`;
        if (queued > 0) {
          const { title } = content;
          await logged(tx, viewer, userId, { action: "invitations_sent", contentId, title, count: queued });
          await platform.jobs.send(tx, "invitation-mailing", [contentId]);
        }
        return { queued };
      };
    },
    note: (queued) => queued,
    recall: async (queued) => queued,
  });
}

/** Refuses to send links that don't work, or any links except the personal ones. */
function requireReach(content: Content): void {
  const noun = nounOf(kindOf(content));
  if (!content.isPublic) throw new DomainError("CONFLICT", `Make the ${noun} public first, so that its links work`);
  if (hasLinkInTitle(content))
    throw new DomainError(
      "CONFLICT",
      `The title of this ${noun} contains a link, an address or a telephone number, which invitations cannot contain. Change it first`,
    );
  if (availabilityOf(content) === "CLOSED") throw new DomainError("CLOSED", `This ${noun} takes no more answers`);
}
