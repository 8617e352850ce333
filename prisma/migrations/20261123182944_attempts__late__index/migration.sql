-- CreateIndex
-- Most items have no late attempts, so most attempts are not in it.
CREATE INDEX "attempts_quiz_id_late_idx" ON "attempts"("quiz_id") WHERE "late" IS NOT NULL;
