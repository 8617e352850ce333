-- AlterTable
-- Null in the rows there are, whose rounded percentages passed or not: they keep that verdict.
ALTER TABLE "attempts" ADD COLUMN     "is_rounded_up" BOOLEAN;

-- AlterTable
ALTER TABLE "tallies" ADD COLUMN     "rounded_up" INTEGER NOT NULL DEFAULT 0;
