-- CreateTable
CREATE TABLE "erased_mails" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "creator_id" TEXT,
    "quiz_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erased_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "erased_mails_recipient_idx" ON "erased_mails"("recipient");

-- CreateIndex
CREATE INDEX "erased_mails_creator_id_idx" ON "erased_mails"("creator_id");

-- CreateIndex
CREATE INDEX "erased_mails_created_at_idx" ON "erased_mails"("created_at");
