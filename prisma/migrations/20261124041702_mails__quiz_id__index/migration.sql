-- CreateIndex
CREATE INDEX "mails_quiz_id_created_at_idx" ON "mails"("quiz_id", "created_at");
