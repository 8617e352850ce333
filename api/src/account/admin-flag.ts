import type { Transaction } from "../platform/data/database.ts";
import { locks } from "../platform/data/locks.ts";
import { DomainError, notFound } from "../platform/errors.ts";
import { announceEnd } from "./session.ts";

/** Returns false if the flag was already so. `actorId` is null on the command line. */
export async function setAdmin(
  tx: Transaction,
  user: { id: string } | { email: string },
  isAdmin: boolean,
  actorId: string | null = null,
): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${locks.administrators})`;
  const current = await tx.user.findUnique({ where: user, select: { id: true, isAdmin: true } });
  if (!current) throw notFound("User");
  if (current.isAdmin === isAdmin) return false;
  if (!isAdmin && (await tx.user.count({ where: { isAdmin: true } })) === 1) {
    throw new DomainError("CONFLICT", "At least one administrator must remain");
  }
  await tx.user.update({ where: { id: current.id }, data: { isAdmin } });
  await tx.auditEntry.create({
    data: { actorId, action: isAdmin ? "grant-admin" : "revoke-admin", subjectId: current.id },
  });
  await announceEnd(tx, current.id);
  return true;
}
