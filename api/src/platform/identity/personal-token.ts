import { createHmac } from "node:crypto";
import type { QueryConfig } from "pg";
import { DomainError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { networkOf } from "./address.ts";
import { type Scope, type Shorthand, shorthands } from "./scopes.shared.ts";
import { digest, signatureOf } from "./secret.ts";
import type { Viewer } from "./viewer.ts";

/** A recognisable prefix, for secret scanners. */
const prefix = "assay_pat_";

/** Derives a token from a seed and the service's own secret, so that only the service can compute it. */
export const personalTokenFrom = ({ tokenKey }: Platform, seed: string) =>
  `${prefix}${createHmac("sha256", tokenKey).update(`personal token ${seed}`).digest("base64url")}`;

export const isPersonalToken = (token: string) => token.startsWith(prefix);

/** Prefix of tokens issued over OAuth. Their audience is the assistants' endpoint; no other endpoint accepts it. */
const issuedPrefix = "assay_oat_";

/** Derives the access token that is issued together with a refresh token. */
export const issuedTokenFrom = (platform: Platform, refreshToken: string) =>
  `${issuedPrefix}${signatureOf(platform, `issued token ${refreshToken}`)}`;

export const isIssuedToken = (token: string) => token.startsWith(issuedPrefix);

interface TokenRow {
  id: string;
  userId: string;
  timeZone: string | null;
  scope: Shorthand;
  scopes: Scope[];
  items: string[] | null;
  /** Milliseconds until it expires, by the database's clock. */
  left: number | null;
  isNoted: boolean;
}

/** Runs at each request, so that a revoked token stops working immediately in every process. */
const find = (column: string) => ({
  name: `personal-token-by-${column}`,
  text: `SELECT id, user_id AS "userId", (SELECT time_zone FROM users WHERE users.id = user_id) AS "timeZone", scope, scopes,
                CASE WHEN all_items THEN NULL ELSE item_ids END AS items,
                (extract(epoch FROM least(expires_at, token_expires_at) - now()) * 1000)::float8 AS "left",
                coalesce(last_used_at > now() - interval '1 minute', false) AS "isNoted"
           FROM access_tokens WHERE ${column} = $1 AND (expires_at IS NULL OR expires_at > now())
            AND (token_expires_at IS NULL OR token_expires_at > now())`,
});
const [findBySecret, findById] = [find("token"), find("id")];
const note = {
  name: "personal-token-used",
  text: `UPDATE access_tokens SET last_used_at = now(), last_used_from = $2
          WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')`,
};

type TokenBearer = Pick<Viewer, "user" | "tokenId" | "token" | "expiresAt">;

/** The user that a token acts for. Its use is recorded in the background, at most once a minute. */
export const usePersonalToken = (platform: Platform, token: string, address: string | null): Promise<TokenBearer> =>
  bearerOf(platform, { ...findBySecret, values: [digest(token)] }, address);

export const personalTokenAgain = (platform: Platform, id: string, address: string | null): Promise<TokenBearer> =>
  bearerOf(platform, { ...findById, values: [id] }, address);

async function bearerOf({ sql, log }: Platform, statement: QueryConfig, address: string | null): Promise<TokenBearer> {
  const { rows } = await sql.query<TokenRow>(statement);
  const row = rows[0];
  if (!row) throw new DomainError("UNAUTHENTICATED", "This access token is unknown, revoked or expired");
  const { id, userId, timeZone, items, left, isNoted } = row;
  const expiresAt = left === null ? null : new Date(Date.now() + left);
  if (!isNoted)
    sql
      .query({ ...note, values: [id, networkOf(address)] })
      .catch((err) => log.warn({ err }, "A token's use was not noted"));
  return {
    user: { id: userId, isAdmin: false, timeZone },
    tokenId: id,
    token: { scopes: scopesOf(row), items },
    expiresAt,
  };
}

/** Permissions of the stored token: the scopes it was created with, or the scopes of its shorthand. */
export const scopesOf = ({ scope, scopes }: { scope: Shorthand; scopes: readonly string[] }): readonly Scope[] =>
  scopes.length > 0 ? (scopes as readonly Scope[]) : shorthands[scope];
