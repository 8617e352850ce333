-- CreateTable
CREATE TABLE "regradings" (
    "id" TEXT NOT NULL,
    "quiz_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "reason" TEXT,
    "mails" BOOLEAN NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "ungradable" INTEGER NOT NULL DEFAULT 0,
    "rest" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "regradings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "regradings_quiz_id_id_idx" ON "regradings"("quiz_id", "id");

-- AddForeignKey
ALTER TABLE "regradings" ADD CONSTRAINT "regradings_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
