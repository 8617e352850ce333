-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "corrections" JSONB;
