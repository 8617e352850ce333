import { type AddressChange, Prisma, type User } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import { digest } from "../../platform/identity/secret.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { MailedToken } from "../account.rules.ts";
import { noPassword } from "../password.ts";
import { changeThat, linkRefused } from "./address-change.ts";

type Owner = Pick<User, "email" | "password">;

const link = {
  approve: {
    token: Prisma.sql`approve_token`,
    lasts: Prisma.sql`CASE WHEN done_at IS NULL THEN expires_at ELSE undo_until END > now()`,
    isUsed: ({ approvedAt }: AddressChange) => approvedAt !== null,
  },
  undo: {
    token: Prisma.sql`undo_token`,
    lasts: Prisma.sql`undo_until > now()`,
    isUsed: ({ undoneAt }: AddressChange) => undoneAt !== null,
  },
};

/** Null while the link is unused. Throws if it no longer works. */
export async function usedAddressLink(
  { db, limits }: Platform,
  { address }: Viewer,
  kind: keyof typeof link,
  input: unknown,
): Promise<string | null> {
  const { token: column, lasts, isUsed } = link[kind];
  const { token } = parse(MailedToken, input);
  const change = await limits.refusals("verify", address, async () => {
    const change = await changeThat(db, Prisma.sql`${column} = ${digest(token)} AND ${lasts}`);
    if (!change) throw linkRefused();
    return change;
  });
  if (!isUsed(change)) return null;
  const { userId: id } = change;
  return standing(change, await db.user.findUniqueOrThrow({ where: { id }, select: { email: true, password: true } }));
}

function standing({ doneAt, undoneAt, oldEmail, newEmail }: AddressChange, { email, password }: Owner): string {
  if (undoneAt && email === oldEmail) {
    const undone = `The change was undone, and the account is at ${oldEmail} again`;
    return password === noPassword
      ? `${undone}. Its old password no longer works: choose a new one with the link we emailed to it`
      : undone;
  }
  if (undoneAt || (doneAt && email !== newEmail)) return "The account has another address by now";
  if (doneAt) return `The email address of the account is now ${newEmail}`;
  return `You approved ${newEmail}. It applies when the link in the email to that address is opened as well`;
}
