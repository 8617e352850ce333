import { DomainError } from "../errors.ts";
import { type Scope, shorthands } from "./scopes.shared.ts";

export const tokenHeader = "Authorization: Bearer assay_pat_…";
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

/** Error for a caller without a token. */
export const notSignedIn = () =>
  new DomainError(
    "UNAUTHENTICATED",
    `Please log in first. Programs send an access token in the header ${tokenHeader}.`,
  );

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
