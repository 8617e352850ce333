-- CreateTable
CREATE TABLE "answer_marks" (
    "attempt_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "quiz_id" TEXT NOT NULL,
    "starred" BOOLEAN NOT NULL DEFAULT false,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "answer_marks_pkey" PRIMARY KEY ("attempt_id","line_id")
);

CREATE INDEX "answer_marks_quiz_id_line_id_idx" ON "answer_marks"("quiz_id", "line_id");
CREATE INDEX "answer_marks_quiz_id_changed_at_idx" ON "answer_marks"("quiz_id", "changed_at");
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
