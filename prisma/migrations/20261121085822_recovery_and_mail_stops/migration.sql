-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "stop_url" TEXT;

-- CreateTable
CREATE TABLE "mail_stops" (
    "recipient" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_stops_pkey" PRIMARY KEY ("recipient")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_verification_token_key" ON "users"("email_verification_token");

-- CreateIndex
CREATE UNIQUE INDEX "users_password_reset_token_key" ON "users"("password_reset_token");
