-- AlterTable
ALTER TABLE "idempotency_keys" ADD COLUMN     "lease" TEXT,
ADD COLUMN     "leased_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
