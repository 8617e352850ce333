import { createHmac, hkdfSync } from "node:crypto";
import { v7 as uuid } from "uuid";
import { inTransaction, type Transaction } from "../platform/data/database.ts";
import { inPortions } from "../platform/data/portions.ts";
import { DomainError, parse } from "../platform/errors.ts";
import { hourly } from "../platform/hourly.ts";
import { digest, newSecret } from "../platform/identity/secret.ts";
import { signAccessToken } from "../platform/identity/token.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import { perPlatform } from "../platform/per-platform.ts";
import type { Platform } from "../platform/platform.ts";
import { announce } from "../platform/work/events.ts";
import { RefreshRequest } from "./account.rules.ts";
import { dropPendingChanges } from "./address.ts";

export interface Session {
  userId: string;
  sessionId: string;
  accessToken: string;
  refreshToken: string;
}

interface Family {
  userId: string;
  familyId: string;
}

/** Seconds from the login; refreshing does not extend it. */
const sessionLifetime = 30 * 24 * 60 * 60;

const refused = () => new DomainError("UNAUTHENTICATED", "Please log in again");

export async function openSession(platform: Platform, tx: Transaction, userId: string): Promise<Session> {
  await tx.$executeRaw`DELETE FROM refresh_tokens WHERE user_id = ${userId} AND expires_at <= now()`;
  const familyId = uuid();
  const refreshToken = newSecret();
  await tx.$executeRaw`
    INSERT INTO refresh_tokens (id, user_id, family_id, token, expires_at)
    VALUES (${familyId}, ${userId}, ${familyId}, ${digest(refreshToken)}, now() + make_interval(secs => ${sessionLifetime}))`;
  return pair(platform, { userId, familyId }, refreshToken);
}

/**
 * A used token works for a few more seconds and returns the same successor, because two tabs may send it at once or a
 * response may get lost. If it is used later, it was copied, so the whole session ends.
 */
export async function refreshSession(platform: Platform, _viewer: Viewer, input: unknown): Promise<Session> {
  const { refreshToken } = parse(RefreshRequest, input);
  const token = digest(refreshToken);
  const [family] = await platform.db.$queryRaw<Family[]>`
    SELECT user_id AS "userId", family_id AS "familyId" FROM refresh_tokens WHERE token = ${token} AND expires_at > now()`;
  if (!family) throw refused();
  const { familyId, userId } = family;
  await platform.limits.take("refresh", familyId);

  const successor = successorOf(platform, refreshToken);
  const isRefreshed = await inTransaction(platform.db, async (tx) => {
    await lock(tx, familyId);
    const claimed = await tx.$executeRaw`
      UPDATE refresh_tokens SET used_at = coalesce(used_at, clock_timestamp())
      WHERE token = ${token}
        AND (used_at IS NULL OR used_at > clock_timestamp() - make_interval(secs => ${platform.settings.refreshGrace}))`;
    if (claimed === 1) {
      await tx.$executeRaw`
        INSERT INTO refresh_tokens (id, user_id, family_id, token, expires_at)
        SELECT ${uuid()}, user_id, family_id, ${digest(successor)}, expires_at FROM refresh_tokens WHERE token = ${token}
        ON CONFLICT (token) DO NOTHING`;
      return true;
    }
    if (await end(tx, userId, familyId))
      platform.log.warn({ userId, familyId }, "A refresh token was used again; its session is ended");
    return false;
  });
  if (!isRefreshed) throw refused();
  return pair(platform, family, successor);
}

/** Accepts an unknown token without an error. */
export async function logout(platform: Platform, _viewer: Viewer, input: unknown): Promise<void> {
  const token = digest(parse(RefreshRequest, input).refreshToken);
  const refreshToken = await platform.db.refreshToken.findUnique({ where: { token } });
  if (!refreshToken) return;
  await inTransaction(platform.db, async (tx) => {
    await lock(tx, refreshToken.familyId);
    await end(tx, refreshToken.userId, refreshToken.familyId);
  });
}

/**
 * Ends all of a user's sessions except `kept` and every access token, including tokens that clients have not fetched
 * yet.
 */
export async function endSessions(tx: Transaction, userId: string, kept: string | null = null): Promise<void> {
  const families = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM refresh_tokens WHERE user_id = ${userId} AND id = family_id AND id IS DISTINCT FROM ${kept}
     ORDER BY id FOR UPDATE`;
  // First, because a code in use is locked until its token is visible to the statements below.
  await tx.authorizationCode.deleteMany({ where: { userId } });
  await tx.accessToken.deleteMany({ where: { userId } });
  // The pending change may have been requested by the person who is being logged out.
  await dropPendingChanges(tx, userId);
  await tx.refreshToken.deleteMany({ where: { familyId: { in: families.map(({ id }) => id) } } });
  await announceEnd(tx, userId);
}

/**
 * Locks the session or token of a request. Ending a session waits for this lock, so it also ends lasting access that
 * the request creates. Throws UNAUTHENTICATED if the session has ended.
 */
export async function holdAccess(tx: Transaction, { sessionId, tokenId }: Viewer): Promise<void> {
  if (sessionId === null && tokenId === null) return;
  const rowCount = await (tokenId === null
    ? tx.$executeRaw`SELECT FROM refresh_tokens WHERE id = ${sessionId} FOR KEY SHARE`
    : tx.$executeRaw`SELECT FROM access_tokens WHERE id = ${tokenId} FOR KEY SHARE`);
  if (rowCount === 0) throw refused();
}

/** Makes open sockets check whether their session still exists. */
export const announceEnd = (tx: Transaction, userId: string) => announce(tx, "sessions", [userId]);

export function forgetSessions(platform: Platform) {
  hourly(platform, "Sessions that are over could not be deleted", () => purgeSessions(platform));
}

/** Deletes the tokens of OAuth clients as well: nobody made them by hand, and the client requests new ones. */
export async function purgeSessions({ sql }: Pick<Platform, "sql">): Promise<void> {
  for (const [table, key, condition] of [
    ["refresh_tokens", "id", "expires_at <= now()"],
    ["authorization_codes", "code", "expires_at <= now()"],
    ["access_tokens", "id", "expires_at <= now() AND client_id IS NOT NULL"],
  ])
    await inPortions(
      sql,
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT $1)`,
    );
}

async function end(tx: Transaction, userId: string, familyId: string): Promise<boolean> {
  const { count } = await tx.refreshToken.deleteMany({ where: { familyId } });
  if (count > 0) await announceEnd(tx, userId);
  return count > 0;
}

/** Locks a family by its first token, so that no successor is created while the family is being ended. */
const lock = (tx: Transaction, familyId: string) =>
  tx.$queryRaw`SELECT id FROM refresh_tokens WHERE id = ${familyId} FOR UPDATE`;

const successorKey = perPlatform(({ tokenKey }) => Buffer.from(hkdfSync("sha256", tokenKey, "", "refresh tokens", 32)));

/** Derived from the token and a secret key, so that the same successor can be returned again without being stored. */
const successorOf = (platform: Platform, refreshToken: string) =>
  createHmac("sha256", successorKey(platform)).update(refreshToken).digest("base64url");

const pair = async (platform: Platform, family: Family, refreshToken: string): Promise<Session> => ({
  userId: family.userId,
  sessionId: family.familyId,
  refreshToken,
  accessToken: await signAccessToken(platform, { userId: family.userId, sessionId: family.familyId }),
});
