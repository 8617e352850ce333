-- CreateTable
CREATE TABLE "export_links" (
    "secret" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "session_id" TEXT,
    "token_id" TEXT,
    "quiz_id" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "export_links_pkey" PRIMARY KEY ("secret")
);

-- CreateIndex
CREATE INDEX "export_links_user_id_idx" ON "export_links"("user_id");

-- AddForeignKey
ALTER TABLE "export_links" ADD CONSTRAINT "export_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
