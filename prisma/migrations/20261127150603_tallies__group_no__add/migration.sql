-- AlterTable
-- What was counted so far is in no group. Tallies have few rows, however many attempts there are, so the keys are made
-- in a moment; writers wait for that long and try again.
ALTER TABLE "tallies" ADD COLUMN     "group_no" SMALLINT NOT NULL DEFAULT 0,
DROP CONSTRAINT "tallies_pkey",
ADD CONSTRAINT "tallies_pkey" PRIMARY KEY ("quiz_id", "revision", "slot", "bucket", "group_no");

-- AlterTable
ALTER TABLE "daily_tallies" ADD COLUMN     "group_no" SMALLINT NOT NULL DEFAULT 0,
DROP CONSTRAINT "daily_tallies_pkey",
ADD CONSTRAINT "daily_tallies_pkey" PRIMARY KEY ("quiz_id", "day", "slot", "group_no");

-- AlterTable
ALTER TABLE "duration_tallies" ADD COLUMN     "group_no" SMALLINT NOT NULL DEFAULT 0,
DROP CONSTRAINT "duration_tallies_pkey",
ADD CONSTRAINT "duration_tallies_pkey" PRIMARY KEY ("quiz_id", "slot", "group_no");
