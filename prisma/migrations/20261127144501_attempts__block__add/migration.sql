-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "block" INTEGER;

-- Anonymous answers say of nobody that they are theirs. Not validated: no row has a block yet.
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_anonymous" CHECK (
  "block" IS NULL OR ("user_id" IS NULL AND "participant_name" IS NULL AND "participant_email" IS NULL)) NOT VALID;

-- Those that wait to be shown to others.
CREATE INDEX "attempts_unpublished_idx" ON "attempts"("quiz_id") WHERE "block" = 0 AND "is_counted";

-- Those whose key is still to be forgotten.
CREATE INDEX "attempts_anonymous_keyed_idx" ON "attempts"("completed_at") WHERE "block" IS NOT NULL AND "attempt_key" IS NOT NULL;
