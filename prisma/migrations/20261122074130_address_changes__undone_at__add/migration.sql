-- AlterTable
ALTER TABLE "address_changes" ADD COLUMN     "undone_at" TIMESTAMPTZ(3);
