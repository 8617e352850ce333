import type { AddressChange, Prisma, User } from "../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../platform/database.ts";
import { DomainError, invalid, isDuplicate, parse } from "../platform/errors.ts";
import { hourly } from "../platform/hourly.ts";
import { postMail } from "../platform/mail.ts";
import type { Platform } from "../platform/platform.ts";
import { digest, newSecret } from "../platform/secret.ts";
import { inPerson, type Viewer } from "../platform/viewer.ts";
import { MailedToken } from "./account.rules.ts";
import { addressTaken, dropPendingChanges, requireFree } from "./address.ts";
import { addressApprovalMail, addressConfirmationMail, addressUndoMail } from "./letters.ts";
import { noPassword } from "./password.ts";
import { endSessions } from "./session.ts";
import { holdUser } from "./user.ts";

const hour = 60 * 60 * 1000;
/** How long the links to a new address and to the old one work. */
const life = 24 * hour;
/** How long the old address can take the account back. */
const wayBack = 7 * 24 * hour;

const inFuture = (span: number) => new Date(Date.now() + span);
const pending = () => ({ doneAt: null, expiresAt: { gt: new Date() } });

const refused = () => invalid("token", "This link is invalid or has expired.");

/** Whether the owner of the old address still has to agree. */
export const needsApproval = ({ approveToken, approvedAt }: AddressChange) => approveToken !== null && !approvedAt;

/** The change of the viewer's own address that waits for its links, or null. */
export const ownAddressChange = async ({ db }: Platform, viewer: Viewer): Promise<AddressChange | null> =>
  db.addressChange.findFirst({ where: { userId: inPerson(viewer).id, ...pending() } });

/**
 * Begins to replace a proven address: it goes on counting until the link to the new one was followed, and the link to
 * the old one as well unless the password was given. An earlier change that waits is void.
 */
export async function startAddressChange(
  platform: Platform,
  tx: Transaction,
  user: User,
  newEmail: string,
  isApproved: boolean,
): Promise<void> {
  await requireFree(tx, newEmail, user.id);
  await dropPendingChanges(tx, user.id);
  const change = await tx.addressChange.create({
    data: {
      userId: user.id,
      oldEmail: user.email,
      newEmail,
      confirmToken: digest(newSecret()),
      approveToken: isApproved ? null : digest(newSecret()),
      expiresAt: inFuture(life),
    },
  });
  await mailLinks(platform, tx, user, change);
}

/** Mails what a change still waits for; the links mailed before are void. */
async function mailLinks(platform: Platform, tx: Transaction, user: User, change: AddressChange) {
  const { id, newEmail, confirmedAt } = change;
  const [confirm, approve] = [newSecret(), newSecret()];
  const isApprovalDue = needsApproval(change);
  await tx.addressChange.update({
    where: { id },
    data: {
      expiresAt: inFuture(life),
      ...(!confirmedAt && { confirmToken: digest(confirm) }),
      ...(isApprovalDue && { approveToken: digest(approve) }),
    },
  });
  if (!confirmedAt) await postMail(platform, tx, addressConfirmationMail(platform, newEmail, confirm));
  if (isApprovalDue) await postMail(platform, tx, addressApprovalMail(platform, user, newEmail, approve));
}

export async function cancelAddressChange({ db }: Platform, viewer: Viewer): Promise<void> {
  const { id } = inPerson(viewer);
  await inTransaction(db, async (tx) => {
    await holdUser(tx, id);
    await dropPendingChanges(tx, id);
  });
}

/** Mails the links of the change that waits once more. */
export async function resendAddressChange(platform: Platform, viewer: Viewer): Promise<void> {
  const { id } = inPerson(viewer);
  await platform.limits.take("resend", id);
  await inTransaction(platform.db, async (tx) => {
    const user = await holdUser(tx, id);
    const change = await tx.addressChange.findFirst({ where: { userId: id, ...pending() } });
    if (!change) throw new DomainError("CONFLICT", "There is no new address that waits to be confirmed");
    await mailLinks(platform, tx, user, change);
  });
}

/**
 * Notes that the link to a new address was followed.
 * Returns whether the new address counts now; null for a token of something else.
 */
export const confirmAddress = (platform: Platform, token: string): Promise<boolean | null> =>
  follow(platform, { confirmToken: digest(token) }, { confirmedAt: new Date() });

/** Notes that the owner of the old address agrees. Returns whether the new address counts now. */
export async function approveAddressChange(platform: Platform, { address }: Viewer, input: unknown): Promise<boolean> {
  const { token } = parse(MailedToken, input);
  await platform.limits.take("verify", address);
  const isDone = await follow(platform, { approveToken: digest(token) }, { approvedAt: new Date() });
  if (isDone === null) throw refused();
  await platform.limits.giveBack("verify", address);
  return isDone;
}

async function follow(
  platform: Platform,
  link: Prisma.AddressChangeWhereInput,
  data: Prisma.AddressChangeUpdateInput,
): Promise<boolean | null> {
  try {
    return await withChange(platform, { ...link, ...pending() }, async (tx, { id }, user) => {
      const change = await tx.addressChange.update({ where: { id }, data });
      if (!change.confirmedAt || needsApproval(change)) return false;
      await finish(platform, tx, change, user);
      return true;
    });
  } catch (error) {
    throw isDuplicate(error) ? addressTaken() : error;
  }
}

/** Work with the one change that fits, while nobody else changes its user; null when there is none. */
async function withChange<T>(
  { db }: Platform,
  where: Prisma.AddressChangeWhereInput,
  work: (tx: Transaction, change: AddressChange, user: User) => Promise<T>,
): Promise<T | null> {
  const found = await db.addressChange.findFirst({ where });
  if (!found) return null;
  return inTransaction(db, async (tx) => {
    const user = await holdUser(tx, found.userId);
    const change = await tx.addressChange.findFirst({ where: { ...where, id: found.id } });
    return change && work(tx, change, user);
  });
}

const noLinks = {
  emailVerificationToken: null,
  emailVerificationExpires: null,
  passwordResetToken: null,
  passwordResetExpires: null,
};

async function finish(platform: Platform, tx: Transaction, { id, userId, newEmail }: AddressChange, user: User) {
  await requireFree(tx, newEmail, userId);
  const undo = newSecret();
  await tx.user.update({ where: { id: userId }, data: { email: newEmail, isEmailVerified: true, ...noLinks } });
  await tx.addressChange.update({
    where: { id },
    data: { doneAt: new Date(), undoToken: digest(undo), undoUntil: inFuture(wayBack) },
  });
  await postMail(platform, tx, addressUndoMail(platform, user, undo));
}

/**
 * Gives an account back to its former address, for a week after the change. Whoever has the password may be a thief, so
 * it opens nothing any more: everybody is signed out, and a link to choose another goes to that address.
 */
export async function undoAddressChange(platform: Platform, { address }: Viewer, input: unknown): Promise<void> {
  const { token } = parse(MailedToken, input);
  await platform.limits.take("verify", address);
  const where = { undoToken: digest(token), undoUntil: { gt: new Date() } };
  const undone = await withChange(platform, where, async (tx, { userId, oldEmail, createdAt }) => {
    await tx.user.update({
      where: { id: userId },
      data: { email: oldEmail, isEmailVerified: true, password: noPassword, ...noLinks },
    });
    await endSessions(tx, userId);
    // Later ones were made by the same thief: no address of theirs leads back.
    await tx.addressChange.deleteMany({ where: { userId, createdAt: { gte: createdAt } } });
    await platform.jobs.send(tx, "reset-request", [oldEmail]);
    return true;
  });
  if (!undone) throw refused();
  await platform.limits.giveBack("verify", address);
}

/** Forgets former addresses once nobody can go back to them, for as long as this process runs. */
export function forgetAddressChanges(platform: Platform) {
  hourly(platform, "Former addresses could not be forgotten", () => {
    const over = { lte: new Date() };
    return platform.db.addressChange.deleteMany({
      where: { OR: [{ doneAt: null, expiresAt: over }, { undoUntil: over }] },
    });
  });
}
