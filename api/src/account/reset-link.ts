import type { Database, Transaction } from "../platform/database.ts";
import { invalid } from "../platform/errors.ts";
import { digest } from "../platform/secret.ts";

type Owner = { id: string };

/** The user whose password a link may set. Throws when the link does not work any more. */
export async function ownerOfResetLink(db: Database, token: string): Promise<Owner> {
  const [owner] = await db.$queryRaw<Owner[]>`
    SELECT id FROM users WHERE password_reset_token = ${digest(token)} AND password_reset_expires > now()`;
  if (!owner) throw resetRefused();
  return owner;
}

/** The same, once: from the commit on the link does not work any more. */
export async function spendResetLink(tx: Transaction, token: string): Promise<Owner> {
  const [owner] = await tx.$queryRaw<Owner[]>`
    UPDATE users SET password_reset_token = NULL, password_reset_expires = NULL
     WHERE password_reset_token = ${digest(token)} AND password_reset_expires > now() RETURNING id`;
  if (!owner) throw resetRefused();
  return owner;
}

const resetRefused = () => invalid("token", "This reset link is invalid or has expired. Please request a new one.");
