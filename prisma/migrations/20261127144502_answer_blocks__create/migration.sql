-- CreateTable
CREATE TABLE "answer_blocks" (
    "quiz_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "missing" INTEGER NOT NULL DEFAULT 0,
    "tallies" JSONB NOT NULL,

    CONSTRAINT "answer_blocks_pkey" PRIMARY KEY ("quiz_id","number")
);

-- AddForeignKey
ALTER TABLE "answer_blocks" ADD CONSTRAINT "answer_blocks_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
