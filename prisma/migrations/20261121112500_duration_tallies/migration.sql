-- CreateTable
CREATE TABLE "duration_tallies" (
    "quiz_id" TEXT NOT NULL,
    "slot" SMALLINT NOT NULL,
    "cells" INTEGER[],

    CONSTRAINT "duration_tallies_pkey" PRIMARY KEY ("quiz_id","slot")
);

-- AddForeignKey
ALTER TABLE "duration_tallies" ADD CONSTRAINT "duration_tallies_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The attempts that are there already, in the buckets of duration.ts.
WITH doublings AS (
    SELECT "quiz_id", "duration", length(ltrim("duration"::bit(32)::text, '0')) - 1 AS doubling
      FROM "attempts" WHERE "duration" IS NOT NULL
), buckets AS (
    SELECT "quiz_id", count(*)::int AS times,
           CASE WHEN "duration" < 128 THEN "duration"
                ELSE 64 * (doubling - 6) + ("duration" >> (doubling - 6)) END AS bucket
      FROM doublings GROUP BY "quiz_id", bucket
)
INSERT INTO "duration_tallies" ("quiz_id", "slot", "cells")
SELECT "quiz_id", 0, ARRAY(SELECT coalesce(b.times, 0) FROM generate_series(0, max(buckets.bucket)) AS place
                             LEFT JOIN buckets b ON b."quiz_id" = buckets."quiz_id" AND b.bucket = place ORDER BY place)
  FROM buckets GROUP BY "quiz_id";
