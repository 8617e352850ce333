import { onTheWay } from "../../content/rules/rules.shared.ts";
import { longestDuration } from "../attempt.rules.ts";

// Statements determine lateness from the start, which they look up anyway, so that nothing is read before answers are
// stored.

/** SQL expressions for the columns of an arriving row. */
interface Arriving {
  /** Whole seconds after the closing; null if on time. */
  late: string;
  /** The item's time limit in seconds; null without one. */
  timeLimit: string;
  /** Whole seconds as reported by the taker's page; null if it reports none. */
  duration: string;
}

/** The row of `attempt_starts` for it; the columns are null if the start is unknown. */
type Began = string;

const elapsed = (began: Began) => `greatest(0, extract(epoch FROM now() - ${began}.started_at))`;

/** Answers that were sent on time need a while to arrive. */
const lateBy = (seconds: string) => `CASE WHEN ${seconds} > ${onTheWay / 1000} THEN floor(${seconds})::int END`;

/**
 * Whole seconds that answers are late, after the closing or their time limit. 0 if the start, and so the lateness, is
 * unknown; null if on time. A limit that was lowered since the start is not applied.
 */
export const lateOf = ({ late, timeLimit }: Omit<Arriving, "duration">, began: Began) => `
  CASE WHEN ${timeLimit} IS NULL THEN ${late}
       WHEN ${began}.started_at IS NULL THEN coalesce(${late}, 0)
       WHEN ${began}.time_limit IS NULL THEN ${late}
       ELSE greatest(${late}, ${lateBy(`(${elapsed(began)} - greatest(${began}.time_limit, ${timeLimit}))`)}) END`;

/**
 * Whole seconds since the start if there is a time limit and the start is known. Otherwise the duration reported by the
 * page.
 */
export const durationOf = ({ timeLimit, duration }: Omit<Arriving, "late">, began: Began) => `
  CASE WHEN ${timeLimit} IS NULL OR ${began}.started_at IS NULL THEN ${duration}
       ELSE least(${longestDuration}, round(${elapsed(began)}))::int END`;
