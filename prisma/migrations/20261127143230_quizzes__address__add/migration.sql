-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN     "address" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "quizzes_address_key" ON "quizzes"("address");
