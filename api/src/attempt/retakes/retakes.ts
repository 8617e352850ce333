import { keyToSend, storedKeys } from "../../content/rules/personal-link.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import { mayTellScore } from "../../content/rules/shown.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";

type Ruled = Pick<Item, "rules" | "showResultsToTakers">;

/** Conditions for an attempt of an invitation. */
export interface Terms {
  /** Number of attempts that a person may make, or 0 if the number of this attempt is larger. */
  mostAttempts: number;
  /** People who reached it need no further attempt. Null without one. */
  passMark: number | null;
}

/** A further attempt would reveal that the person has not passed, so there is none while the score is not shown. */
export function termsOf(item: Ruled, number: number): Terms {
  const { retakes = 0, passMark } = item.rules ?? {};
  const isOpen = !isAnonymous(item) && (passMark === undefined || mayTellScore(item));
  const most = 1 + (isOpen ? retakes : 0);
  return { mostAttempts: number <= most ? most : 0, passMark: passMark ?? null };
}

/**
 * SQL for whether an invitation accepts no attempt, or none after the stored ones. Its number of attempts is null once
 * one of them was anonymised, which nobody can tell from the others.
 */
export const isUsedUp = (invitation: string, { most, mark }: { most: string; mark: string }) => `
  CASE WHEN ${invitation}.finished_at IS NULL THEN ${most} < 1
       ELSE NOT coalesce(${invitation}.attempts BETWEEN 1 AND ${most} - 1
         AND NOT EXISTS (SELECT FROM attempts AS a WHERE a.invitation_id = ${invitation}.id AND (a.is_counted OR a.is_superseded)
                         AND a.percentage - coalesce(a.is_rounded_up, false)::int >= ${mark}), false) END`;

/** The error for a further attempt that is not open to the person. */
export const noRetake = (): DomainError =>
  new DomainError("CONFLICT", "No further attempt is open with this personal link");

/**
 * Whether an attempt takes one of the item's places. A further one of a person who is in the figures does not, nor does
 * one that is refused.
 */
export async function takesPlace(
  { db }: Platform,
  item: Ruled,
  { invitationId, number }: { invitationId: string | null; number: number },
): Promise<boolean> {
  if (termsOf(item, number).mostAttempts === 0) return false;
  const { maxAttempts, retakes } = item.rules ?? {};
  if (maxAttempts === undefined || retakes === undefined || invitationId === null) return true;
  const invitation = await db.invitation.findUnique({ where: { id: invitationId }, select: { attempt: true } });
  return (invitation?.attempt ?? null) === null;
}

/** The attempts of a person, as anyone with the personal link sees them. */
export interface Retakes {
  made: number;
  left: number;
  /** The key for the next attempt. Absent if none is left. */
  attemptKey?: string;
}

/** Null for items without further attempts, and for people without a personal link. */
export async function readRetakes(
  platform: Platform,
  item: Ruled & Pick<Item, "id">,
  invitationId: string | null,
): Promise<Retakes | null> {
  if (invitationId === null || item.rules?.retakes === undefined) return null;
  const { mostAttempts, passMark } = termsOf(item, 1);
  const { rows } = await platform.sql.query<{ made: number; isUsedUp: boolean; next: number | null }>({
    name: "retakes",
    text: `SELECT attempts AS made, ${isUsedUp("i", { most: "$2::int", mark: "$3::int" })} AS "isUsedUp",
                  (SELECT min(number)::int FROM unnest($4::text[]) WITH ORDINALITY AS t (key, number)
                    WHERE NOT EXISTS (SELECT FROM attempts AS a WHERE (a.quiz_id, a.attempt_key) = (i.quiz_id, key))) AS next
             FROM invitations AS i WHERE id = $1 AND attempts IS NOT NULL`,
    values: [invitationId, mostAttempts, passMark, storedKeys(invitationId)],
  });
  const [row] = rows;
  if (!row) return null;
  const { made, isUsedUp: isOver, next } = row;
  if (isOver || next === null) return { made, left: 0 };
  return { made, left: mostAttempts - made, attemptKey: keyToSend(platform, item.id, invitationId, next) };
}
