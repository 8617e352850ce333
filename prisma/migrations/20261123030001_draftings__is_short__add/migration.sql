-- AlterTable
ALTER TABLE "draftings" ADD COLUMN     "is_short" BOOLEAN NOT NULL DEFAULT false;
