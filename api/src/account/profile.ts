import type { User } from "../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../platform/database.ts";
import { invalid, isDuplicate, parse } from "../platform/errors.ts";
import { postMail } from "../platform/mail.ts";
import type { Platform } from "../platform/platform.ts";
import { inPerson, type Viewer } from "../platform/viewer.ts";
import { PasswordChange, Profile } from "./account.rules.ts";
import { addressTaken, requireReachable } from "./account.ts";
import { addressChangedMail, passwordChangedMail } from "./letters.ts";
import { hashPassword, requirePassword } from "./password.ts";
import { endSessions } from "./session.ts";
import { sendVerification } from "./verification.ts";

/** A new address must prove itself again, voids what was mailed to the old one, and the old one is told. */
export async function updateProfile(platform: Platform, viewer: Viewer, input: unknown): Promise<User> {
  const { id } = inPerson(viewer);
  const { email, ...names } = parse(Profile, input);
  await requireReachable(platform, email);
  const { email: current } = await platform.db.user.findUniqueOrThrow({ where: { id } });
  if (email !== current) await platform.limits.take("newAddress", id);
  try {
    return await inTransaction(platform.db, async (tx) => {
      const before = await held(tx, id);
      if (before.email === email) return tx.user.update({ where: { id }, data: names });
      const user = await tx.user.update({
        where: { id },
        data: { ...names, email, isEmailVerified: false, passwordResetToken: null, passwordResetExpires: null },
      });
      await sendVerification(platform, tx, user);
      await postMail(platform, tx, addressChangedMail(platform, user, before.email));
      return user;
    });
  } catch (error) {
    throw isDuplicate(error) ? addressTaken() : error;
  }
}

/** Ends every other session: whoever knew the old password is out. */
export async function changePassword(platform: Platform, viewer: Viewer, input: unknown): Promise<void> {
  const { id } = inPerson(viewer);
  const { currentPassword, newPassword } = parse(PasswordChange, input);
  const { password: stored } = await requirePassword(platform, id, currentPassword, "currentPassword");
  const password = await hashPassword(newPassword);
  await inTransaction(platform.db, async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: { id, password: stored },
      data: { password, passwordResetToken: null, passwordResetExpires: null },
    });
    if (!user) throw invalid("currentPassword", "Your password has just been changed elsewhere");
    await endSessions(tx, id, viewer.sessionId);
    await postMail(platform, tx, passwordChangedMail(platform, user));
  });
}

export async function signOutEverywhere({ db }: Platform, viewer: Viewer): Promise<void> {
  const { id } = inPerson(viewer);
  await inTransaction(db, (tx) => endSessions(tx, id));
}

/** The user's row, which nobody else changes until the transaction ends. */
async function held(tx: Transaction, id: string): Promise<User> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR UPDATE`;
  return tx.user.findUniqueOrThrow({ where: { id } });
}
