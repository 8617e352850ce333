import { DomainError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { isPersonalToken, personalTokenAgain, type TokenScope, usePersonalToken } from "./personal-token.ts";
import { verifyAccessToken } from "./token.ts";

/** An account, as far as every operation has to know it. */
export interface SignedIn {
  id: string;
  isAdmin: boolean;
  /** IANA's name; null while none is known. */
  timeZone: string | null;
}

/** Who is asking. */
export interface Viewer {
  user: SignedIn | null;
  /** The session the token belongs to. */
  sessionId: string | null;
  /** The token of a program, where one asks. */
  tokenId: string | null;
  /** How far a program may act for `user`; null for a person who signed in here. */
  tokenScope: TokenScope | null;
  /** The client's address as far as it can be trusted, for limits. */
  address: string;
  /** When the token that proves `user` runs out. */
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

/** Reads an Authorization header. A token that is present but bad is an error, never an anonymous viewer. */
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

/**
 * The same viewer as of now, for whatever lasts longer than a request: an operation on an open socket, an event of a
 * subscription. UNAUTHENTICATED when the session or token has ended since.
 */
export async function viewerAgain(platform: Platform, viewer: Viewer): Promise<Viewer> {
  const { user, sessionId, tokenId } = viewer;
  if (tokenId !== null) return { ...viewer, ...(await personalTokenAgain(platform, tokenId)) };
  if (user === null || sessionId === null) return viewer;
  return { ...viewer, user: await userOfSession(platform, user.id, sessionId) };
}

/** Read anew each time, so that a revoked administrator, a deleted user or a session that was ended is so at once. */
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

/** The signed-in user, or UNAUTHENTICATED. */
export function signedIn({ user }: Viewer): SignedIn {
  if (!user) throw new DomainError("UNAUTHENTICATED", "Please log in first");
  return user;
}

/**
 * The zone that the days of the viewer's own items are counted in. An item's zone is its owner's, and nobody else reads
 * its results.
 */
export const zoneOf = ({ user }: Viewer): string => user?.timeZone ?? "UTC";

/*
 * What a token may, in two lines: with scope read nothing but read, besides what anybody may; with either scope nothing
 * about the account. It never has the powers of an administrator: whoever it speaks for is none (see usePersonalToken).
 */

/**
 * Refuses a token that may only read. Both doors ask here before anything is changed or, for one thing with an id, the
 * domain once it has found it.
 */
export function requireWriting({ tokenScope }: Viewer): void {
  if (tokenScope === "read") throw new DomainError("FORBIDDEN", "This token can only read");
}

/** The user who signed in here, and no program: for what concerns the account itself. */
export function inPerson(viewer: Viewer): SignedIn {
  const user = signedIn(viewer);
  if (viewer.tokenScope !== null) throw new DomainError("FORBIDDEN", "A token cannot do this. Please log in instead.");
  return user;
}

export const accessDenied = () => new DomainError("FORBIDDEN", "Access denied. Admin privileges required.");

/** The signed-in administrator, or FORBIDDEN. */
export function administrator(viewer: Viewer): { id: string } {
  const user = signedIn(viewer);
  if (!user.isAdmin) throw accessDenied();
  return user;
}
