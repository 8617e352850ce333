-- Anonymous answers keep no language, and wait until there are enough for a block before anyone is shown them. Those
-- that came before were shown to their owners at once. They stay as they were shown: the few without a block get one
-- that others are never shown.
UPDATE "attempts" SET "language" = NULL, "block" = CASE WHEN "block" = 0 THEN -1 ELSE "block" END WHERE "block" IS NOT NULL;
UPDATE "deleted_attempts" SET "attempt" = "attempt" || jsonb_build_object('language', NULL,
         'block', CASE WHEN "attempt" ->> 'block' = '0' THEN -1 ELSE ("attempt" ->> 'block')::int END)
 WHERE "attempt" ->> 'block' IS NOT NULL;

-- Answers that wait.
DROP INDEX "attempts_unpublished_idx";
CREATE INDEX "attempts_waiting_idx" ON "attempts"("quiz_id") WHERE "block" = 0;
