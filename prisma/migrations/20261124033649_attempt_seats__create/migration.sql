-- CreateTable
CREATE TABLE "attempt_seats" (
    "quiz_id" TEXT NOT NULL,
    "attempt_key" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_seats_pkey" PRIMARY KEY ("quiz_id","attempt_key")
);

-- AddForeignKey
ALTER TABLE "attempt_seats" ADD CONSTRAINT "attempt_seats_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
