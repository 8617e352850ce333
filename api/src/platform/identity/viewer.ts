import type { IncomingHttpHeaders } from "node:http";
import { DomainError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { isIssuedToken, isPersonalToken, personalTokenAgain, usePersonalToken } from "./personal-token.ts";
import { type Scope, shorthands } from "./scopes.shared.ts";
import { verifyAccessToken } from "./token.ts";

export const passcodeHeader = "x-passcode";
export const personalKeyHeader = "x-personal-key";

export interface SignedIn {
  id: string;
  isAdmin: boolean;
  timeZone: string | null;
}

interface TokenRights {
  scopes: readonly Scope[];
  /** Ids of the items that the token is restricted to; null if it is for all items. */
  items: readonly string[] | null;
}

export interface Viewer {
  user: SignedIn | null;
  sessionId: string | null;
  tokenId: string | null;
  /** Permissions of a program that acts for `user`; null for a person who logged in. */
  token: TokenRights | null;
  /**
   * Null if a proxy did not forward it. Limits then count by account and item, never for all unknown addresses
   * together.
   */
  address: string | null;
  expiresAt: Date | null;
  /** Passcode for an item that requires one; null if none was sent. */
  passcode: string | null;
  /** Key of the personal link that a taker followed; null if none was sent. */
  personalKey: string | null;
}

export const anonymous = (address: string | null): Viewer => ({
  user: null,
  sessionId: null,
  tokenId: null,
  token: null,
  address,
  expiresAt: null,
  passcode: null,
  personalKey: null,
});

/** Audience of a token: every API, or the assistants' endpoint (RFC 8707), which accepts tokens of both kinds. */
export type Audience = "api" | "assistant";

const header = "Authorization: Bearer assay_pat_…";

/** The viewer described by a request's headers. A bad token is an error, never an anonymous viewer. */
export async function viewerOfHeaders(
  platform: Platform,
  headers: IncomingHttpHeaders,
  address: string | null,
  audience?: Audience,
): Promise<Viewer> {
  const viewer = await viewerOf(platform, headers.authorization, address, audience);
  const [passcode, personalKey] = [headers[passcodeHeader], headers[personalKeyHeader]];
  if (typeof passcode !== "string" && typeof personalKey !== "string") return viewer;
  return {
    ...viewer,
    passcode: typeof passcode === "string" ? decoded(passcode) : null,
    personalKey: typeof personalKey === "string" ? personalKey : null,
  };
}

/** Decodes a passcode, which is sent percent-encoded because headers carry ASCII only. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads an Authorization header. A bad token is an error, never an anonymous viewer. */
export async function viewerOf(
  platform: Platform,
  authorization: string | null | undefined,
  address: string | null,
  audience: Audience = "api",
): Promise<Viewer> {
  if (!authorization) return anonymous(address);
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new DomainError("UNAUTHENTICATED", `The token is not readable: send it in the header ${header}.`);
  const isStored = isPersonalToken(token) || (audience === "assistant" && isIssuedToken(token));
  if (isStored) return { ...anonymous(address), ...(await usePersonalToken(platform, token, address)) };
  const { userId, sessionId, expiresAt } = await verifyAccessToken(platform, token);
  return { ...anonymous(address), user: await userOfSession(platform, userId, sessionId), sessionId, expiresAt };
}

/** Whether the header carries a session's token, which can be refreshed, unlike an access token. */
export const isOfSession = (authorization: string | null): boolean =>
  /^Bearer +[\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization ?? "");

/** The current viewer of an open socket or subscription. Throws UNAUTHENTICATED if session or token has ended. */
export async function viewerAgain(platform: Platform, viewer: Viewer): Promise<Viewer> {
  const { user, sessionId, tokenId, address } = viewer;
  if (tokenId !== null) return { ...viewer, ...(await personalTokenAgain(platform, tokenId, address)) };
  if (user === null || sessionId === null) return viewer;
  return { ...viewer, user: await userOfSession(platform, user.id, sessionId) };
}

/** Runs at each request, so that lost rights, deleted users and ended sessions take effect immediately. */
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

/** Error for a caller without a token. */
export const notSignedIn = () =>
  new DomainError("UNAUTHENTICATED", `Please log in first. Programs send an access token in the header ${header}.`);

/** Ids of the items that the viewer's token is for; null for all items, and without a token. */
export const itemsOfToken = ({ token }: Viewer): readonly string[] | null => token?.items ?? null;

/** Whether the viewer's token is for the item. A token neither owns nor reads any other item. */
export const isForItem = (viewer: Viewer, id: string): boolean => itemsOfToken(viewer)?.includes(id) ?? true;

/** `isForItem` as a Prisma condition on an item's id. */
export function idForToken(viewer: Viewer): { in: string[] } | undefined {
  const items = itemsOfToken(viewer);
  return items ? { in: [...items] } : undefined;
}

export function signedIn({ user }: Viewer): SignedIn {
  if (!user) throw notSignedIn();
  return user;
}

/** Time zone for the days of the viewer's own items. Only an item's owner reads its results. */
export const zoneOf = ({ user }: Viewer): string => user?.timeZone ?? "UTC";

/** Whether the viewer's token has the scope; always true without a token. Policies are checked separately. */
export const allows = ({ token }: Viewer, scope: Scope): boolean => token === null || token.scopes.includes(scope);

export const lacking = (scope: Scope) => `This token lacks the scope ${scope}`;

/** Throws FORBIDDEN for a token without the scope. For one object, call it after the lookup: 404 comes before 403. */
export function requireScope(viewer: Viewer, scope: Scope): void {
  if (allows(viewer, scope)) return;
  const isReader = shorthands.read.every((read) => allows(viewer, read));
  const message = isReader && scope.endsWith(":write") ? "This token can only read" : lacking(scope);
  throw new DomainError("FORBIDDEN", message, { scope });
}

export const forCertainItems = () => new DomainError("FORBIDDEN", "This token is for certain items only");

/**
 * The user, for requests about no single item. Throws FORBIDDEN for a token without the scope or for certain items
 * only.
 */
export function requireForAll(viewer: Viewer, scope: Scope): SignedIn {
  const user = signedIn(viewer);
  requireScope(viewer, scope);
  if (itemsOfToken(viewer)) throw forCertainItems();
  return user;
}

export const notByToken = () => new DomainError("FORBIDDEN", "A token cannot do this. Please log in instead.");

/** The user of a session. Refuses tokens, because the request concerns the account itself. */
export function inPerson(viewer: Viewer): SignedIn {
  const user = signedIn(viewer);
  if (viewer.token) throw notByToken();
  return user;
}

export const accessDenied = () => new DomainError("FORBIDDEN", "Access denied. Admin privileges required.");

export function administrator(viewer: Viewer): { id: string } {
  const user = signedIn(viewer);
  if (!user.isAdmin) throw accessDenied();
  return user;
}
