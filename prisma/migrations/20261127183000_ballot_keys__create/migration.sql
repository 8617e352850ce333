-- CreateTable
CREATE TABLE "ballot_keys" (
    "quiz_id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,

    CONSTRAINT "ballot_keys_pkey" PRIMARY KEY ("quiz_id")
);

-- AddForeignKey
ALTER TABLE "ballot_keys" ADD CONSTRAINT "ballot_keys_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
