-- CreateTable
CREATE TABLE "address_changes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "old_email" TEXT NOT NULL,
    "new_email" TEXT NOT NULL,
    "confirm_token" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "approve_token" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "undo_token" TEXT,
    "undo_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "address_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "address_changes_confirm_token_key" ON "address_changes"("confirm_token");

-- CreateIndex
CREATE UNIQUE INDEX "address_changes_approve_token_key" ON "address_changes"("approve_token");

-- CreateIndex
CREATE UNIQUE INDEX "address_changes_undo_token_key" ON "address_changes"("undo_token");

-- CreateIndex
CREATE INDEX "address_changes_user_id_idx" ON "address_changes"("user_id");

-- CreateIndex
CREATE INDEX "address_changes_old_email_idx" ON "address_changes"("old_email");

-- AddForeignKey
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
