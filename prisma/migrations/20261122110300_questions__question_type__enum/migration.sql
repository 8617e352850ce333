CREATE TYPE "question_type" AS ENUM ('multiple_choice', 'single_choice', 'multi_select');

ALTER TABLE "questions"
  ALTER COLUMN "question_type" DROP DEFAULT,
  ALTER COLUMN "question_type" TYPE "question_type" USING "question_type"::"question_type",
  ALTER COLUMN "question_type" SET DEFAULT 'multiple_choice';
