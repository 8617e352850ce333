-- Finds the attempts of an item that another attempt of their person replaces. Others cost no entry.
CREATE INDEX "attempts_superseded_idx" ON "attempts" ("quiz_id") WHERE "is_superseded";
