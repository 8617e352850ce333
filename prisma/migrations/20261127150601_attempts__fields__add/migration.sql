-- AlterTable
-- Without a default that is computed, no row is written.
ALTER TABLE "attempts" ADD COLUMN     "fields" JSONB,
ADD COLUMN     "group_no" SMALLINT NOT NULL DEFAULT 0;
