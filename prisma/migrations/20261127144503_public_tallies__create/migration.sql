-- CreateTable
CREATE TABLE "public_tallies" (
    "quiz_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL,
    "cells" INTEGER[],

    CONSTRAINT "public_tallies_pkey" PRIMARY KEY ("quiz_id","revision")
);

-- AddForeignKey
ALTER TABLE "public_tallies" ADD CONSTRAINT "public_tallies_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
