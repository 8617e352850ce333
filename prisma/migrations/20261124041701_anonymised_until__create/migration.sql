-- CreateTable
CREATE TABLE "anonymised_until" (
    "quiz_id" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "anonymised_until_pkey" PRIMARY KEY ("quiz_id")
);

-- AddForeignKey
ALTER TABLE "anonymised_until" ADD CONSTRAINT "anonymised_until_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
