import type { Database, Transaction } from "../platform/data/database.ts";
import { invalid } from "../platform/errors.ts";
import { digest, newSecret } from "../platform/identity/secret.ts";
import type { Recipient } from "./letters.ts";

type Owner = { id: string };

/** Creates the only valid reset link for an address, for an hour. `user` is null if no account has the address. */
export async function newResetLink(tx: Transaction, email: string): Promise<{ token: string; user: Recipient | null }> {
  const token = newSecret();
  const [user] = await tx.$queryRaw<Recipient[]>`
    UPDATE users SET password_reset_token = ${digest(token)}, password_reset_expires = now() + interval '1 hour',
                     updated_at = now()
     WHERE email = ${email}
    RETURNING email, first_name AS "firstName", is_email_verified AS "isEmailVerified"`;
  return { token, user: user ?? null };
}

/** The user whose password a link may set. Throws if the link no longer works. */
export async function ownerOfResetLink(db: Database, token: string): Promise<Owner> {
  const [owner] = await db.$queryRaw<Owner[]>`
    SELECT id FROM users WHERE password_reset_token = ${digest(token)} AND password_reset_expires > now()`;
  if (!owner) throw resetRefused();
  return owner;
}

/** Like `ownerOfResetLink`, but also invalidates the link. */
export async function spendResetLink(tx: Transaction, token: string): Promise<Owner> {
  const [owner] = await tx.$queryRaw<Owner[]>`
    UPDATE users SET password_reset_token = NULL, password_reset_expires = NULL
     WHERE password_reset_token = ${digest(token)} AND password_reset_expires > now() RETURNING id`;
  if (!owner) throw resetRefused();
  return owner;
}

const resetRefused = () => invalid("token", "This reset link is invalid or has expired. Please request a new one.");
