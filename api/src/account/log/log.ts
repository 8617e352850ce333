import { v7 as uuid, validate, version } from "uuid";
import type { LogActor, Prisma } from "../../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { lockClasses } from "../../platform/data/locks.ts";
import { networkOf } from "../../platform/identity/address.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { LogDetail, LoggedAction } from "./log.shared.ts";

interface Act extends Omit<LogDetail, "program"> {
  action: LoggedAction;
  contentId?: string | null;
}

/** Null for the command line. An anonymous viewer followed a mailed link. */
export type Actor = (Pick<Viewer, "sessionId" | "tokenId" | "address"> & { user: { id: string } | null }) | null;

/** The log never identifies a participant. */
type Logged = Actor | "participant";

/**
 * Records the actor's action in the log of the account that it concerns, in the same transaction. Domain functions call
 * this when they export data, delete data or change permissions, so that both APIs log it.
 */
export async function logged(
  tx: Transaction,
  who: Logged,
  userId: string,
  { action, contentId = null, ...detail }: Act,
): Promise<void> {
  const by = actorOf(who, userId);
  const actor = who === "participant" ? null : who;
  const isOwn = by === "session" || by === "token";
  const tokenId = isOwn ? (actor?.tokenId ?? null) : null;
  const token = tokenId && (await tx.accessToken.findUnique({ where: { id: tokenId }, select: { name: true } }));
  const data: Prisma.LogEntryUncheckedCreateInput = {
    userId,
    action,
    by,
    // Owners do not see the sessions of an administrator or the operator.
    sessionId: isOwn ? (actor?.sessionId ?? null) : null,
    tokenId,
    network: by === "administrator" || !actor ? null : networkOf(actor.address),
    contentId,
    detail: { ...detail, ...(token && { program: token.name }) },
  };
  await tx.logEntry.create({ data });
}

/**
 * Logs a wrong password for the account, at most once an hour for each network, so that nobody can flood the log. The
 * response does not wait for it, because its time would reveal which addresses have an account.
 */
export async function logFailedSignIn({ db }: Platform, userId: string, address: string | null): Promise<void> {
  const [id, network] = [uuid(), networkOf(address)];
  await inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockClasses.failedSignIns}::int, hashtext(${userId}))`;
    await tx.$executeRaw`
      INSERT INTO log_entries (id, user_id, action, by, network, detail)
      SELECT ${id}, id, 'sign_in_failed', 'unknown', ${network}, '{}' FROM users
       WHERE id = ${userId} AND NOT EXISTS (
             SELECT FROM log_entries
              WHERE user_id = ${userId} AND action = 'sign_in_failed' AND at > now() - interval '1 hour'
                AND network IS NOT DISTINCT FROM ${network})`;
  });
}

function actorOf(actor: Logged, userId: string): LogActor {
  if (!actor) return "operator";
  if (actor === "participant") return "unknown";
  if (!actor.user) return "mailed_link";
  if (actor.user.id !== userId) return "administrator";
  return actor.tokenId === null ? "session" : "token";
}

/** Start of a session, read from its id, which is generated at that time. */
export function sessionBegan(id: string | null): Date | null {
  if (id === null || !validate(id) || version(id) !== 7) return null;
  return new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16));
}
