-- CreateIndex
CREATE INDEX "attempts_quiz_id_completed_at_idx" ON "attempts"("quiz_id", "completed_at");
