-- AlterTable
ALTER TABLE "users" ADD COLUMN     "retention" JSONB;
