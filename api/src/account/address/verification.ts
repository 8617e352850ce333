import type { User } from "../../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { digest, newSecret } from "../../platform/identity/secret.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { Verification } from "../account.rules.ts";
import { verificationMail } from "../letters.ts";
import { currentUser } from "../user.ts";
import { confirmAddress } from "./address-change.ts";

/** Mails a link that verifies the user's current address; links mailed earlier stop working. */
export async function sendVerification(platform: Platform, tx: Transaction, user: User): Promise<void> {
  const token = newSecret();
  await tx.$executeRaw`
    UPDATE users SET email_verification_token = ${digest(token)},
                     email_verification_expires = now() + interval '24 hours', updated_at = now()
     WHERE id = ${user.id}`;
  await postMail(platform, tx, verificationMail(platform, user, token));
}

/**
 * A used token stays valid, because mail programs follow links before people do. `isDone` is false while the old
 * address has to approve; `newEmail` is null for an account's first address.
 */
export async function verifyEmail(
  platform: Platform,
  { address }: Viewer,
  input: unknown,
): Promise<{ isDone: boolean; newEmail: string | null }> {
  const { db, limits } = platform;
  const { token } = parse(Verification, input);
  return limits.refusals("verify", address, async () => {
    const count = await db.$executeRaw`
      UPDATE users SET is_email_verified = true, updated_at = now()
       WHERE email_verification_token = ${digest(token)} AND (is_email_verified OR email_verification_expires > now())`;
    const change = count > 0 ? null : await confirmAddress(platform, address, token);
    if (count === 0 && !change) throw invalid("token", "This verification link is invalid or has expired.");
    return { isDone: change?.isDone ?? true, newEmail: change?.email ?? null };
  });
}

export async function resendVerification(platform: Platform, viewer: Viewer): Promise<void> {
  const { id } = inPerson(viewer);
  await platform.limits.take("resend", id);
  await inTransaction(platform.db, async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id } });
    if (user.isEmailVerified) throw new DomainError("CONFLICT", "Your email address is verified already");
    await sendVerification(platform, tx, user);
  });
}

export async function verificationStatus(platform: Platform, viewer: Viewer) {
  const { isEmailVerified, email } = await currentUser(platform, viewer);
  return { isEmailVerified, email };
}
