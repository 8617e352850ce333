-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "failed_at" TIMESTAMPTZ(3);
