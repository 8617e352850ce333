/*
 * When an attempt counts, in SQL. Days are kept in UTC, each with how many attempts had come by the end of each quarter of
 * an hour. In every zone days begin where a quarter does, so that theirs can be told from these (see results/counting/days.ts).
 */

/** Quarters of an hour in a day. */
export const quartersPerDay = 96;

/** The time that a row of this statement is given. */
export const moment = "now()::timestamptz(3)";

/** The day (UTC) of a time. */
export const utcDay = (time: string) => `(${time} AT TIME ZONE 'utc')::date`;

/** The quarter of that day, from 1. */
export const quarterOf = (time: string) =>
  `(1 + floor(extract(epoch FROM ${time}) / 900)::bigint % ${quartersPerDay})::int`;

/** The quarters of a day whose attempts all came in one. */
export const quartersOf = (quarter: string, attempts: string) =>
  `array_fill(0, ARRAY[${quarter} - 1]) || array_fill((${attempts})::int, ARRAY[${quartersPerDay + 1} - ${quarter}])`;

/** The quarters of a day, with more attempts in one of them. */
export const quartersWith = (quarters: string, quarter: string, attempts: string) =>
  `${quarters}[1:${quarter} - 1] || ARRAY(SELECT cell + ${attempts} FROM unnest(${quarters}[${quarter}:]) AS cell)`;
