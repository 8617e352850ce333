-- DropIndex
DROP INDEX "attempts_quiz_id_completed_at_idx";

-- DropIndex
DROP INDEX "attempts_quiz_id_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "attempts_quiz_id_completed_at_id_key" ON "attempts"("quiz_id", "completed_at", "id");
