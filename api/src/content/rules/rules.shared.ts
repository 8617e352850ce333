import type { Shown } from "../setting/shown.rules.ts";
import type { ItemRules } from "../setting/stored.rules.ts";

/** The problem with a closing time, or null if there is none. */
export const closingFlaw = ({ opensAt, closesAt }: { [Time in "opensAt" | "closesAt"]?: string | null | undefined }) =>
  opensAt && closesAt && Date.parse(closesAt) <= Date.parse(opensAt) ? "It must close after it opens" : null;

/**
 * The reason why takers cannot be shown these results, or null if they can. `closesAt` is null without a closing time,
 * and undefined if an edit doesn't change it.
 */
export const shownFlaw = ({
  shown,
  closesAt,
}: {
  shown?: Shown | null | undefined;
  closesAt?: string | null | undefined;
}) =>
  shown?.when === "AFTER_CLOSING" && closesAt === null ? "To show it after the closing, say when it closes" : null;

export const isAnonymous = ({ rules }: { rules: ItemRules | null }): boolean => rules?.anonymous === true;

/** The reason why answers cannot be anonymous, or null if they can. */
export const anonymousFlaw = (item: {
  rules: ItemRules | null;
  collectEmailUpfront?: boolean | undefined;
  emailResultsSettings?: { enabled: boolean } | null | undefined;
}): string | null =>
  !item.rules?.anonymous
    ? null
    : item.collectEmailUpfront
      ? "Anonymous answers have no address: do not require one"
      : item.emailResultsSettings?.enabled
        ? "Anonymous responses have no email address: turn off emailed results"
        : null;

/** Milliseconds after the end during which answers still count as on time, because they may have been in transit. */
export const onTheWay = 60_000;

/** The start of the key in every personal link. */
export const personalKeyStart = "assay_inv_";

/**
 * `WAITING` until it opens, `INVITED` for takers without a personal link that it requires, `LOCKED` for takers who
 * haven't given its passcode.
 */
export type Availability = "OPEN" | "WAITING" | "CLOSED" | "INVITED" | "LOCKED";

interface Ruled {
  rules: ItemRules | null;
}

/**
 * Whether an item can be answered at a time, in milliseconds since 1970, by someone who is invited and has the
 * passcode.
 */
export function availabilityOf({ rules }: Ruled, now: number = Date.now()): Availability {
  if (rules?.closesAt !== undefined && now >= Date.parse(rules.closesAt)) return "CLOSED";
  if (rules?.opensAt !== undefined && now < Date.parse(rules.opensAt)) return "WAITING";
  return "OPEN";
}

/** The availability to takers with neither a personal link nor a passcode. */
export function availabilityToAll(item: Ruled): Availability {
  const availability = availabilityOf(item);
  if (availability !== "OPEN") return availability;
  if (item.rules?.invitedOnly) return "INVITED";
  return item.rules?.passcode === undefined ? "OPEN" : "LOCKED";
}

/** A share of the points as a whole percentage. */
export interface Percentage {
  /** Null for a survey. */
  percentage: number | null;
  /**
   * Whether the percentage exceeds the exact share. Null or absent for other kinds, and for older results, which keep
   * their outcome.
   */
  isRoundedUp: boolean | null | undefined;
}

/**
 * Whether the exact share of points reaches a mark. Marks are whole, so the share rounded down reaches the same ones.
 */
export const reaches = ({ percentage, isRoundedUp }: Percentage, mark: number): boolean =>
  percentage !== null && percentage - Number(isRoundedUp ?? false) >= mark;

/** Whether a result passes under the current pass mark, or null without one. */
export const isPassed = ({ rules }: Ruled, result: Percentage): boolean | null =>
  rules?.passMark === undefined || result.percentage === null ? null : reaches(result, rules.passMark);
