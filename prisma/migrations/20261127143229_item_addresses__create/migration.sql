-- CreateTable
CREATE TABLE "item_addresses" (
    "address" TEXT NOT NULL,
    "quiz_id" TEXT,
    "user_id" TEXT,
    "taken_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "item_addresses_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "item_addresses_quiz_id_idx" ON "item_addresses"("quiz_id");

-- CreateIndex
CREATE INDEX "item_addresses_user_id_idx" ON "item_addresses"("user_id");

-- AddForeignKey
ALTER TABLE "item_addresses" ADD CONSTRAINT "item_addresses_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item_addresses" ADD CONSTRAINT "item_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
