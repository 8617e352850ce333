import type { LinkField } from "../fields/fields.shared.ts";
import type { Scoring } from "../question/form/scoring.shared.ts";

import type { Retention } from "../retention/retention.shared.ts";
import type { CertificateRule } from "./certificate.shared.ts";
import type { Endings } from "./endings.shared.ts";

/** The parts of a result, each of which an author shows to takers or withholds. */
export const shownParts = ["SCORE", "RIGHT_ANSWERS", "EXPLANATIONS", "OTHERS_ANSWERS"] as const;
export type ShownPart = (typeof shownParts)[number];
export const shownTimes = ["AT_ONCE", "AFTER_CLOSING"] as const;
export type ShownTime = (typeof shownTimes)[number];

export interface Shown {
  /** If empty, nothing is shown. */
  what: ShownPart[];
  when: ShownTime;
}

/**
 * Rules about access, times, order and results of an item. If a rule is absent or `rules` are null, everyone may answer
 * at any time and in the author's order.
 */
export interface ItemRules {
  /** ISO 8601, in UTC. */
  opensAt?: string;
  /** ISO 8601, in UTC. */
  closesAt?: string;
  /** Minutes from the start to the submission. */
  timeLimit?: number;
  /** Whether figures exclude late answers. They are stored in any case. */
  excludeLate?: true;
  /** Whether link parameters count only with the signature from `linksWith`. */
  signedFields?: true;
  /** Names of removed fields that earlier signed links still carry. Not shown to the owner. */
  formerFields?: string[];
  /** The passcode that takers need before they read any question. Compared by `isPasscode`. */
  passcode?: string;
  /** Whether only people with a personal link may read the questions and answer. */
  invitedOnly?: true;
  /** Maximum number of stored attempts. */
  maxAttempts?: number;
  /** Maximum number of attempts on one device, as counted by the page. */
  attemptsPerDevice?: number;
  /** Quizzes only: the lowest percentage that passes, 1 to 100, before rounding. */
  passMark?: number;
  /**
   * Quizzes only: the scoring of questions with several correct options that don't set their own. Absent for all or
   * nothing.
   */
  scoring?: Scoring;
  /**
   * Whether answers are stored without anything that identifies the taker. Applies to all of an item's answers or to
   * none.
   */
  anonymous?: true;
  /** Whether each attempt has its own order, derived from its key. See `rankOf`. */
  shuffleQuestions?: true;
  shuffleOptions?: true;
  /** Whether takers check a list of their answers before they submit. */
  review?: true;
  /** The author's name as shown on the first screen. */
  author?: string;
  /** The parts of the result shown to takers. Absent where `showResultsToTakers` decides. */
  shown?: Shown;
  /** Sent to takers with their receipt, not before. */
  endings?: Endings;
  /** Parameters that the item's links may carry, to be stored with the attempt. Takers see only the names. */
  fields?: LinkField[];
  /** Quizzes with a pass mark only: the certificate for takers who pass. Sent with their receipt. */
  certificate?: CertificateRule;
  /** Visible to the owner, not to takers. */
  retention?: Retention;
}

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
        ? "Anonymous answers have no address: turn off mails with results"
        : null;

/** Minutes: a day. */
export const longestLimit = 1440;

/** The largest limits that rules may set. */
export const mostAttempts = { inAll: 1_000_000, perDevice: 100 };

/** Milliseconds after the end during which answers still count as on time, because they may have been in transit. */
export const onTheWay = 60_000;

/** Characters. */
export const longestPasscode = 64;

/** Characters. */
export const longestAuthor = 100;

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
