import { DomainError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { isPersonalToken, personalTokenAgain, type TokenScope, usePersonalToken } from "./personal-token.ts";
import { verifyAccessToken } from "./token.ts";

export interface SignedIn {
  id: string;
  isAdmin: boolean;
  timeZone: string | null;
}

export interface Viewer {
  user: SignedIn | null;
  sessionId: string | null;
  tokenId: string | null;
  /** How far a program may act for `user`; null for a person who signed in. */
  tokenScope: TokenScope | null;
  address: string;
  expiresAt: Date | null;
}

export const anonymous = (address: string): Viewer => ({
  user: null,
  sessionId: null,
  tokenId: null,
  tokenScope: null,
  address,
  expiresAt: null,
});

/** Reads an Authorization header. A bad token is an error, never an anonymous viewer. */
export async function viewerOf(
  platform: Platform,
  authorization: string | null | undefined,
  address: string,
): Promise<Viewer> {
  if (!authorization) return anonymous(address);
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new DomainError("UNAUTHENTICATED", "Please log in again");
  if (isPersonalToken(token)) return { ...anonymous(address), ...(await usePersonalToken(platform, token)) };
  const { userId, sessionId, expiresAt } = await verifyAccessToken(platform, token);
  return { ...anonymous(address), user: await userOfSession(platform, userId, sessionId), sessionId, expiresAt };
}

/** The viewer as of now, for an open socket or subscription. Throws UNAUTHENTICATED if session or token has ended. */
export async function viewerAgain(platform: Platform, viewer: Viewer): Promise<Viewer> {
  const { user, sessionId, tokenId } = viewer;
  if (tokenId !== null) return { ...viewer, ...(await personalTokenAgain(platform, tokenId)) };
  if (user === null || sessionId === null) return viewer;
  return { ...viewer, user: await userOfSession(platform, user.id, sessionId) };
}

/** Read at each request, so that lost rights, deleted users and ended sessions take effect at once. */
async function userOfSession({ sql }: Platform, userId: string, sessionId: string): Promise<SignedIn> {
  const { rows } = await sql.query<SignedIn>({
    name: "viewer",
    text: `SELECT id, is_admin AS "isAdmin", time_zone AS "timeZone" FROM users
            WHERE id = $1 AND EXISTS (SELECT FROM refresh_tokens WHERE family_id = $2 AND user_id = users.id)`,
    values: [userId, sessionId],
  });
  const user = rows[0];
  if (!user) throw new DomainError("UNAUTHENTICATED", "Please log in again");
  return user;
}

export function signedIn({ user }: Viewer): SignedIn {
  if (!user) throw new DomainError("UNAUTHENTICATED", "Please log in first");
  return user;
}

/** The zone for the days of the viewer's own items; nobody but an item's owner reads its results. */
export const zoneOf = ({ user }: Viewer): string => user?.timeZone ?? "UTC";

// A token with scope "read" may only read, besides what everybody may. No token acts on the account itself or has an
// administrator's rights (see usePersonalToken).

/** Refuses read-only tokens. Doors call it before a change; for one object, the domain does once it has found it. */
export function requireWriting({ tokenScope }: Viewer): void {
  if (tokenScope === "read") throw new DomainError("FORBIDDEN", "This token can only read");
}

/** The user of a session; refuses tokens, for what concerns the account itself. */
export function inPerson(viewer: Viewer): SignedIn {
  const user = signedIn(viewer);
  if (viewer.tokenScope !== null) throw new DomainError("FORBIDDEN", "A token cannot do this. Please log in instead.");
  return user;
}

export const accessDenied = () => new DomainError("FORBIDDEN", "Access denied. Admin privileges required.");

export function administrator(viewer: Viewer): { id: string } {
  const user = signedIn(viewer);
  if (!user.isAdmin) throw accessDenied();
  return user;
}
