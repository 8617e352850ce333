import type { Transaction } from "../platform/data/database.ts";
import { locks } from "../platform/data/locks.ts";
import { DomainError, notFound } from "../platform/errors.ts";
import { type Actor, logged } from "./log/log.ts";
import { announceEnd } from "./session.ts";

/** Returns false if the flag already has this value. `actor` is null on the command line. */
export async function setAdmin(
  tx: Transaction,
  user: { id: string } | { email: string },
  isAdmin: boolean,
  actor: Actor = null,
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
    data: {
      actorId: actor?.user?.id ?? null,
      action: isAdmin ? "grant-admin" : "revoke-admin",
      subjectId: current.id,
    },
  });
  await logged(tx, actor, current.id, { action: isAdmin ? "admin_granted" : "admin_revoked" });
  await announceEnd(tx, current.id);
  return true;
}
