-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "had_start" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "daily_tallies" ADD COLUMN     "finished" INTEGER NOT NULL DEFAULT 0;

-- From here on by hand: what is stored already counts as having had its start where one is known.
UPDATE "attempts" AS "a" SET "had_start" = true
  FROM "attempt_starts" AS "s" WHERE ("s"."quiz_id", "s"."attempt_key") = ("a"."quiz_id", "a"."attempt_key");

-- The rows of one day are summed, so that any of them may hold its number.
UPDATE "daily_tallies" AS "d" SET "finished" = "counted"."attempts"
  FROM (SELECT "quiz_id", ("completed_at" AT TIME ZONE 'utc')::date AS "day", count(*) AS "attempts"
          FROM "attempts" WHERE "had_start" GROUP BY 1, 2) AS "counted"
 WHERE ("d"."quiz_id", "d"."day") = ("counted"."quiz_id", "counted"."day")
   AND "d"."slot" = (SELECT min("slot") FROM "daily_tallies" AS "o" WHERE ("o"."quiz_id", "o"."day") = ("d"."quiz_id", "d"."day"));
