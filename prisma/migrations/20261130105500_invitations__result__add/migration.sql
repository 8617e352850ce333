-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "is_rounded_up" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "percentage" INTEGER,
ADD COLUMN     "skill_level" TEXT;

-- The list of people filters and sorts by these columns, so the result of a counted attempt is copied to its invitation.
CREATE OR REPLACE FUNCTION "finish_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invitations"
     SET "finished_at" = NEW."completed_at", "opened_at" = coalesce("opened_at", NEW."completed_at"),
         "started_at" = coalesce("started_at", NEW."completed_at"),
         "percentage" = CASE WHEN NEW."is_counted" THEN NEW."percentage" END,
         "is_rounded_up" = NEW."is_counted" AND coalesce(NEW."is_rounded_up", false),
         "skill_level" = CASE WHEN NEW."is_counted" THEN NEW."skill_level" END
   WHERE "id" = NEW."invitation_id";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "reopen_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invitations" SET "finished_at" = NULL, "percentage" = NULL, "is_rounded_up" = false, "skill_level" = NULL
   WHERE "id" = OLD."invitation_id";
  RETURN NULL;
END $$;

-- Regrading changes the result. Anonymising clears invitation_id, after which nothing may lead from a person to a result.
CREATE FUNCTION "regrade_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."invitation_id" IS DISTINCT FROM NEW."invitation_id" THEN
    UPDATE "invitations" SET "percentage" = NULL, "is_rounded_up" = false, "skill_level" = NULL
     WHERE "id" = OLD."invitation_id";
  END IF;
  UPDATE "invitations"
     SET "percentage" = CASE WHEN NEW."is_counted" THEN NEW."percentage" END,
         "is_rounded_up" = NEW."is_counted" AND coalesce(NEW."is_rounded_up", false),
         "skill_level" = CASE WHEN NEW."is_counted" THEN NEW."skill_level" END
   WHERE "id" = NEW."invitation_id";
  RETURN NULL;
END $$;
CREATE TRIGGER "attempts_regrade_invitation" AFTER UPDATE ON "attempts" FOR EACH ROW
  WHEN ((OLD."invitation_id" IS NOT NULL OR NEW."invitation_id" IS NOT NULL)
        AND (OLD."invitation_id", OLD."percentage", OLD."is_rounded_up", OLD."skill_level", OLD."is_counted")
            IS DISTINCT FROM (NEW."invitation_id", NEW."percentage", NEW."is_rounded_up", NEW."skill_level", NEW."is_counted"))
  EXECUTE FUNCTION "regrade_invitation"();

UPDATE "invitations" AS i
   SET "percentage" = a."percentage", "is_rounded_up" = coalesce(a."is_rounded_up", false), "skill_level" = a."skill_level"
  FROM "attempts" AS a
 WHERE a."quiz_id" = i."quiz_id" AND a."attempt_key" = 'invitation:' || i."id" AND a."invitation_id" = i."id" AND a."is_counted";

-- The ranks of api/src/invitation/list.ts: best first and worst first, people without a result last.
CREATE INDEX "invitations_quiz_id_highest_idx" ON "invitations" ("quiz_id", coalesce(100 - "percentage", 101), "id");
CREATE INDEX "invitations_quiz_id_lowest_idx" ON "invitations" ("quiz_id", coalesce("percentage", 101), "id");
