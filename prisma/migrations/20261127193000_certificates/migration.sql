-- CreateTable
CREATE TABLE "certificates" (
    "attempt_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "pass_mark" INTEGER NOT NULL,
    "percentage" INTEGER,
    "issuer" TEXT,
    "signatory" TEXT,
    "language" TEXT NOT NULL,
    "completed_on" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("attempt_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "certificates_code_key" ON "certificates"("code");

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "certificate_codes" (
    "code" TEXT NOT NULL,

    CONSTRAINT "certificate_codes_pkey" PRIMARY KEY ("code")
);

-- AlterTable
ALTER TABLE "deleted_attempts" ADD COLUMN     "certificates" JSONB NOT NULL DEFAULT '[]';

ALTER TYPE "log_action" ADD VALUE 'certificate_revoked' AFTER 'attempts_regraded';
