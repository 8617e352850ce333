-- CreateIndex
-- Most items have no groups, so most attempts are not in it.
CREATE INDEX "attempts_quiz_id_group_no_idx" ON "attempts"("quiz_id", "group_no", "completed_at", "id") WHERE "group_no" > 0;
