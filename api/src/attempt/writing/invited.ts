import type { KindColumns } from "../../content/kind.ts";
import { invitedAttempt, isPersonal, notInvited, storedKey } from "../../content/rules/personal-link.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import { invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { ballotOf, isBallot, isMeantAsBallot, keyOfBallot } from "../ballot/ballot.ts";

/** The identity of a taker, as far as the key shows it. */
export interface Entrant<Key = string | null> {
  /** The key in the form in which it is stored. */
  attemptKey: Key;
  /** Null without a personal link, and for anonymous items. */
  invitationId: string | null;
  /** The number of the attempt among those of the invitation, from 1. */
  number: number;
  /** The hash of the ballot that a personal link to an anonymous item was exchanged for. */
  ballot: string | null;
}

/** Reads the key that was sent. Throws NOT_INVITED for a personal link or ballot that was not signed for the item. */
export async function entrantOf<Key extends string | null | undefined>(
  platform: Platform,
  item: KindColumns & Pick<Item, "id" | "rules">,
  key: Key,
): Promise<Entrant<Key | string>> {
  const asSent = { attemptKey: key, invitationId: null, number: 1, ballot: null };
  if (!key) return asSent;
  if (isAnonymous(item)) {
    // The key of a personal link would identify the person.
    if (!isPersonal(key) && !isMeantAsBallot(key)) return asSent;
    const ballot = await ballotOf(platform, item.id, key);
    if (ballot === null) throw notInvited(item, "NO_BALLOT");
    return { ...asSent, attemptKey: keyOfBallot(ballot), ballot };
  }
  if (isBallot(key)) throw invalid("attemptKey", "Answers are not anonymous here, and take no ballots");
  if (!isPersonal(key)) return asSent;
  const invited = invitedAttempt(platform, item.id, key);
  if (invited === null) throw notInvited(item, "INCOMPLETE");
  return { attemptKey: storedKey(invited.invitationId, invited.number), ...invited, ballot: null };
}

/**
 * SQL for the seconds that an invitation adds to a time limit, which is in seconds. Both columns are null if it adds
 * none.
 */
export const extraSeconds = (invitation: string, timeLimit: string) =>
  `coalesce(${invitation}.extra_minutes * 60, 60 * ceil(${timeLimit} * ${invitation}.extra_percent / 6000.0)::int, 0)`;
