import { quartersPerDay } from "../../attempt/counting/moment.ts";

/**
 * A local day is the last quarters of one UTC day and the first of the next. Where midnight occurs twice, as in Havana,
 * PostgreSQL takes the second. `rows` is SQL for daily tallies (`day`, `attempts` and the `groups`).
 */
export const localDays = (rows: string, zone: string, groups = "") => `
  SELECT ${groups} local_day AS day,
         sum(CASE till WHEN ${quartersPerDay} THEN attempts ELSE quarters[till] END
             - CASE since WHEN 0 THEN 0 ELSE quarters[since] END)::int AS attempts
    FROM (SELECT utc_day, local_day, since, lead(since, 1, ${quartersPerDay}) OVER (PARTITION BY utc_day ORDER BY local_day) AS till
            FROM (SELECT utc.day AS utc_day, local::date AS local_day,
                         least(${quartersPerDay}, greatest(0, ceil(extract(epoch FROM midnight - begin) / 900)::int
                               - CASE WHEN ((midnight - interval '1 hour') AT TIME ZONE ${zone})::date = local::date THEN 4 ELSE 0 END)) AS since
                    FROM (SELECT DISTINCT day FROM ${rows}) AS utc
                         CROSS JOIN LATERAL (SELECT utc.day::timestamp AT TIME ZONE 'utc' AS begin) AS one
                         CROSS JOIN LATERAL generate_series((begin AT TIME ZONE ${zone})::date::timestamp,
                           ((begin + interval '1 day' - interval '1 second') AT TIME ZONE ${zone})::date, interval '1 day') AS local
                         CROSS JOIN LATERAL (SELECT local AT TIME ZONE ${zone} AS midnight) AS two) AS begins) AS cut
         JOIN ${rows} AS tally ON tally.day = utc_day
   GROUP BY ${groups} local_day`;
