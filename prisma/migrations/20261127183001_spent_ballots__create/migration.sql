-- CreateTable
CREATE TABLE "spent_ballots" (
    "quiz_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "spent_ballots_pkey" PRIMARY KEY ("quiz_id","hash")
);

-- AddForeignKey
ALTER TABLE "spent_ballots" ADD CONSTRAINT "spent_ballots_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
