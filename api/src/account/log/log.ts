import { validate, version } from "uuid";
import type { LogActor, Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { networkOf } from "../../platform/identity/address.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { LogDetail, LoggedAction } from "./log.shared.ts";

interface Act extends Omit<LogDetail, "program"> {
  action: LoggedAction;
  contentId?: string | null;
}

/** Null for the command line. An anonymous viewer followed a mailed link. */
export type Actor = (Pick<Viewer, "sessionId" | "tokenId" | "address"> & { user: { id: string } | null }) | null;

/**
 * Writes what the actor does into the log of the account that it concerns, in the transaction that does it. Whatever
 * exports, deletes, or changes who may do something calls this from its domain, so that every door logs it.
 */
export async function logged(
  tx: Transaction,
  actor: Actor,
  userId: string,
  { action, contentId = null, ...detail }: Act,
): Promise<void> {
  const by = actorOf(actor, userId);
  const isOwn = by === "session" || by === "token";
  const tokenId = isOwn ? (actor?.tokenId ?? null) : null;
  const token = tokenId && (await tx.accessToken.findUnique({ where: { id: tokenId }, select: { name: true } }));
  const data: Prisma.LogEntryUncheckedCreateInput = {
    userId,
    action,
    by,
    // Where an administrator or the operator works is none of the owner's business.
    sessionId: isOwn ? (actor?.sessionId ?? null) : null,
    tokenId,
    network: by === "administrator" || !actor ? null : networkOf(actor.address),
    contentId,
    detail: { ...detail, ...(token && { program: token.name }) },
  };
  await tx.logEntry.create({ data });
}

function actorOf(actor: Actor, userId: string): LogActor {
  if (!actor) return "operator";
  if (!actor.user) return "mailed_link";
  if (actor.user.id !== userId) return "administrator";
  return actor.tokenId === null ? "session" : "token";
}

/** When a session began: its id is made when it does. */
export function sessionBegan(id: string | null): Date | null {
  if (id === null || !validate(id) || version(id) !== 7) return null;
  return new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16));
}
