-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "is_superseded" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "attempt" INTEGER,
ADD COLUMN     "attempts" INTEGER DEFAULT 0;

-- Finds the attempts of a person. Attempts without a personal link cost no entry.
CREATE INDEX "attempts_invitation_id_idx" ON "attempts" ("invitation_id") WHERE "invitation_id" IS NOT NULL;

UPDATE "invitations" AS i
   SET "attempts" = CASE WHEN a."is_counted" IS NOT NULL THEN 1 END, "attempt" = CASE WHEN a."is_counted" THEN 1 END
  FROM "invitations" AS f LEFT JOIN "attempts" AS a ON a."invitation_id" = f."id"
 WHERE f."id" = i."id" AND f."finished_at" IS NOT NULL;

-- A person may have several attempts, at most one of which counts and has its result copied. Without a known number of
-- attempts, one of them was anonymised, and the invitation stays finished. The attempts are read once the row is locked.
CREATE FUNCTION "follow_attempts"("of" TEXT) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "invitations" WHERE "id" = "of" FOR NO KEY UPDATE;
  UPDATE "invitations" AS i
     SET "finished_at" = CASE WHEN i."attempts" IS NULL THEN greatest(i."finished_at", a."last") ELSE a."last" END,
         "opened_at" = coalesce(i."opened_at", a."last"), "started_at" = coalesce(i."started_at", a."last"),
         "attempts" = CASE WHEN i."attempts" IS NOT NULL THEN a."number" END, "attempt" = c."place",
         "percentage" = c."percentage", "is_rounded_up" = coalesce(c."is_rounded_up", false), "skill_level" = c."skill_level"
    FROM (SELECT count(*)::int AS "number", max("completed_at") AS "last" FROM "attempts" WHERE "invitation_id" = "of") AS a
    LEFT JOIN (SELECT * FROM (SELECT "percentage", "is_rounded_up", "skill_level", "is_counted",
                                     row_number() OVER (ORDER BY "completed_at", "id") AS "place"
                                FROM "attempts" WHERE "invitation_id" = "of") AS one
                WHERE "is_counted" LIMIT 1) AS c ON true
   WHERE i."id" = "of";
END $$;

CREATE OR REPLACE FUNCTION "finish_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "follow_attempts"(NEW."invitation_id");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "reopen_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "follow_attempts"(OLD."invitation_id");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "regrade_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."invitation_id" IS DISTINCT FROM NEW."invitation_id" THEN
    UPDATE "invitations" SET "attempts" = NULL WHERE "id" = OLD."invitation_id";
    PERFORM "follow_attempts"(OLD."invitation_id");
  END IF;
  PERFORM "follow_attempts"(NEW."invitation_id");
  RETURN NULL;
END $$;
