import type { AccessToken } from "../generated/prisma/client.ts";
import { inTransaction } from "../platform/database.ts";
import { DomainError, notFound, parse } from "../platform/errors.ts";
import { newPersonalToken } from "../platform/personal-token.ts";
import type { Platform } from "../platform/platform.ts";
import { digest } from "../platform/secret.ts";
import { inPerson, type Viewer } from "../platform/viewer.ts";
import { maxTokens, NewAccessToken } from "./account.rules.ts";
import { announceEnd } from "./session.ts";

const day = 24 * 60 * 60 * 1000;

export interface IssuedToken {
  /** Told once: only its hash is kept. */
  secret: string;
  token: AccessToken;
}

/** A person's own tokens, newest first. */
export async function listAccessTokens({ db }: Platform, viewer: Viewer): Promise<AccessToken[]> {
  return db.accessToken.findMany({ where: { userId: inPerson(viewer).id }, orderBy: { id: "desc" } });
}

export async function createAccessToken(platform: Platform, viewer: Viewer, input: unknown): Promise<IssuedToken> {
  const { id: userId } = inPerson(viewer);
  const { expiresInDays, ...given } = parse(NewAccessToken, input);
  const secret = newPersonalToken();
  const token = await inTransaction(platform.db, async (tx) => {
    // One at a time for each user. A session that is being ended leaves no token behind: either waits for the other.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const isThere = await tx.$executeRaw`SELECT FROM refresh_tokens WHERE id = ${viewer.sessionId} FOR SHARE`;
    if (isThere === 0) throw new DomainError("UNAUTHENTICATED", "Please log in again");
    if ((await tx.accessToken.count({ where: { userId } })) >= maxTokens)
      throw new DomainError("CONFLICT", `You have ${maxTokens} tokens already. Revoke one first.`);
    const expiresAt = expiresInDays ? new Date(Date.now() + expiresInDays * day) : null;
    return tx.accessToken.create({ data: { ...given, userId, expiresAt, token: digest(secret) } });
  });
  return { secret, token };
}

/** From the commit on the token is good for nothing, and sockets opened with it are closed. */
export async function revokeAccessToken({ db }: Platform, viewer: Viewer, id: string): Promise<void> {
  const { id: userId } = inPerson(viewer);
  await inTransaction(db, async (tx) => {
    const { count } = await tx.accessToken.deleteMany({ where: { id, userId } });
    if (count === 0) throw notFound("Token");
    await announceEnd(tx, userId);
  });
}
