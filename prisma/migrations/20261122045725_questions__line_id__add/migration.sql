-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "line_id" TEXT;

-- From here on by hand: nobody was asked about the edits so far, so each version stays apart, as it was shown.
UPDATE "questions" SET "line_id" = "id";

ALTER TABLE "questions" ALTER COLUMN "line_id" SET NOT NULL;
