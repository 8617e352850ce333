import type { IncomingHttpHeaders } from "node:http";
import { DomainError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { isIssuedToken, isPersonalToken, personalTokenAgain, usePersonalToken } from "./personal-token.ts";
import { verifyAccessToken } from "./token.ts";
import { anonymous, passcodeHeader, personalKeyHeader, type SignedIn, tokenHeader, type Viewer } from "./viewer.ts";

/** Audience of a token: every API, or the assistants' endpoint (RFC 8707), which accepts tokens of both kinds. */
export type Audience = "api" | "assistant";

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
  if (!token)
    throw new DomainError("UNAUTHENTICATED", `The token is not readable: send it in the header ${tokenHeader}.`);
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
