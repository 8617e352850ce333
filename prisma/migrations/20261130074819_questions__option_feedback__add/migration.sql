-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "option_feedback" JSONB;
