import { type AddressChange, Prisma, type User } from "../../generated/prisma/client.ts";
import { type Database, inTransaction, type Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, isDuplicate, parse } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { digest, newSecret } from "../../platform/identity/secret.ts";
import { anonymous, inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { MailedToken } from "../account.rules.ts";
import { addressTaken, dropPendingChanges, requireFree } from "../address.ts";
import { addressApprovalMail, addressConfirmationMail, addressUndoMail, addressUndoneMail } from "../letters.ts";
import { logged } from "../log/log.ts";
import { noPassword } from "../password.ts";
import { newResetLink } from "../reset-link.ts";
import { endSessions } from "../session.ts";
import { holdUser } from "../user.ts";

/** Lifetime of the links sent to the new and to the old address. */
const linkLifetime = "24 hours";
/** Period in which the old address can recover the account. */
const undoPeriod = "7 days";

const pending = Prisma.sql`done_at IS NULL AND expires_at > now()`;
const undoable = Prisma.sql`undone_at IS NULL AND undo_until > now()`;

export const linkRefused = () => invalid("token", "This link is invalid or has expired.");

/** True while the owner of the old address still has to agree. */
const needsApproval = ({ approveToken, approvedAt }: AddressChange) => approveToken !== null && !approvedAt;

export const shownChange = (change: AddressChange | null) =>
  change && {
    email: change.newEmail,
    isConfirmed: change.confirmedAt !== null,
    needsApproval: needsApproval(change),
    expiresAt: change.expiresAt,
  };

export const ownAddressChange = async ({ db }: Platform, viewer: Viewer): Promise<AddressChange | null> =>
  changeThat(db, Prisma.sql`user_id = ${inPerson(viewer).id} AND ${pending}`);

export async function changeThat(db: Database | Transaction, fits: Prisma.Sql): Promise<AddressChange | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>`SELECT id FROM address_changes WHERE ${fits}`;
  return row ? db.addressChange.findUnique({ where: { id: row.id } }) : null;
}

/** The old address stays valid until the new one is confirmed and, without a password, the old one agrees. */
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
    },
  });
  await mailLinks(platform, tx, user, change);
}

async function mailLinks(platform: Platform, tx: Transaction, user: User, change: AddressChange) {
  const { id, newEmail, confirmedAt } = change;
  const [confirm, approve] = [newSecret(), newSecret()];
  const isApprovalDue = needsApproval(change);
  await tx.addressChange.update({
    where: { id },
    data: {
      ...(!confirmedAt && { confirmToken: digest(confirm) }),
      ...(isApprovalDue && { approveToken: digest(approve) }),
    },
  });
  await tx.$executeRaw`UPDATE address_changes SET expires_at = now() + ${linkLifetime}::interval WHERE id = ${id}`;
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

export async function resendAddressChange(platform: Platform, viewer: Viewer): Promise<void> {
  const { id } = inPerson(viewer);
  await platform.limits.take("resend", id);
  await inTransaction(platform.db, async (tx) => {
    const user = await holdUser(tx, id);
    const change = await changeThat(tx, Prisma.sql`user_id = ${id} AND ${pending}`);
    if (!change) throw new DomainError("CONFLICT", "No new email address is waiting for confirmation");
    await mailLinks(platform, tx, user, change);
  });
}

/** Returns null if the token does not belong to an address change. */
export async function confirmAddress(platform: Platform, address: string | null, token: string): Promise<Step | null> {
  const link = Prisma.sql`confirm_token = ${digest(token)}`;
  const step = await follow(platform, address, link, Prisma.sql`confirmed_at = now()`);
  if (step) return step;
  // A used link works again without an error while its address is still the account's address.
  const counts = Prisma.sql`done_at IS NOT NULL AND new_email = (SELECT email FROM users WHERE id = user_id)`;
  const confirmedChange = await changeThat(platform.db, Prisma.sql`${link} AND ${counts}`);
  return confirmedChange && { email: confirmedChange.newEmail, isDone: true };
}

/** Returns whether the change is complete. */
export async function approveAddressChange(platform: Platform, { address }: Viewer, input: unknown): Promise<boolean> {
  const { token } = parse(MailedToken, input);
  return platform.limits.refusals("verify", address, async () => {
    const link = Prisma.sql`approve_token = ${digest(token)}`;
    const step = await follow(platform, address, link, Prisma.sql`approved_at = now()`);
    if (!step) throw linkRefused();
    return step.isDone;
  });
}

interface Step {
  email: string;
  isDone: boolean;
}

async function follow(
  platform: Platform,
  address: string | null,
  link: Prisma.Sql,
  step: Prisma.Sql,
): Promise<Step | null> {
  try {
    return await withChange(platform, Prisma.sql`${link} AND ${pending}`, async (tx, { id }, user) => {
      await tx.$executeRaw`UPDATE address_changes SET ${step} WHERE id = ${id}`;
      const change = await tx.addressChange.findUniqueOrThrow({ where: { id } });
      const isDone = change.confirmedAt !== null && !needsApproval(change);
      if (isDone) {
        await finish(platform, tx, change, user);
        await logged(tx, anonymous(address), user.id, { action: "address_changed" });
      }
      return { email: change.newEmail, isDone };
    });
  } catch (error) {
    throw isDuplicate(error) ? addressTaken() : error;
  }
}

/** Runs `work` on the matching change with its user locked; null if no change matches. */
async function withChange<T>(
  { db }: Platform,
  fits: Prisma.Sql,
  work: (tx: Transaction, change: AddressChange, user: User) => Promise<T>,
): Promise<T | null> {
  const pendingChange = await changeThat(db, fits);
  if (!pendingChange) return null;
  return inTransaction(db, async (tx) => {
    const user = await holdUser(tx, pendingChange.userId);
    const change = await changeThat(tx, Prisma.sql`${fits} AND id = ${pendingChange.id}`);
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
  await tx.$executeRaw`
    UPDATE address_changes SET done_at = now(), undo_token = ${digest(undo)}, undo_until = now() + ${undoPeriod}::interval
     WHERE id = ${id}`;
  await postMail(platform, tx, addressUndoMail(platform, user, undo));
}

/**
 * Returns an account to its previous address, within a week. A thief may know the password, so it is voided, all
 * sessions end, and the previous address gets a reset link.
 */
export async function undoAddressChange(platform: Platform, { address }: Viewer, input: unknown): Promise<void> {
  const { token } = parse(MailedToken, input);
  await platform.limits.refusals("verify", address, () => undo(platform, address, token));
}

async function undo(platform: Platform, address: string | null, token: string): Promise<void> {
  const fits = Prisma.sql`undo_token = ${digest(token)} AND ${undoable}`;
  const undone = await withChange(platform, fits, async (tx, { id, userId, oldEmail, createdAt }) => {
    await tx.user.update({
      where: { id: userId },
      data: { email: oldEmail, isEmailVerified: true, password: noPassword, ...noLinks },
    });
    await endSessions(tx, userId);
    // Later changes were made by the same thief, so none of their addresses may recover the account.
    await tx.addressChange.deleteMany({ where: { userId, id: { not: id }, createdAt: { gte: createdAt } } });
    await tx.$executeRaw`UPDATE address_changes SET undone_at = now() WHERE id = ${id}`;
    const { token, user } = await newResetLink(tx, oldEmail);
    if (user) await postMail(platform, tx, addressUndoneMail(platform, user, token));
    await logged(tx, anonymous(address), userId, { action: "address_restored" });
    return true;
  });
  if (!undone) throw linkRefused();
}

export function forgetAddressChanges(platform: Platform) {
  hourly(
    platform,
    "Former addresses could not be forgotten",
    () => platform.db.$executeRaw`
      DELETE FROM address_changes WHERE (done_at IS NULL AND expires_at <= now()) OR undo_until <= now()`,
  );
}
