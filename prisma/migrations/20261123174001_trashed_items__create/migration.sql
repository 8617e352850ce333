-- CreateTable
CREATE TABLE "trashed_items" (
    "id" TEXT NOT NULL,
    "quiz_id" TEXT NOT NULL,
    "user_id" TEXT,
    "is_public" BOOLEAN NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trashed_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "trashed_items_quiz_id_key" ON "trashed_items"("quiz_id");

-- CreateIndex
CREATE INDEX "trashed_items_user_id_id_idx" ON "trashed_items"("user_id", "id");

-- CreateIndex
CREATE INDEX "trashed_items_expires_at_idx" ON "trashed_items"("expires_at");

-- AddForeignKey
ALTER TABLE "trashed_items" ADD CONSTRAINT "trashed_items_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trashed_items" ADD CONSTRAINT "trashed_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
