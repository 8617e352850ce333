-- CreateEnum
CREATE TYPE "invitation_mail" AS ENUM ('unsent', 'queued', 'sent', 'kept', 'bounced', 'stopped');

-- CreateEnum
CREATE TYPE "invitation_letter_kind" AS ENUM ('invitation', 'reminder');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "log_action" ADD VALUE 'people_invited';
ALTER TYPE "log_action" ADD VALUE 'invitations_sent';
ALTER TYPE "log_action" ADD VALUE 'invitation_links_exported';
ALTER TYPE "log_action" ADD VALUE 'invitations_revoked';
ALTER TYPE "log_action" ADD VALUE 'invitations_deleted';

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "invitation_id" TEXT;

-- CreateTable
CREATE TABLE "invitations" (
    "id" TEXT NOT NULL,
    "quiz_id" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "language" TEXT,
    "fields" JSONB NOT NULL DEFAULT '{}',
    "extra_minutes" INTEGER,
    "extra_percent" INTEGER,
    "mail" "invitation_mail" NOT NULL DEFAULT 'unsent',
    "wanted" "invitation_letter_kind",
    "mail_id" TEXT,
    "answer" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "reminded_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation_mailings" (
    "quiz_id" TEXT NOT NULL,
    "invitation" JSONB,
    "reminder" JSONB,
    "remind_after" INTEGER,
    "remind_before" INTEGER,

    CONSTRAINT "invitation_mailings_pkey" PRIMARY KEY ("quiz_id")
);

-- CreateIndex
CREATE INDEX "invitations_quiz_id_id_idx" ON "invitations"("quiz_id", "id");

-- CreateIndex
CREATE INDEX "invitations_email_idx" ON "invitations"("email");

-- CreateIndex
CREATE INDEX "invitations_mail_id_idx" ON "invitations"("mail_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_quiz_id_email_key" ON "invitations"("quiz_id", "email");

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_mailings" ADD CONSTRAINT "invitation_mailings_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An invitation is finished as long as there is an attempt that names it, whoever stores, deletes or restores that. Other
-- attempts cost one comparison.
CREATE FUNCTION "finish_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invitations"
     SET "finished_at" = NEW."completed_at", "opened_at" = coalesce("opened_at", NEW."completed_at"),
         "started_at" = coalesce("started_at", NEW."completed_at")
   WHERE "id" = NEW."invitation_id";
  RETURN NULL;
END $$;
CREATE TRIGGER "attempts_finish_invitation" AFTER INSERT ON "attempts" FOR EACH ROW
  WHEN (NEW."invitation_id" IS NOT NULL) EXECUTE FUNCTION "finish_invitation"();

CREATE FUNCTION "reopen_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invitations" SET "finished_at" = NULL WHERE "id" = OLD."invitation_id";
  RETURN NULL;
END $$;
CREATE TRIGGER "attempts_reopen_invitation" AFTER DELETE ON "attempts" FOR EACH ROW
  WHEN (OLD."invitation_id" IS NOT NULL) EXECUTE FUNCTION "reopen_invitation"();
