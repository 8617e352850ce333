-- CreateTable
CREATE TABLE "read_sources" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "source" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "read_sources_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "read_sources_user_id_idx" ON "read_sources"("user_id");

-- CreateIndex
CREATE INDEX "read_sources_created_at_idx" ON "read_sources"("created_at");

-- AddForeignKey
ALTER TABLE "read_sources" ADD CONSTRAINT "read_sources_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
