// Daily tallies are by UTC day, with cumulative counts by quarter of an hour. In every time zone days start at a
// quarter, so local days follow from these (see results/counting/days.ts).

export const quartersPerDay = 96;

export const moment = "now()::timestamptz(3)";

export const utcDay = (time: string) => `(${time} AT TIME ZONE 'utc')::date`;

export const quarterOf = (time: string) =>
  `(1 + floor(extract(epoch FROM ${time}) / 900)::bigint % ${quartersPerDay})::int`;

/** The cumulative quarters of a day whose attempts all arrived in one quarter. */
export const quartersOf = (quarter: string, attempts: string) =>
  `array_fill(0, ARRAY[${quarter} - 1]) || array_fill((${attempts})::int, ARRAY[${quartersPerDay + 1} - ${quarter}])`;

/** The cumulative quarters of a day after more attempts in one of them. */
export const quartersWith = (quarters: string, quarter: string, attempts: string) =>
  `${quarters}[1:${quarter} - 1] || ARRAY(SELECT cell + ${attempts} FROM unnest(${quarters}[${quarter}:]) AS cell)`;
