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
  /** The ids of the items it is restricted to; null if it is for all. */
  items: readonly string[] | null;
}

export interface Viewer {
  user: SignedIn | null;
  sessionId: string | null;
  tokenId: string | null;
  /** What a program may do for `user`; null for a person who signed in. */
  token: TokenRights | null;
  /** Null if a proxy did not forward it. Then accounts and items are limited, never all the unknown together. */
  address: string | null;
  expiresAt: Date | null;
  /** Of an item that asks takers for one; null if none was sent. */
  passcode: string | null;
  /** Of the personal link that a taker followed; null if none was sent. */
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

/** Who a token was issued for: every API, or the endpoint of assistants (RFC 8707), which takes those of both. */
export type Audience = "api" | "assistant";

const header = "Authorization: Bearer assay_pat_…";

/** As the headers of a request have it. A bad token is an error, never an anonymous viewer. */
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

/** Headers carry ASCII only, so that it is sent percent-encoded. */
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

/** Whether the header brings the token of a session, which has a successor, unlike an access token. */
export const isOfSession = (authorization: string | null): boolean =>
  /^Bearer +[\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization ?? "");

/** The viewer as of now, for an open socket or subscription. Throws UNAUTHENTICATED if session or token has ended. */
export async function viewerAgain(platform: Platform, viewer: Viewer): Promise<Viewer> {
  const { user, sessionId, tokenId, address } = viewer;
  if (tokenId !== null) return { ...viewer, ...(await personalTokenAgain(platform, tokenId, address)) };
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

/** For somebody who sent no token. */
export const notSignedIn = () =>
  new DomainError("UNAUTHENTICATED", `Please log in first. Programs send an access token in the header ${header}.`);

/** The ids of the items that the viewer's token is for; null for all, as without a token. */
export const itemsOfToken = ({ token }: Viewer): readonly string[] | null => token?.items ?? null;

/** Whether the viewer's token is for the item. Nobody owns or reads by a token what it is not for. */
export const isForItem = (viewer: Viewer, id: string): boolean => itemsOfToken(viewer)?.includes(id) ?? true;

/** The same as Prisma's condition on an item's id. */
export function idForToken(viewer: Viewer): { in: string[] } | undefined {
  const items = itemsOfToken(viewer);
  return items ? { in: [...items] } : undefined;
}

export function signedIn({ user }: Viewer): SignedIn {
  if (!user) throw notSignedIn();
  return user;
}

/** The zone for the days of the viewer's own items; nobody but an item's owner reads its results. */
export const zoneOf = ({ user }: Viewer): string => user?.timeZone ?? "UTC";

/** Whether the viewer may do what the scope names, wherever that is theirs to do. Everybody but a token may. */
export const allows = ({ token }: Viewer, scope: Scope): boolean => token === null || token.scopes.includes(scope);

export const lacking = (scope: Scope) => `This token lacks the scope ${scope}`;

/** Throws FORBIDDEN to a token without the scope. For one object, ask after it was found: 404 comes before 403. */
export function requireScope(viewer: Viewer, scope: Scope): void {
  if (allows(viewer, scope)) return;
  const isReader = shorthands.read.every((read) => allows(viewer, read));
  const message = isReader && scope.endsWith(":write") ? "This token can only read" : lacking(scope);
  throw new DomainError("FORBIDDEN", message, { scope });
}

export const forCertainItems = () => new DomainError("FORBIDDEN", "This token is for certain items only");

/** The user, for what concerns no single item; FORBIDDEN to a token without the scope or for certain items only. */
export function requireForAll(viewer: Viewer, scope: Scope): SignedIn {
  const user = signedIn(viewer);
  requireScope(viewer, scope);
  if (itemsOfToken(viewer)) throw forCertainItems();
  return user;
}

export const notByToken = () => new DomainError("FORBIDDEN", "A token cannot do this. Please log in instead.");

/** The user of a session; refuses tokens, for what concerns the account itself. */
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
