-- AlterTable
ALTER TABLE "certificates" ADD COLUMN     "is_by_inviter" BOOLEAN NOT NULL DEFAULT false;

-- Those that were issued before.
UPDATE "certificates" AS c SET "is_by_inviter" = true
  FROM "attempts" AS a WHERE a."id" = c."attempt_id" AND a."invitation_id" IS NOT NULL AND a."participant_name" = c."name";
