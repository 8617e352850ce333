-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN     "groups" JSONB;
