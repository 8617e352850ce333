CREATE TYPE "content_type" AS ENUM ('quiz', 'survey');
CREATE TYPE "scoring_type" AS ENUM ('traditional', 'skill_based');
CREATE TYPE "difficulty" AS ENUM ('easy', 'medium', 'hard');
CREATE TYPE "source_type" AS ENUM ('article', 'pdf', 'text', 'youtube', 'ai_generated');
CREATE TYPE "drafted_by" AS ENUM ('model', 'extractive');

ALTER TABLE "quizzes"
  ALTER COLUMN "content_type" DROP DEFAULT,
  ALTER COLUMN "content_type" TYPE "content_type" USING "content_type"::"content_type",
  ALTER COLUMN "content_type" SET DEFAULT 'quiz',
  ALTER COLUMN "scoring_type" DROP DEFAULT,
  ALTER COLUMN "scoring_type" TYPE "scoring_type" USING "scoring_type"::"scoring_type",
  ALTER COLUMN "scoring_type" SET DEFAULT 'traditional',
  ALTER COLUMN "difficulty" DROP DEFAULT,
  ALTER COLUMN "difficulty" TYPE "difficulty" USING "difficulty"::"difficulty",
  ALTER COLUMN "difficulty" SET DEFAULT 'medium',
  ALTER COLUMN "source_type" DROP DEFAULT,
  ALTER COLUMN "source_type" TYPE "source_type" USING "source_type"::"source_type",
  ALTER COLUMN "source_type" SET DEFAULT 'text',
  ALTER COLUMN "drafted_by" TYPE "drafted_by" USING "drafted_by"::"drafted_by";
ALTER TABLE "quiz_counts"
  ALTER COLUMN "content_type" TYPE "content_type" USING "content_type"::"content_type",
  ALTER COLUMN "source_type" TYPE "source_type" USING "source_type"::"source_type";
ALTER TABLE "type_tallies"
  ALTER COLUMN "content_type" TYPE "content_type" USING "content_type"::"content_type";

-- The functions that count (see the migration admin_lists), with the types of the columns they get.
DROP FUNCTION "add_to_type"(TEXT, INTEGER, BIGINT, BIGINT, BIGINT, BIGINT);
DROP FUNCTION "free_slot"(TEXT);

CREATE FUNCTION "add_to_type"("of_type" "content_type", "in_slot" INTEGER, "more" BIGINT, "score" BIGINT, "duration" BIGINT, "with_time" BIGINT)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO type_tallies VALUES (of_type, in_slot, more, score, duration, with_time)
  ON CONFLICT (content_type, slot) DO UPDATE
    SET attempts = type_tallies.attempts + more, score_sum = type_tallies.score_sum + score,
        duration_sum = type_tallies.duration_sum + duration, timed = type_tallies.timed + with_time;
END $$;

CREATE FUNCTION "free_slot"("of_type" "content_type") RETURNS INTEGER LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce(
    (SELECT slot FROM type_tallies WHERE content_type = of_type AND slot < 0 LIMIT 1 FOR UPDATE SKIP LOCKED),
    -1 - floor(random() * 1000000000)::int);
END $$;

CREATE OR REPLACE FUNCTION "count_quizzes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change RECORD;
BEGIN
  FOR change IN EXECUTE format('
    SELECT content_type, is_public, source_type, sum(sign)::int AS n
      FROM (%s) AS changed GROUP BY 1, 2, 3 HAVING sum(sign) <> 0', TG_ARGV[0])
  LOOP
    UPDATE quiz_counts SET quizzes = quizzes + change.n WHERE id = (
      SELECT id FROM quiz_counts
       WHERE content_type = change.content_type AND is_public = change.is_public AND source_type = change.source_type
       LIMIT 1 FOR UPDATE SKIP LOCKED);
    IF NOT FOUND THEN
      INSERT INTO quiz_counts (content_type, is_public, source_type, quizzes)
      VALUES (change.content_type, change.is_public, change.source_type, change.n);
    END IF;
  END LOOP;
  EXECUTE format('
    SELECT count_arrivals(day, content_type::text, n)
      FROM (SELECT (created_at AT TIME ZONE ''utc'')::date AS day, content_type, sum(sign)::int AS n
              FROM (%s) AS changed GROUP BY 1, 2 HAVING sum(sign) <> 0) AS days', TG_ARGV[0]);
  EXECUTE format('
    UPDATE users SET total_quizzes = total_quizzes + quizzes, total_surveys = total_surveys + surveys,
                     has_content = total_quizzes + quizzes + total_surveys + surveys > 0
      FROM (SELECT user_id, coalesce(sum(sign) FILTER (WHERE content_type <> ''survey''), 0) AS quizzes,
                   coalesce(sum(sign) FILTER (WHERE content_type = ''survey''), 0) AS surveys
              FROM (%s) AS changed GROUP BY user_id) AS made
     WHERE id = user_id AND (quizzes, surveys) <> (0, 0)', TG_ARGV[0]);
  RETURN NULL;
END $$;
