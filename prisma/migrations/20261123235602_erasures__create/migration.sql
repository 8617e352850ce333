-- CreateTable
CREATE TABLE "erasures" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "everywhere" BOOLEAN NOT NULL,
    "address" TEXT,
    "salt" TEXT NOT NULL,
    "address_hash" TEXT NOT NULL,
    "items" JSONB NOT NULL DEFAULT '[]',
    "mails" INTEGER NOT NULL DEFAULT 0,
    "mail_stops" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "erasures_user_id_id_idx" ON "erasures"("user_id", "id");

-- AddForeignKey
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
