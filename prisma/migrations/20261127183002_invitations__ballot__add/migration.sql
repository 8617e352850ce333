-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "ballot" TEXT,
ADD COLUMN     "is_ballot_new" BOOLEAN NOT NULL DEFAULT false;

-- Those whose rows are to be written anew.
CREATE INDEX "invitations_new_ballots_idx" ON "invitations"("finished_at") WHERE "is_ballot_new";
