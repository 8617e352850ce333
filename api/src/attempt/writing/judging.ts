import { onTheWay } from "../../content/rules/rules.shared.ts";
import { longestDuration } from "../attempt.rules.ts";

// Statements judge answers by their start, which they find anyway, so that nothing is read before they are stored.

/** A row of answers that arrives now, as a statement names it. */
interface Arriving {
  /** Whole seconds after the closing; null in time. */
  late: string;
  /** The item's time limit in seconds; null without one. */
  timeLimit: string;
  /** Whole seconds, as the taker's page tells; null where it does not. */
  duration: string;
}

/** The row of `attempt_starts` that belongs to it; its columns are null where the start is not known. */
type Began = string;

const elapsed = (began: Began) => `greatest(0, extract(epoch FROM now() - ${began}.started_at))`;

/** Answers that were sent in time were on their way for a while. */
const lateBy = (seconds: string) => `CASE WHEN ${seconds} > ${onTheWay / 1000} THEN floor(${seconds})::int END`;

/**
 * Whole seconds by which answers come late, after the closing or their time limit; 0 where that is not known, because
 * the start is not, and null in time. What a start promised holds though the limit was lowered since.
 */
export const lateOf = ({ late, timeLimit }: Omit<Arriving, "duration">, began: Began) => `
  CASE WHEN ${timeLimit} IS NULL THEN ${late}
       WHEN ${began}.started_at IS NULL THEN coalesce(${late}, 0)
       WHEN ${began}.time_limit IS NULL THEN ${late}
       ELSE greatest(${late}, ${lateBy(`(${elapsed(began)} - greatest(${began}.time_limit, ${timeLimit}))`)}) END`;

/** Whole seconds since the start where a time limit is kept to and the start is known; else what the page tells. */
export const durationOf = ({ timeLimit, duration }: Omit<Arriving, "late">, began: Began) => `
  CASE WHEN ${timeLimit} IS NULL OR ${began}.started_at IS NULL THEN ${duration}
       ELSE least(${longestDuration}, round(${elapsed(began)}))::int END`;
