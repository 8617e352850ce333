import { v7 as uuid } from "uuid";
import type { Transaction } from "../platform/database.ts";
import { DomainError, parse } from "../platform/errors.ts";
import { announce } from "../platform/events.ts";
import type { Platform } from "../platform/platform.ts";
import { digest, newSecret } from "../platform/secret.ts";
import { signAccessToken } from "../platform/token.ts";
import type { Viewer } from "../platform/viewer.ts";
import { RefreshRequest } from "./account.rules.ts";

export interface Session {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

interface Family {
  userId: string;
  familyId: string;
  /** Counted from the sign-in: no refresh moves it. */
  expiresAt: Date;
}

const life = 30 * 24 * 60 * 60 * 1000;

const refused = () => new DomainError("UNAUTHENTICATED", "Please log in again");

/** Signs a user in. */
export async function openSession(platform: Platform, tx: Transaction, userId: string): Promise<Session> {
  await tx.refreshToken.deleteMany({ where: { userId, expiresAt: { lte: new Date() } } });
  const familyId = uuid();
  return issue(platform, tx, { userId, familyId, expiresAt: new Date(Date.now() + life) }, familyId);
}

/**
 * Trades a refresh token for a new pair. For a moment after its use the token still works, because two tabs may send
 * it at once or an answer may get lost; after that somebody has a copy, so the whole session ends.
 */
export async function refreshSession(platform: Platform, _viewer: Viewer, input: unknown): Promise<Session> {
  const token = digest(parse(RefreshRequest, input).refreshToken);
  const family = await platform.db.refreshToken.findUnique({ where: { token } });
  if (!family || family.expiresAt <= new Date()) throw refused();
  const { familyId, userId } = family;
  await platform.limits.take("refresh", familyId);

  const session = await platform.db.$transaction(async (tx) => {
    await lock(tx, familyId);
    const claimed = await tx.$executeRaw`
      UPDATE refresh_tokens SET used_at = coalesce(used_at, clock_timestamp())
      WHERE token = ${token}
        AND (used_at IS NULL OR used_at > clock_timestamp() - make_interval(secs => ${platform.settings.refreshGrace}))`;
    if (claimed === 1) return issue(platform, tx, family);
    if (await end(tx, userId, familyId))
      platform.log.warn({ userId, familyId }, "A refresh token was used again; its session is ended");
    return null;
  });
  if (!session) throw refused();
  return session;
}

/** Ends the session a refresh token belongs to; a token nobody knows is no error. */
export async function logout(platform: Platform, _viewer: Viewer, input: unknown): Promise<void> {
  const token = digest(parse(RefreshRequest, input).refreshToken);
  const known = await platform.db.refreshToken.findUnique({ where: { token } });
  if (!known) return;
  await platform.db.$transaction(async (tx) => {
    await lock(tx, known.familyId);
    await end(tx, known.userId, known.familyId);
  });
}

/** Ends all of a user's sessions, or all but one, and every token of a program: whoever had either is out from the commit on. */
export async function endSessions(tx: Transaction, userId: string, kept: string | null = null): Promise<void> {
  const families = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM refresh_tokens WHERE user_id = ${userId} AND id = family_id AND id IS DISTINCT FROM ${kept}
     ORDER BY id FOR UPDATE`;
  await tx.accessToken.deleteMany({ where: { userId } });
  await tx.refreshToken.deleteMany({ where: { familyId: { in: families.map(({ id }) => id) } } });
  await announceEnd(tx, userId);
}

/** Open sockets look whether they are still meant. */
export const announceEnd = (tx: Transaction, userId: string) =>
  announce((text, values) => tx.$queryRawUnsafe(text, ...values), "sessions", userId);

async function end(tx: Transaction, userId: string, familyId: string): Promise<boolean> {
  const { count } = await tx.refreshToken.deleteMany({ where: { familyId } });
  if (count > 0) await announceEnd(tx, userId);
  return count > 0;
}

/** One at a time for each family, so that no successor is born while the family is being ended. Its first token is the lock. */
const lock = (tx: Transaction, familyId: string) =>
  tx.$queryRaw`SELECT id FROM refresh_tokens WHERE id = ${familyId} FOR UPDATE`;

async function issue(platform: Platform, tx: Transaction, family: Family, id = uuid()): Promise<Session> {
  const { userId, familyId, expiresAt } = family;
  const refreshToken = newSecret();
  await tx.refreshToken.create({ data: { id, userId, familyId, expiresAt, token: digest(refreshToken) } });
  return { userId, refreshToken, accessToken: await signAccessToken(platform, { userId, sessionId: familyId }) };
}
