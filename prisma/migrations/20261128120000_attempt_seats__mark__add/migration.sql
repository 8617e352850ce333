-- AlterTable
ALTER TABLE "attempt_seats" ADD COLUMN     "mark" INTEGER,
ADD COLUMN     "writing_until" TIMESTAMPTZ(3);
