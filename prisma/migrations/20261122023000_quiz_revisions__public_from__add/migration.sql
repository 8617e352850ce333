-- AlterTable
ALTER TABLE "quiz_revisions" DROP COLUMN "collect_email_upfront",
ADD COLUMN     "public_from" TIMESTAMPTZ(3),
ADD COLUMN     "public_until" TIMESTAMPTZ(3);

-- From here on by hand: what is public today has been so from its first save on, as far as anybody knows. Of what is private
-- today nothing is known to have been public.
UPDATE "quiz_revisions" AS "r"
   SET "public_from" = "r"."created_at",
       "public_until" = (SELECT "next"."created_at" FROM "quiz_revisions" AS "next"
                          WHERE "next"."quiz_id" = "r"."quiz_id" AND "next"."revision" = "r"."revision" + 1)
  FROM "quizzes" AS "q" WHERE "q"."id" = "r"."quiz_id" AND "q"."is_public";
