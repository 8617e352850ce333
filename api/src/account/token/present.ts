import type { AccessToken, Content } from "../../generated/prisma/client.ts";
import { scopesOf } from "../../platform/identity/personal-token.ts";
import { shorthandOf } from "../../platform/identity/scopes.shared.ts";
import type { Platform } from "../../platform/platform.ts";
import type * as contract from "./access-token.contract.ts";
import { itemsOf } from "./access-token.ts";

/** Tokens as shown to their owner over REST and in the file with all their data. */
export async function presentTokens(platform: Platform, tokens: AccessToken[]): Promise<contract.AccessToken[]> {
  const items = await itemsOf(platform, tokens);
  return tokens.map((token) => presentToken(token, items.get(token.id) ?? null));
}

const presentToken = (token: AccessToken, items: readonly Content[] | null): contract.AccessToken => {
  const { id, name, lastFour, createdAt, lastUsedAt, lastUsedFrom, expiresAt } = token;
  const scopes = [...scopesOf(token)];
  return {
    id,
    name,
    lastFour,
    scope: shorthandOf(scopes),
    scopes,
    items: items?.map(({ id }) => id) ?? null,
    createdAt,
    lastUsedAt,
    lastUsedFrom,
    expiresAt,
  };
};
