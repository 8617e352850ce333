-- CreateEnum
CREATE TYPE "text_format" AS ENUM ('plain', 'rich');

-- AlterTable
ALTER TABLE "quizzes"
  ADD COLUMN     "format" "text_format" NOT NULL DEFAULT 'plain',
  ADD COLUMN     "rendered" JSONB;

-- AlterTable
ALTER TABLE "quiz_revisions" ADD COLUMN     "rendered" JSONB;

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "rendered" JSONB;
