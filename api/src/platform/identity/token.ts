import { errors, jwtVerify, SignJWT } from "jose";
import { DomainError } from "../errors.ts";
import { perPlatform } from "../per-platform.ts";
import type { Platform } from "../platform.ts";

const audience = "assay";
const type = "at+jwt";
/** Maximum difference in seconds between the clocks of two processes. */
const leeway = 30;

/** Imported once; given bytes, the library would import them for each token. */
const signingKey = perPlatform(({ tokenKey }) =>
  crypto.subtle.importKey("raw", Buffer.from(tokenKey), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]),
);

/** A signed access token for a session. It carries the identity, never permissions. */
export const signAccessToken = async (
  platform: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: type })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${platform.settings.accessTokenTtl}s`)
    .sign(await signingKey(platform));

/** Throws TOKEN_EXPIRED for a token that was valid once, otherwise UNAUTHENTICATED. */
export async function verifyAccessToken(
  platform: Platform,
  token: string,
): Promise<{ userId: string; sessionId: string; expiresAt: Date }> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(platform), {
      algorithms: ["HS256"],
      audience,
      typ: type,
      requiredClaims: ["sub", "sid", "exp"],
      clockTolerance: leeway,
    });
    return {
      userId: payload.sub as string,
      sessionId: payload.sid as string,
      expiresAt: new Date(((payload.exp as number) + leeway) * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new DomainError("TOKEN_EXPIRED", "Your session has expired");
    throw new DomainError("UNAUTHENTICATED", "Please log in again");
  }
}
