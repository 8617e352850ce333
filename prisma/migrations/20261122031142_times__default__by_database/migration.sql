-- AlterTable
ALTER TABLE "users" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "refresh_tokens" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "address_changes" ALTER COLUMN "expires_at" SET DEFAULT now(),
ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "access_tokens" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "quizzes" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "quiz_revisions" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "attempts" ALTER COLUMN "completed_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "attempt_starts" ALTER COLUMN "started_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "uploads" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "generations" ALTER COLUMN "started_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "idempotency_keys" ALTER COLUMN "created_at" SET DEFAULT now(),
ALTER COLUMN "leased_until" SET DEFAULT now();

-- AlterTable
ALTER TABLE "mails" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "mail_stops" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "audit_entries" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "webhooks" ALTER COLUMN "created_at" SET DEFAULT now();

-- AlterTable
ALTER TABLE "webhook_deliveries" ALTER COLUMN "created_at" SET DEFAULT now();
