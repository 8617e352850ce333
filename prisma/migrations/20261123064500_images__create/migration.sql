-- CreateTable
CREATE TABLE "images" (
    "hash" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "images_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "image_owners" (
    "user_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "image_owners_pkey" PRIMARY KEY ("user_id","hash")
);

CREATE INDEX "images_seen_at_idx" ON "images"("seen_at");
CREATE INDEX "image_owners_hash_idx" ON "image_owners"("hash");
ALTER TABLE "image_owners" ADD CONSTRAINT "image_owners_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "image_owners" ADD CONSTRAINT "image_owners_hash_fkey" FOREIGN KEY ("hash") REFERENCES "images"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- WebP is compressed already.
ALTER TABLE "images" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- AlterTable
ALTER TABLE "quiz_revisions" ADD COLUMN     "image_hashes" TEXT[];
CREATE INDEX "quiz_revisions_image_hashes_idx" ON "quiz_revisions" USING GIN ("image_hashes");
