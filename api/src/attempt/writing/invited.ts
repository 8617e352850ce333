import type { KindColumns } from "../../content/kind.ts";
import { invitationOf, isPersonal, notInvited, storedKey } from "../../content/rules/personal-link.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import type { Platform } from "../../platform/platform.ts";

/** Whose an attempt is, as far as its key tells. */
export interface Entrant<Key = string | null> {
  /** As it is stored. */
  attemptKey: Key;
  /** Null for everybody without a personal link. */
  invitationId: string | null;
}

/** Reads the key that was sent. Throws NOT_INVITED for that of a personal link that was not signed for the item. */
export function entrantOf<Key extends string | null | undefined>(
  platform: Pick<Platform, "tokenKey">,
  item: KindColumns & Pick<Item, "id" | "rules">,
  key: Key,
): Entrant<Key | string> {
  if (!key || !isPersonal(key)) return { attemptKey: key, invitationId: null };
  // A key of this form says whose the answers are.
  if (isAnonymous(item)) throw notInvited(item, "WITHDRAWN");
  const invitationId = invitationOf(platform, item.id, key);
  if (invitationId === null) throw notInvited(item, "INCOMPLETE");
  return { attemptKey: storedKey(invitationId), invitationId };
}

/** Seconds beyond a time limit, given in seconds, that an invitation grants; both columns are null without any. */
export const extraSeconds = (invitation: string, timeLimit: string) =>
  `coalesce(${invitation}.extra_minutes * 60, ceil(${timeLimit} * ${invitation}.extra_percent / 100.0)::int, 0)`;
