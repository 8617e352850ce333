-- CreateTable
CREATE TABLE "question_themes" (
    "quiz_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "themes" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "question_themes_pkey" PRIMARY KEY ("quiz_id","line_id")
);

-- CreateTable
CREATE TABLE "answer_themes" (
    "attempt_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "themes" INTEGER[],
    "quotes" JSONB NOT NULL,

    CONSTRAINT "answer_themes_pkey" PRIMARY KEY ("attempt_id","line_id")
);

CREATE INDEX "answer_themes_line_id_idx" ON "answer_themes"("line_id");
ALTER TABLE "question_themes" ADD CONSTRAINT "question_themes_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_themes" ADD CONSTRAINT "answer_themes_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
