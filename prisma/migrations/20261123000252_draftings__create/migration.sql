-- CreateEnum
CREATE TYPE "candidate_state" AS ENUM ('proposed', 'kept', 'dropped');

-- CreateTable
CREATE TABLE "draftings" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "order" JSONB NOT NULL,
    "title" TEXT,
    "source" JSON,
    "sections" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "drafted_by" "drafted_by",
    "wanted" INTEGER NOT NULL,
    "run_id" TEXT,
    "failure" TEXT,
    "notices" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "quiz_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "draftings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draft_candidates" (
    "id" TEXT NOT NULL,
    "drafting_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "state" "candidate_state" NOT NULL DEFAULT 'proposed',
    "question" JSONB NOT NULL,
    "section" TEXT,
    "is_edited" BOOLEAN NOT NULL DEFAULT false,
    "replaced_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "draft_candidates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "draftings_user_id_id_idx" ON "draftings"("user_id", "id");

-- CreateIndex
CREATE INDEX "draftings_quiz_id_idx" ON "draftings"("quiz_id");

-- CreateIndex
CREATE INDEX "draftings_updated_at_idx" ON "draftings"("updated_at");

-- CreateIndex
CREATE INDEX "draft_candidates_drafting_id_position_idx" ON "draft_candidates"("drafting_id", "position");

-- AddForeignKey
ALTER TABLE "draftings" ADD CONSTRAINT "draftings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draftings" ADD CONSTRAINT "draftings_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft_candidates" ADD CONSTRAINT "draft_candidates_drafting_id_fkey" FOREIGN KEY ("drafting_id") REFERENCES "draftings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
