import type { User } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid, isDuplicate, parse } from "../../platform/errors.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { PasswordChange, Profile, SignOut } from "../account.rules.ts";
import { startAddressChange } from "../address/address-change.ts";
import { sendVerification } from "../address/verification.ts";
import { addressTaken, requireFree, requireReachable } from "../address.ts";
import { addressChangedMail, passwordChangedMail } from "../letters.ts";
import { logged } from "../log/log.ts";
import { hashPassword, requirePassword } from "../password.ts";
import { endSessions, holdAccess } from "../session.ts";
import { endWebhooks } from "../standing/standing.ts";
import { currentUser, holdUser } from "../user.ts";
import { announceZone, requireZone } from "./time-zone.ts";

/** Replaces an unverified address immediately; a verified address stays valid until the new one is confirmed. */
export async function updateProfile(platform: Platform, viewer: Viewer, input: unknown): Promise<User> {
  const { id } = inPerson(viewer);
  const { email: present } = await currentUser(platform, viewer);
  const { email = present, currentPassword, timeZone, ...names } = parse(Profile, input);
  await requireZone(platform, timeZone);
  const isMoving = email !== present;
  if (isMoving) {
    await requireReachable(platform, email);
    await platform.limits.take("newAddress", id);
  }
  const proven =
    isMoving && currentPassword ? await requirePassword(platform, id, currentPassword, "currentPassword") : null;
  try {
    return await announcing(platform, async (tx, announce) => {
      const before = await holdUser(tx, id);
      const user = await tx.user.update({ where: { id }, data: { ...names, ...(timeZone != null && { timeZone }) } });
      if (user.timeZone !== before.timeZone) await announceZone(tx, announce, id);
      if (!isMoving || before.email === email) return user;
      if (proven && proven.password !== before.password) throw passwordChangedElsewhere();
      if (!before.isEmailVerified) return changeAtOnce(platform, tx, viewer, user, email);
      await startAddressChange(platform, tx, user, email, proven !== null);
      return user;
    });
  } catch (error) {
    throw isDuplicate(error) ? addressTaken() : error;
  }
}

async function changeAtOnce(
  platform: Platform,
  tx: Transaction,
  viewer: Viewer,
  before: User,
  email: string,
): Promise<User> {
  await requireFree(tx, email, before.id);
  const user = await tx.user.update({
    where: { id: before.id },
    data: { email, passwordResetToken: null, passwordResetExpires: null },
  });
  await sendVerification(platform, tx, user);
  await postMail(platform, tx, addressChangedMail(platform, before));
  await logged(tx, viewer, user.id, { action: "address_changed" });
  return user;
}

const passwordChangedElsewhere = () => invalid("currentPassword", "Your password has just been changed elsewhere");

/** Ends every other session, every access token and, on request, all webhooks. */
export async function changePassword(platform: Platform, viewer: Viewer, input: unknown): Promise<void> {
  const { id } = inPerson(viewer);
  const { currentPassword, newPassword, endWebhooks: isEndingWebhooks } = parse(PasswordChange, input);
  const { password: stored } = await requirePassword(platform, id, currentPassword, "currentPassword");
  const password = await hashPassword(newPassword, id, "newPassword");
  await announcing(platform, async (tx, announce) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: { id, password: stored },
      data: { password, passwordResetToken: null, passwordResetExpires: null },
    });
    if (!user) throw passwordChangedElsewhere();
    await endSessions(tx, id, viewer.sessionId);
    await logged(tx, viewer, id, { action: "password_changed" });
    if (isEndingWebhooks) await endWebhooks(tx, announce, viewer, id);
    await postMail(platform, tx, passwordChangedMail(platform, user));
  });
}

/** Ends every session including this one, every access token and, on request, all webhooks. */
export async function signOutEverywhere(platform: Platform, viewer: Viewer, input: unknown = {}): Promise<void> {
  const { id } = inPerson(viewer);
  const { endWebhooks: isEndingWebhooks } = parse(SignOut, input);
  await announcing(platform, async (tx, announce) => {
    await holdUser(tx, id);
    await holdAccess(tx, viewer);
    await endSessions(tx, id);
    await logged(tx, viewer, id, { action: "signed_out_everywhere" });
    if (isEndingWebhooks) await endWebhooks(tx, announce, viewer, id);
  });
}
