-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "is_counted" BOOLEAN NOT NULL DEFAULT true;
