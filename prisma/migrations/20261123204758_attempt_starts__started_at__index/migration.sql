-- CreateIndex
CREATE INDEX "attempt_starts_started_at_idx" ON "attempt_starts"("started_at");
