-- AlterTable
ALTER TABLE "daily_tallies" ADD COLUMN     "quarters" INTEGER[] DEFAULT array_fill(0, ARRAY[96]);

-- From here on by hand: what is stored already. The rows of one day are summed, so that any of them may hold its numbers.
UPDATE "daily_tallies" AS "d"
   SET "quarters" = ARRAY(SELECT (sum(coalesce("c"."times"[array_position("c"."quarters", "place")], 0)) OVER (ORDER BY "place"))::int
                            FROM generate_series(1, 96) AS "place" ORDER BY "place")
  FROM (SELECT "quiz_id", "day", array_agg("quarter") AS "quarters", array_agg("times") AS "times"
          FROM (SELECT "quiz_id", ("completed_at" AT TIME ZONE 'utc')::date AS "day",
                       (1 + floor(extract(epoch FROM "completed_at") / 900)::bigint % 96)::int AS "quarter", count(*)::int AS "times"
                  FROM "attempts" GROUP BY 1, 2, 3) AS "counted"
         GROUP BY 1, 2) AS "c"
 WHERE ("d"."quiz_id", "d"."day") = ("c"."quiz_id", "c"."day")
   AND "d"."slot" = (SELECT min("slot") FROM "daily_tallies" AS "o" WHERE ("o"."quiz_id", "o"."day") = ("d"."quiz_id", "d"."day"));
