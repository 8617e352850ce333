-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "evidence" JSONB;
