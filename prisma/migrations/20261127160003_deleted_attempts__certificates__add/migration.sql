-- AlterTable
ALTER TABLE "deleted_attempts" ADD COLUMN     "certificates" JSONB NOT NULL DEFAULT '[]';
