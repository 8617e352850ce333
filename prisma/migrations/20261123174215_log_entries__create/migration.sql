-- CreateEnum
CREATE TYPE "log_action" AS ENUM ('signed_in', 'signed_out_everywhere', 'password_changed', 'password_reset', 'address_changed', 'address_restored', 'admin_granted', 'admin_revoked', 'data_exported', 'token_made', 'token_revoked', 'webhook_made', 'webhook_changed', 'webhook_secret_renewed', 'webhook_deleted', 'results_exported', 'attempts_deleted', 'attempts_restored', 'content_deleted', 'content_restored', 'content_purged', 'settings_changed', 'key_changed');

-- CreateEnum
CREATE TYPE "log_actor" AS ENUM ('session', 'token', 'mailed_link', 'administrator', 'operator');

-- CreateTable
CREATE TABLE "log_entries" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "action" "log_action" NOT NULL,
    "by" "log_actor" NOT NULL,
    "session_id" TEXT,
    "token_id" TEXT,
    "network" TEXT,
    "quiz_id" TEXT,
    "detail" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "log_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "log_entries_user_id_id_idx" ON "log_entries"("user_id", "id");

-- CreateIndex
CREATE INDEX "log_entries_at_idx" ON "log_entries"("at");

-- AddForeignKey
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
