import { v7 as uuid } from "uuid";
import { refusesMails, stopUrl } from "../../attempt/mail/mail-stop.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import { messages } from "../../content/taking/messages.ts";
import {
  type Content,
  type Invitation,
  type InvitationMailing,
  Prisma,
  type User,
} from "../../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { lockClasses } from "../../platform/data/locks.ts";
import { type MailDraft, writeMails } from "../../platform/mail/mail.ts";
import { isPlainInMail } from "../../platform/mail/plain.shared.ts";
import { countToday, countTodayOfEach } from "../../platform/mail/today.ts";
import type { Platform } from "../../platform/platform.ts";
import { linkOf } from "../link.ts";
import { invitationLetter, invitationSubject } from "./letter.shared.ts";
import { hasLinkInTitle, leadsNowhere, mailBefore } from "./reach.ts";

/** Number of letters written in one transaction. */
const size = 100;
/** Emails of this kind that one address receives per day, from all senders together. Others can be sent again later. */
const perRecipient = 10;
const secondsPerHour = 3600;

/**
 * Writes and queues the next letters of an item, then queues itself until all have been written. Uses a single
 * transaction, so a killed process has done both or neither. Small mailings overtake large ones.
 */
export async function writePortion(platform: Platform, contentId: string): Promise<void> {
  const { db, jobs } = platform;
  await inTransaction(db, async (tx) => {
    const content = await tx.content.findUnique({
      where: { id: contentId },
      include: { user: true, invitationMailing: true },
    });
    if (!content?.user) return;
    if (leadsNowhere(content) || hasLinkInTitle(content)) return unsend(tx, contentId);
    const sentCount = await sentToday(platform, tx, content.user.id);
    const remaining = platform.settings.rateLimit ? platform.settings.invitationsPerDay - sentCount : size;
    // A changed email address has to be verified again first, because the letter shows it.
    if (remaining <= 0 || !content.user.isEmailVerified)
      return jobs.send(tx, "invitation-mailing", [contentId], 0, secondsPerHour);
    const invitations = await tx.$queryRaw<Invitation[]>`
      SELECT id, name, email, language, wanted FROM invitations
       WHERE quiz_id = ${contentId} AND wanted IS NOT NULL ORDER BY id LIMIT ${Math.min(size, remaining)} FOR UPDATE`;
    if (invitations.length === 0) return;
    const drafts = await draftsOf(platform, tx, { ...content, user: content.user }, invitations);
    await writeMails(
      tx,
      drafts.map(({ draft }) => draft),
    );
    await tx.$executeRaw`
      UPDATE invitations SET wanted = NULL, mail = 'queued', mail_id = written.mail_id
        FROM unnest(${drafts.map(({ id }) => id)}::text[], ${drafts.map(({ draft }) => draft.id)}::text[]) AS written (id, mail_id)
       WHERE invitations.id = written.id`;
    await jobs.send(
      tx,
      "invitation-mail",
      drafts.map(({ draft }) => draft.id),
      -Math.floor(sentCount / size),
    );
    await jobs.send(tx, "invitation-mailing", [contentId]);
  });
}

/** Cancels the waiting letters. Sending again, once the item can be answered, reaches the same people. */
async function unsend(tx: Transaction, contentId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE invitations SET wanted = NULL, mail = ${Prisma.raw(mailBefore)}
     WHERE quiz_id = ${contentId} AND wanted IS NOT NULL`;
}

/** Counts the letters of one creator at a time, so that parallel portions don't both see room. */
async function sentToday(platform: Platform, tx: Transaction, creatorId: string): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockClasses.resultMails}::int, hashtext(${creatorId}))`;
  return countToday(platform, tx, { kinds: ["invitation", "reminder"], creatorId });
}

type Sender = Content & { user: User; invitationMailing: InvitationMailing | null };

async function draftsOf(platform: Platform, tx: Transaction, content: Sender, wanted: Invitation[]) {
  const recipients = wanted.flatMap(({ email }) => email ?? []);
  const today = await countTodayOfEach(platform, tx, { kinds: ["invitation", "reminder"], recipients });
  const drafts: { id: string; draft: MailDraft & { id: string } }[] = [];
  for (const invitation of wanted) {
    const { id, email, wanted: kind } = invitation;
    if (email === null || kind === null) await unwanted(tx, id, "unsent");
    else if (await refusesMails(platform, tx, email)) await unwanted(tx, id, "stopped");
    else if (platform.settings.rateLimit && (today.get(email) ?? 0) >= perRecipient) await unwanted(tx, id, "deferred");
    else drafts.push({ id, draft: draftOf(platform, content, { ...invitation, email, wanted: kind }) });
  }
  return drafts;
}

const unwanted = (tx: Transaction, id: string, mail: Invitation["mail"]) =>
  tx.invitation.update({ where: { id }, data: { wanted: null, mail, answer: null } });

function draftOf(
  platform: Platform,
  content: Sender,
  { id, email, name, language, wanted }: Invitation & { email: string; wanted: "invitation" | "reminder" },
): MailDraft & { id: string } {
  const { user, invitationMailing: mailing, rules } = content;
  const text = mailing?.[wanted] ?? null;
  const author = `${user.firstName} ${user.lastName}`;
  const letter = {
    isReminder: wanted === "reminder",
    // Older letters may contain links.
    text: text && isPlainInMail(text.subject) && isPlainInMail(text.message) ? text : null,
    title: content.title,
    language: language ?? content.language,
    itemLanguage: content.language,
    name: name !== null && isPlainInMail(name) ? name : null,
    author: isPlainInMail(author) ? `${author} (${user.email})` : user.email,
    closing: rules?.closesAt === undefined ? null : { at: new Date(rules.closesAt), timeZone: user.timeZone ?? "UTC" },
    isAnonymous: isAnonymous(content),
    url: linkOf(platform, content, { id, language }),
    stopUrl: stopUrl(platform, email),
  };
  return {
    id: uuid(),
    kind: wanted,
    recipient: email,
    subject: invitationSubject(letter, messages),
    letter: invitationLetter(letter, messages),
    creatorId: user.id,
    contentId: content.id,
    stopUrl: letter.stopUrl,
  };
}
