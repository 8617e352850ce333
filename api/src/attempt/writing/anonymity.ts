import { longestDuration } from "../attempt.rules.ts";
import { moment } from "../counting/moment.ts";

// An anonymous answer is stored without anything that identifies the person or the time within the day, whatever a
// client sends. The statement itself ensures this, so that no API or process can forget it.

/** SQL that is true for a row of `quizzes` with the rule for anonymity. */
export const anonymousRule = (quizzes: string) => `coalesce(${quizzes}.rules -> 'anonymous' = 'true', false)`;

/** Time from noon in UTC, which represents the day, to the end of that day. */
export const restOfDayMillis = 12 * 60 * 60 * 1000;
export const restOfDay = "interval '12 hours'";

/** The time that represents today. Noon in UTC is on the same day in nearly every time zone. */
export const noonOfDay = "(date_trunc('day', now(), 'UTC') + interval '12 hours')";

/** The submission time as it is stored. */
export const cameAt = (isAnonymous: string) =>
  `CASE WHEN ${isAnonymous} THEN ${noonOfDay} ELSE ${moment} END::timestamptz(3)`;

/**
 * Seconds, rounded to the middle of a bin. Bins are a minute wide up to ten minutes, five minutes up to an hour, then
 * an hour.
 */
export const binnedDuration = (seconds: string) => {
  const width = `CASE WHEN ${seconds} < 600 THEN 60 WHEN ${seconds} < 3600 THEN 300 ELSE 3600 END`;
  // `least` ignores null, so an unknown duration would become the longest.
  return `CASE WHEN ${seconds} IS NOT NULL THEN least(${longestDuration}, ${seconds} - ${seconds} % (${width}) + (${width}) / 2) END`;
};

const day = 86_400;

/**
 * Rounds up to whole days: together with the closing time, seconds would reveal the moment. 0 remains for an unknown
 * start.
 */
export const binnedLate = (seconds: string) => `((${seconds} + ${day - 1}) / ${day} * ${day})`;

/**
 * Seconds until the day of an answer is over, plus up to an hour at random. Anything sent on immediately or in order
 * would reveal the time of the answer.
 */
export function untilDayIsOver(now = Date.now()): number {
  const secondsToMidnight = day - (Math.floor(now / 1000) % day);
  return secondsToMidnight + Math.floor(Math.random() * 3600);
}
