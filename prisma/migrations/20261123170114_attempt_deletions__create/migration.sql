ALTER TYPE "event_type" ADD VALUE 'attempt_restored' AFTER 'attempt_deleted';

-- CreateEnum
CREATE TYPE "deletion_state" AS ENUM ('deleting', 'deleted', 'restoring', 'restored');

-- CreateTable
CREATE TABLE "attempt_deletions" (
    "id" TEXT NOT NULL,
    "quiz_id" TEXT NOT NULL,
    "state" "deletion_state" NOT NULL DEFAULT 'deleting',
    "rest" JSONB,
    "total" INTEGER NOT NULL,
    "deleted" INTEGER NOT NULL DEFAULT 0,
    "restored" INTEGER NOT NULL DEFAULT 0,
    "replaced" INTEGER NOT NULL DEFAULT 0,
    "undo_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "attempt_deletions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deleted_attempts" (
    "deletion_id" TEXT NOT NULL,
    "attempt_id" TEXT NOT NULL,
    "attempt" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "marks" JSONB NOT NULL,
    "themes" JSONB NOT NULL,

    CONSTRAINT "deleted_attempts_pkey" PRIMARY KEY ("deletion_id","attempt_id")
);

-- CreateIndex
CREATE INDEX "attempt_deletions_quiz_id_idx" ON "attempt_deletions"("quiz_id");

-- CreateIndex
CREATE INDEX "attempt_deletions_created_at_idx" ON "attempt_deletions"("created_at");

-- AddForeignKey
ALTER TABLE "attempt_deletions" ADD CONSTRAINT "attempt_deletions_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deleted_attempts" ADD CONSTRAINT "deleted_attempts_deletion_id_fkey" FOREIGN KEY ("deletion_id") REFERENCES "attempt_deletions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
