import type { AccessToken, Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, notFound, parse } from "../../platform/errors.ts";
import { personalTokenFrom } from "../../platform/identity/personal-token.ts";
import { digest, newSecret } from "../../platform/identity/secret.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once, withoutResult } from "../../platform/work/idempotency.ts";
import { NewAccessToken } from "../account.rules.ts";
import { accessMadeMail } from "../letters.ts";
import { logged } from "../log/log.ts";
import { announceEnd, holdAccess } from "../session.ts";
import { holdUser } from "../user.ts";
import { maxTokens } from "./access-token.shared.ts";

export interface IssuedToken {
  /** Returned when the token is created and when that request is repeated; only its hash is stored. */
  secret: string;
  token: AccessToken;
}

export async function listAccessTokens({ db }: Platform, viewer: Viewer): Promise<AccessToken[]> {
  return db.accessToken.findMany({ where: { userId: inPerson(viewer).id }, orderBy: { id: "desc" } });
}

/** A repeated request gets the same secret, derived from a stored seed and the service's own key. */
export async function createAccessToken(
  platform: Platform,
  viewer: Viewer,
  input: unknown,
  key?: unknown,
): Promise<IssuedToken> {
  const { id: userId } = inPerson(viewer);
  const intention = intentionOf(viewer, key, "access token", input);
  const { expiresInDays, name, items, ...asked } = parse(NewAccessToken, input);
  const { seed, token } = await once(platform, intention, {
    prepare: async () => {
      await platform.limits.take("newAccess", userId);
      return async (tx) => {
        // Runs one request at a time for each user, so that the limit of tokens holds.
        const user = await holdUser(tx, userId);
        await holdAccess(tx, viewer);
        if ((await tx.accessToken.count({ where: { userId } })) >= maxTokens)
          throw new DomainError("CONFLICT", `You have ${maxTokens} tokens already. Revoke one first.`);
        await requireItems(tx, userId, items ?? []);
        const seed = newSecret();
        const secret = personalTokenFrom(platform, seed);
        await postMail(platform, tx, accessMadeMail(platform, user, "token-made", name, "/profile/programs"));
        const { id } = await tx.accessToken.create({
          data: {
            userId,
            name,
            token: digest(secret),
            lastFour: secret.slice(-4),
            scope: asked.scope ?? "read",
            scopes: asked.scopes ?? [],
            allItems: items == null,
            itemIds: items ?? [],
          },
        });
        await tx.$executeRaw`
          UPDATE access_tokens SET expires_at = now() + make_interval(hours => ${expiresInDays ? expiresInDays * 24 : null}::int)
           WHERE id = ${id}`;
        await logged(tx, viewer, userId, { action: "token_made", name });
        return { seed, token: await tx.accessToken.findUniqueOrThrow({ where: { id } }) };
      };
    },
    note: ({ seed, token: { id } }) => ({ seed, id }),
    async recall({ seed, id }) {
      const token = await platform.db.accessToken.findUnique({ where: { id } });
      if (!token) throw new DomainError("NOT_FOUND", "The token that this request made has been revoked since");
      return { seed, token };
    },
  });
  return { secret: personalTokenFrom(platform, seed), token };
}

/** Throws VALIDATION_FAILED for an item that is missing or belongs to another user. */
async function requireItems(tx: Transaction, userId: string, items: readonly string[]): Promise<void> {
  const rows = await tx.content.findMany({ where: { userId, id: { in: [...items] } }, select: { id: true } });
  const own = new Set(rows.map(({ id }) => id));
  const place = items.findIndex((id) => !own.has(id));
  if (place >= 0) throw invalid(`items.${place}`, "This is not your item");
}

/** Remaining items that each token is restricted to, oldest first; null for a token for all items. */
export async function itemsOf(
  { db }: Platform,
  tokens: readonly Pick<AccessToken, "id" | "userId" | "allItems" | "itemIds">[],
): Promise<Map<string, Content[] | null>> {
  const ids = new Set(tokens.flatMap(({ itemIds }) => itemIds));
  const items = await db.content.findMany({
    where: { id: { in: [...ids] }, userId: { in: tokens.map(({ userId }) => userId) } },
    orderBy: { id: "asc" },
  });
  return new Map(
    tokens.map(({ id, allItems, itemIds }) => [id, allItems ? null : items.filter(({ id }) => itemIds.includes(id))]),
  );
}

export async function revokeAccessToken(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<void> {
  const { id: userId } = inPerson(viewer);
  await once(platform, intentionOf(viewer, key, "revoke access token", id), {
    prepare: async () => async (tx) => {
      const [revoked] = await tx.$queryRaw<{ name: string }[]>`
        DELETE FROM access_tokens WHERE id = ${id} AND user_id = ${userId} RETURNING name`;
      if (!revoked) throw notFound("Token");
      await logged(tx, viewer, userId, { action: "token_revoked", name: revoked.name });
      await announceEnd(tx, userId);
    },
    ...withoutResult,
  });
}
