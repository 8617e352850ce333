-- AlterTable
ALTER TABLE "attempt_starts" ADD COLUMN "time_limit" INTEGER;
