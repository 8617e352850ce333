-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- From here on by hand: what is deleted counts no more, although its row stays until everything behind it is cleared.
CREATE OR REPLACE TRIGGER "quizzes_updated" AFTER UPDATE ON "quizzes" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_quizzes"('SELECT 1 AS sign, * FROM came WHERE deleted_at IS NULL UNION ALL SELECT -1, * FROM went WHERE deleted_at IS NULL');
CREATE OR REPLACE TRIGGER "quizzes_deleted" AFTER DELETE ON "quizzes" REFERENCING OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_quizzes"('SELECT -1 AS sign, * FROM went WHERE deleted_at IS NULL');
