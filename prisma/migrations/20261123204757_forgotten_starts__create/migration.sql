-- CreateTable
CREATE TABLE "forgotten_starts" (
    "quiz_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "starts" INTEGER NOT NULL,

    CONSTRAINT "forgotten_starts_pkey" PRIMARY KEY ("quiz_id","day")
);

-- AddForeignKey
ALTER TABLE "forgotten_starts" ADD CONSTRAINT "forgotten_starts_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
