-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN     "translation_revision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "language" TEXT;

-- CreateTable
CREATE TABLE "quiz_translations" (
    "quiz_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "image_hashes" TEXT[],
    "revision" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "quiz_translations_pkey" PRIMARY KEY ("quiz_id","language")
);

-- CreateTable
CREATE TABLE "question_translations" (
    "question_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "image_hashes" TEXT[],

    CONSTRAINT "question_translations_pkey" PRIMARY KEY ("question_id","language")
);

-- CreateIndex
CREATE INDEX "quiz_translations_image_hashes_idx" ON "quiz_translations" USING GIN ("image_hashes");

-- CreateIndex
CREATE INDEX "question_translations_image_hashes_idx" ON "question_translations" USING GIN ("image_hashes");

-- AddForeignKey
ALTER TABLE "quiz_translations" ADD CONSTRAINT "quiz_translations_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_translations" ADD CONSTRAINT "question_translations_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "attempts_quiz_id_language_idx" ON "attempts" ("quiz_id", "language") WHERE "language" IS NOT NULL;
