import type { Transaction } from "../platform/data/database.ts";
import { DomainError, invalid } from "../platform/errors.ts";
import { takesAddress } from "../platform/mail/smtp.ts";
import type { Platform } from "../platform/platform.ts";

/** Refuses an address whose domain is known to receive no mail. */
export async function requireReachable(platform: Platform, email: string): Promise<void> {
  if (await takesAddress(platform, email)) return;
  throw invalid("email", "Our mail server cannot reach this address: please use one with only a to z before the @");
}

export function addressTaken(): DomainError {
  const message = "An account with this email already exists";
  return new DomainError("CONFLICT", message, { issues: [{ path: "email", message }] });
}

/** Refuses an address that belongs to another user or that another user may still restore. */
export async function requireFree(tx: Transaction, email: string, userId: string): Promise<void> {
  const isTaken =
    (await tx.user.count({ where: { email, id: { not: userId } } })) > 0 ||
    (await tx.$executeRaw`
      SELECT FROM address_changes WHERE old_email = ${email} AND user_id <> ${userId} AND undo_until > now()`) > 0;
  if (isTaken) throw addressTaken();
}

export const dropPendingChanges = (tx: Transaction, userId: string) =>
  tx.addressChange.deleteMany({ where: { userId, doneAt: null } });
