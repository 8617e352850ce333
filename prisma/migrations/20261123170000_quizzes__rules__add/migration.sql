-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN     "rules" JSONB;

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "late" INTEGER;
