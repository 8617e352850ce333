-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "is_credited" BOOLEAN NOT NULL DEFAULT false;
