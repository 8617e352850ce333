-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('impersonation', 'phishing', 'illegal', 'other');

-- CreateTable
CREATE TABLE "content_reports" (
    "id" TEXT NOT NULL,
    "quiz_id" TEXT NOT NULL,
    "reason" "report_reason" NOT NULL,
    "text" TEXT,
    "key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "content_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "content_reports_quiz_id_key_key" ON "content_reports"("quiz_id", "key");

-- AddForeignKey
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
