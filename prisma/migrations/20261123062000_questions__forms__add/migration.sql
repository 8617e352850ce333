ALTER TYPE "question_type" ADD VALUE 'scale';
ALTER TYPE "question_type" ADD VALUE 'matrix';
ALTER TYPE "question_type" ADD VALUE 'text';
ALTER TYPE "question_type" ADD VALUE 'number';

ALTER TABLE "questions"
  ADD COLUMN     "required" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN     "points" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN     "form" JSONB,
  ADD COLUMN     "answer_key" JSONB;
