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
  /** Nothing if it is empty. */
  what: ShownPart[];
  when: ShownTime;
}

/**
 * Who may answer an item, when, in which order, and what is shown. A rule that is absent, or `rules` that are null, let
 * everybody answer at any time and in the author's order.
 */
export interface ItemRules {
  /** ISO 8601, in UTC. */
  opensAt?: string;
  /** ISO 8601, in UTC. */
  closesAt?: string;
  /** Minutes from the start to the hand-in. */
  timeLimit?: number;
  /** Answers that come late are kept, but figures do not count them. */
  excludeLate?: true;
  /** What a link says counts only with the signature that `linksWith` gives it. */
  signedFields?: true;
  /** Names of removed fields, which links signed before still carry. Its owner is not shown them. */
  formerFields?: string[];
  /** What takers have to know before they read any question; compared by `isPasscode`. */
  passcode?: string;
  /** Answers are taken of people with a personal link alone, and they alone read its questions. */
  invitedOnly?: true;
  /** How many answers are stored at most. */
  maxAttempts?: number;
  /** How often takers are let in on one device, as their page counts. */
  attemptsPerDevice?: number;
  /** Of quizzes: the lowest percentage that passes, 1 to 100, before rounding. */
  passMark?: number;
  /** Of quizzes: how questions with several right options score, unless they say so themselves; absent for all or nothing. */
  scoring?: Scoring;
  /** Answers are stored without anything that says whose they are. It holds for all of an item's answers, or for none. */
  anonymous?: true;
  /** Each attempt has an order of its own, drawn from its key; see `rankOf`. */
  shuffleQuestions?: true;
  shuffleOptions?: true;
  /** Takers check a list of their answers before they submit. */
  review?: true;
  /** Who asks, as takers read it on the first screen. */
  author?: string;
  /** Absent where `showResultsToTakers` decides. */
  shown?: Shown;
  /** Told to takers with their receipt, not before. */
  endings?: Endings;
  /** What its link may carry, to be stored with the attempt. Takers are told the names only. */
  fields?: LinkField[];
  /** Of quizzes with a pass mark: who passes can have a certificate. Told to takers with their receipt. */
  certificate?: CertificateRule;
  /** Its owner's business: takers are not told. */
  retention?: Retention;
}

/** What is wrong with a time of closing; null if nothing is. */
export const closingFlaw = ({ opensAt, closesAt }: { [Time in "opensAt" | "closesAt"]?: string | null | undefined }) =>
  opensAt && closesAt && Date.parse(closesAt) <= Date.parse(opensAt) ? "It must close after it opens" : null;

/**
 * Why takers cannot be shown that; null if they can. `closesAt` is null without a time of closing, and undefined where an
 * edit leaves it as it is.
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

/** Why answers cannot be anonymous; null if they can. */
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

/** In minutes: a day. */
export const longestLimit = 1440;

/** The most that rules may ask for. */
export const mostAttempts = { inAll: 1_000_000, perDevice: 100 };

/** Milliseconds after the end in which answers still count as in time: they were on their way. */
export const onTheWay = 60_000;

/** In characters. */
export const longestPasscode = 64;

/** In characters. */
export const longestAuthor = 100;

/** With which the key in every personal link begins. */
export const personalKeyStart = "assay_inv_";

/**
 * `WAITING` until it opens, `INVITED` to takers who bring no personal link that it asks for, `LOCKED` to those who have
 * not given its passcode.
 */
export type Availability = "OPEN" | "WAITING" | "CLOSED" | "INVITED" | "LOCKED";

interface Ruled {
  rules: ItemRules | null;
}

/** Whether an item can be answered at a time, in milliseconds since 1970, by who is invited and knows its passcode. */
export function availabilityOf({ rules }: Ruled, now: number = Date.now()): Availability {
  if (rules?.closesAt !== undefined && now >= Date.parse(rules.closesAt)) return "CLOSED";
  if (rules?.opensAt !== undefined && now < Date.parse(rules.opensAt)) return "WAITING";
  return "OPEN";
}

/** The same for takers who bring neither a personal link nor a passcode. */
export function availabilityToAll(item: Ruled): Availability {
  const availability = availabilityOf(item);
  if (availability !== "OPEN") return availability;
  if (item.rules?.invitedOnly) return "INVITED";
  return item.rules?.passcode === undefined ? "OPEN" : "LOCKED";
}

/** A share of the points in whole percent. */
export interface Percentage {
  /** Null for a survey. */
  percentage: number | null;
  /** Whether it is more than the exact share; null or absent for other kinds, and in older results, which keep their verdict. */
  isRoundedUp: boolean | null | undefined;
}

/** Compares the exact share of points with a mark. Marks are whole, so the share rounded down reaches the same ones. */
export const reaches = ({ percentage, isRoundedUp }: Percentage, mark: number): boolean =>
  percentage !== null && percentage - Number(isRoundedUp ?? false) >= mark;

/** Whether a result passes, by the pass mark as it is now; null without one. */
export const isPassed = ({ rules }: Ruled, result: Percentage): boolean | null =>
  rules?.passMark === undefined || result.percentage === null ? null : reaches(result, rules.passMark);
