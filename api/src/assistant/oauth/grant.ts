import { createHash } from "node:crypto";
import { v7 as uuid } from "uuid";
import { logged } from "../../account/log/log.ts";
import { announceEnd } from "../../account/session.ts";
import { holdUser } from "../../account/user.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { issuedTokenFrom } from "../../platform/identity/personal-token.ts";
import { digest, isSameSecret, newSecret, signatureOf } from "../../platform/identity/secret.ts";
import type { Platform } from "../../platform/platform.ts";
import { OAuthError } from "./error.ts";
import { requireResource, scopesIn } from "./request.ts";

/** Lifetime of an access token in seconds, and days until an unused client loses its access. */
const lifetimes = { token: 3600, unusedDays: 90 };

interface Granted {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
}

const refused = () => new OAuthError("invalid_grant", "This is unknown, used, revoked or expired. Ask the user again.");

/** Exchanges a code for tokens. A code that is used twice was copied, so the token issued for it is revoked. */
export async function redeemCode(platform: Platform, clientId: string, sent: URLSearchParams): Promise<Granted> {
  const code = digest(sent.get("code") ?? "");
  requireResource(platform, sent);
  const codeRow = await platform.db.authorizationCode.findUnique({ where: { code }, select: { userId: true } });
  if (!codeRow) throw refused();
  const { userId } = codeRow;
  const issued = await inTransaction(platform.db, async (tx) => {
    // Locks the user before the code, like every action that ends a user's tokens.
    await holdUser(tx, userId);
    const [row] = await tx.$queryRaw<CodeRow[]>`
      SELECT client_id AS "clientId", client_name AS "clientName", redirect_uri AS "redirectUri", challenge, scopes,
             token_id AS "tokenId", expires_at > now() AS "isValid"
        FROM authorization_codes WHERE code = ${code} FOR UPDATE`;
    if (!row || row.clientId !== clientId) return null;
    if (row.tokenId) {
      if (await end(tx, row.tokenId, userId))
        platform.log.warn({ userId }, "An authorization code was used again; its token is ended");
      return null;
    }
    const isProven = isSameSecret(challengeOf(sent.get("code_verifier") ?? ""), row.challenge);
    if (!row.isValid || (sent.get("redirect_uri") ?? row.redirectUri) !== row.redirectUri || !isProven) return null;
    const id = uuid();
    const refreshToken = refreshTokenFrom(platform, id, newSecret());
    const { clientName: name, scopes } = row;
    await tx.accessToken.create({
      data: {
        id,
        userId,
        name,
        scope: "read",
        scopes,
        clientId,
        token: digest(issuedTokenFrom(platform, refreshToken)),
      },
    });
    await renew(platform, tx, id, refreshToken);
    await tx.authorizationCode.update({ where: { code }, data: { tokenId: id } });
    return { refreshToken, scopes };
  });
  if (!issued) throw refused();
  return granted(platform, issued);
}

interface CodeRow {
  clientId: string;
  clientName: string;
  redirectUri: string;
  challenge: string;
  scopes: string[];
  tokenId: string | null;
  isValid: boolean;
}

/**
 * Replaces both tokens. As in sessions, a used refresh token works a few seconds longer and gives the same successor,
 * because a response may get lost. After that it counts as copied, and the access ends.
 */
export async function refreshGrant(platform: Platform, clientId: string, sent: URLSearchParams): Promise<Granted> {
  const token = sent.get("refresh_token") ?? "";
  const id = idIn(platform, token);
  if (id === null) throw refused();
  requireResource(platform, sent);
  await platform.limits.take("refresh", id);
  const successor = refreshTokenFrom(platform, id, signatureOf(platform, `successor of ${token}`));
  const issued = await inTransaction(platform.db, async (tx) => {
    const [row] = await tx.$queryRaw<TokenRow[]>`
      SELECT user_id AS "userId", client_id AS "clientId", refresh_token AS "refreshToken", scopes,
             expires_at > now() AS "isValid",
             token_expires_at > now() + make_interval(secs => ${lifetimes.token - platform.settings.refreshGrace}) AS "isFresh"
        FROM access_tokens WHERE id = ${id} FOR UPDATE`;
    if (!row?.isValid || row.clientId !== clientId) return null;
    const { refreshToken, scopes, userId, isFresh } = row;
    if (sent.has("scope") && !scopesIn(sent).every((scope) => scopes.includes(scope)))
      throw new OAuthError("invalid_scope", "The user did not allow these scopes");
    if (refreshToken === digest(token)) await renew(platform, tx, id, successor);
    else if (refreshToken !== digest(successor) || !isFresh) {
      await end(tx, id, userId);
      platform.log.warn({ userId }, "A refresh token was used again; its access is ended");
      return null;
    }
    return { refreshToken: successor, scopes };
  });
  if (!issued) throw refused();
  return granted(platform, issued);
}

interface TokenRow {
  userId: string;
  clientId: string | null;
  refreshToken: string | null;
  scopes: string[];
  isValid: boolean;
  isFresh: boolean;
}

/** Ends a client's access by either of its tokens (RFC 7009). Unknown tokens are ignored. */
export async function revokeGrant(
  platform: Platform,
  clientId: string,
  address: string | null,
  token: string,
): Promise<void> {
  const id = idIn(platform, token);
  await inTransaction(platform.db, async (tx) => {
    const where = { clientId, ...(id === null ? { token: digest(token) } : { id }) };
    const tokenRow = await tx.accessToken.findFirst({ where });
    if (!tokenRow) return;
    const { userId, name } = tokenRow;
    const actor = { user: { id: userId }, sessionId: null, tokenId: tokenRow.id, address };
    await logged(tx, actor, userId, { action: "token_revoked", name });
    await end(tx, tokenRow.id, userId);
  });
}

async function renew(platform: Platform, tx: Transaction, id: string, refreshToken: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE access_tokens
       SET token = ${digest(issuedTokenFrom(platform, refreshToken))}, refresh_token = ${digest(refreshToken)},
           token_expires_at = now() + make_interval(secs => ${lifetimes.token}),
           expires_at = now() + make_interval(days => ${lifetimes.unusedDays})
     WHERE id = ${id}`;
}

async function end(tx: Transaction, id: string, userId: string): Promise<boolean> {
  const { count } = await tx.accessToken.deleteMany({ where: { id } });
  if (count > 0) await announceEnd(tx, userId);
  return count > 0;
}

const granted = (
  platform: Platform,
  { refreshToken, scopes }: { refreshToken: string; scopes: string[] },
): Granted => ({
  access_token: issuedTokenFrom(platform, refreshToken),
  token_type: "Bearer",
  expires_in: lifetimes.token,
  refresh_token: refreshToken,
  scope: scopes.join(" "),
});

const prefix = "assay_ort_";
const lengths = { id: 36, signature: 32 };

/** Signed, so that a used token is recognized without being stored. */
const refreshTokenFrom = (platform: Platform, id: string, nonce: string) =>
  `${prefix}${id}${nonce}${signatureOf(platform, `refresh token ${id} ${nonce}`)}`;

/** Returns the id of the access token that a refresh token replaces; null if it was never issued. */
function idIn(platform: Platform, token: string): string | null {
  const rest = token.slice(prefix.length);
  const [id, nonce] = [rest.slice(0, lengths.id), rest.slice(lengths.id, -lengths.signature)];
  return isSameSecret(token, refreshTokenFrom(platform, id, nonce)) ? id : null;
}

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
