-- CreateTable
CREATE TABLE "erased_attempts" (
    "quiz_id" TEXT NOT NULL,
    "attempt_key" TEXT NOT NULL,

    CONSTRAINT "erased_attempts_pkey" PRIMARY KEY ("quiz_id","attempt_key")
);

-- AddForeignKey
ALTER TABLE "erased_attempts" ADD CONSTRAINT "erased_attempts_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
