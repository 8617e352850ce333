-- CreateIndex
-- Whoever erases a person looks for an address in all items. Most takers give none.
CREATE INDEX "attempts_participant_email_idx" ON "attempts"("participant_email") WHERE "participant_email" IS NOT NULL;
