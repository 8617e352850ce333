import { longestDuration } from "../attempt.rules.ts";
import { moment } from "../counting/moment.ts";

// Of an anonymous answer nothing is stored that says whose it is, or when it came but for the day: whatever a client
// sends, and in the statement itself, so that no door or process can forget it.

/** SQL that is true for a row of `quizzes` with the rule. */
export const anonymousRule = (quizzes: string) => `coalesce(${quizzes}.rules -> 'anonymous' = 'true', false)`;

/** From the time that stands for a day, which is its noon in UTC, to the end of that day. */
export const restOfDayMillis = 12 * 60 * 60 * 1000;
export const restOfDay = "interval '12 hours'";

/** The time that stands for today. At noon it is the same day in nearly every zone. */
export const noonOfDay = "(date_trunc('day', now(), 'UTC') + interval '12 hours')";

/** The moment that answers came at, as it is stored. */
export const cameAt = (isAnonymous: string) =>
  `CASE WHEN ${isAnonymous} THEN ${noonOfDay} ELSE ${moment} END::timestamptz(3)`;

/** Seconds: bins of a minute up to ten minutes, of five up to an hour, then of an hour, told by their middle. */
export const binnedDuration = (seconds: string) => {
  const width = `CASE WHEN ${seconds} < 600 THEN 60 WHEN ${seconds} < 3600 THEN 300 ELSE 3600 END`;
  // `least` would take a duration that is not known for the longest.
  return `CASE WHEN ${seconds} IS NOT NULL THEN least(${longestDuration}, ${seconds} - ${seconds} % (${width}) + (${width}) / 2) END`;
};

const day = 86_400;

/** Days begun: with the time of closing, seconds would tell the moment. 0 stays for a start that is not known. */
export const binnedLate = (seconds: string) => `((${seconds} + ${day - 1}) / ${day} * ${day})`;

/**
 * Seconds until the day of an answer is over, and a random part of an hour more: what is sent on of it, at once or in
 * order, would tell when it came.
 */
export function untilDayIsOver(now = Date.now()): number {
  const left = day - (Math.floor(now / 1000) % day);
  return left + Math.floor(Math.random() * 3600);
}
