-- Finds people by any part of their address.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "has_content" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "total_quizzes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "total_surveys" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "user_counts" (
    "id" SERIAL NOT NULL,
    "plan" TEXT NOT NULL,
    "is_admin" BOOLEAN NOT NULL,
    "is_email_verified" BOOLEAN NOT NULL,
    "has_content" BOOLEAN NOT NULL,
    "users" INTEGER NOT NULL,

    CONSTRAINT "user_counts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_counts" (
    "id" SERIAL NOT NULL,
    "content_type" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "source_type" TEXT NOT NULL,
    "quizzes" INTEGER NOT NULL,

    CONSTRAINT "quiz_counts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_arrivals" (
    "id" SERIAL NOT NULL,
    "day" DATE NOT NULL,
    "noun" TEXT NOT NULL,
    "arrivals" INTEGER NOT NULL,

    CONSTRAINT "daily_arrivals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "type_tallies" (
    "content_type" TEXT NOT NULL,
    "slot" INTEGER NOT NULL,
    "attempts" BIGINT NOT NULL,
    "score_sum" BIGINT NOT NULL,
    "duration_sum" BIGINT NOT NULL,
    "timed" BIGINT NOT NULL,

    CONSTRAINT "type_tallies_pkey" PRIMARY KEY ("content_type","slot")
);

-- CreateIndex
CREATE INDEX "users_plan_is_admin_is_email_verified_has_content_id_idx" ON "users"("plan", "is_admin", "is_email_verified", "has_content", "id");

-- CreateIndex
CREATE INDEX "users_email_idx" ON "users" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "quizzes_content_type_is_public_source_type_id_idx" ON "quizzes"("content_type", "is_public", "source_type", "id");

-- CreateIndex
CREATE INDEX "daily_arrivals_day_idx" ON "daily_arrivals"("day");

-- From here on by hand: what Prisma's schema cannot say.

-- Who made most.
CREATE INDEX "users_made_idx" ON "users" (("total_quizzes" + "total_surveys") DESC) WHERE "has_content";

-- What is there already.
UPDATE "users" SET "total_quizzes" = made.quizzes, "total_surveys" = made.surveys, "has_content" = true
  FROM (SELECT "user_id", count(*) FILTER (WHERE "content_type" <> 'survey') AS quizzes,
               count(*) FILTER (WHERE "content_type" = 'survey') AS surveys
          FROM "quizzes" GROUP BY "user_id") AS made
 WHERE "id" = made."user_id";

INSERT INTO "user_counts" ("plan", "is_admin", "is_email_verified", "has_content", "users")
SELECT "plan", "is_admin", "is_email_verified", "has_content", count(*) FROM "users" GROUP BY 1, 2, 3, 4;

INSERT INTO "quiz_counts" ("content_type", "is_public", "source_type", "quizzes")
SELECT "content_type", "is_public", "source_type", count(*) FROM "quizzes" GROUP BY 1, 2, 3;

INSERT INTO "daily_arrivals" ("day", "noun", "arrivals")
SELECT ("created_at" AT TIME ZONE 'utc')::date, 'user', count(*) FROM "users" GROUP BY 1
UNION ALL
SELECT ("created_at" AT TIME ZONE 'utc')::date, "content_type", count(*) FROM "quizzes" GROUP BY 1, 2;

INSERT INTO "type_tallies"
SELECT "content_type", "slot", sum("attempts"), sum("score_sum"), sum("duration_sum"), sum("timed")
  FROM "daily_tallies" JOIN "quizzes" ON "quizzes"."id" = "quiz_id" GROUP BY 1, 2;

-- Everywhere below, a number is added to a row that nobody holds, or to a new one: deleting what is large takes long, and
-- nobody waits for it.
CREATE FUNCTION "count_arrivals"("on_day" DATE, "of_noun" TEXT, "n" INTEGER) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE daily_arrivals SET arrivals = arrivals + n WHERE id = (
    SELECT id FROM daily_arrivals WHERE day = on_day AND noun = of_noun LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO daily_arrivals (day, noun, arrivals) VALUES (on_day, of_noun, n);
  END IF;
END $$;

-- The argument of the next two selects the rows that came with sign 1 and those that went with sign -1.
CREATE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change RECORD;
BEGIN
  FOR change IN EXECUTE format('
    SELECT plan, is_admin, is_email_verified, has_content, sum(sign)::int AS n
      FROM (%s) AS changed GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0', TG_ARGV[0])
  LOOP
    UPDATE user_counts SET users = users + change.n WHERE id = (
      SELECT id FROM user_counts
       WHERE plan = change.plan AND is_admin = change.is_admin AND is_email_verified = change.is_email_verified
         AND has_content = change.has_content
       LIMIT 1 FOR UPDATE SKIP LOCKED);
    IF NOT FOUND THEN
      INSERT INTO user_counts (plan, is_admin, is_email_verified, has_content, users)
      VALUES (change.plan, change.is_admin, change.is_email_verified, change.has_content, change.n);
    END IF;
  END LOOP;
  EXECUTE format('
    SELECT count_arrivals(day, ''user'', n)
      FROM (SELECT (created_at AT TIME ZONE ''utc'')::date AS day, sum(sign)::int AS n
              FROM (%s) AS changed GROUP BY 1 HAVING sum(sign) <> 0) AS days', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE FUNCTION "count_quizzes"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT count_arrivals(day, content_type, n)
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

CREATE TRIGGER "users_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "came"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"('SELECT 1 AS sign, * FROM came');
CREATE TRIGGER "users_updated" AFTER UPDATE ON "users" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"('SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM went');
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"('SELECT -1 AS sign, * FROM went');

CREATE TRIGGER "quizzes_inserted" AFTER INSERT ON "quizzes" REFERENCING NEW TABLE AS "came"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_quizzes"('SELECT 1 AS sign, * FROM came');
CREATE TRIGGER "quizzes_updated" AFTER UPDATE ON "quizzes" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_quizzes"('SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM went');
CREATE TRIGGER "quizzes_deleted" AFTER DELETE ON "quizzes" REFERENCING OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_quizzes"('SELECT -1 AS sign, * FROM went');

-- Attempts are counted on the way of every submission: static SQL here, planned once (0.07 ms a batch), into the slots of
-- the daily tallies, which no two batches in flight share. A start adds nothing here, and so waits for nobody.
CREATE FUNCTION "add_to_type"("of_type" TEXT, "in_slot" INTEGER, "more" BIGINT, "score" BIGINT, "duration" BIGINT, "with_time" BIGINT)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO type_tallies VALUES (of_type, in_slot, more, score, duration, with_time)
  ON CONFLICT (content_type, slot) DO UPDATE
    SET attempts = type_tallies.attempts + more, score_sum = type_tallies.score_sum + score,
        duration_sum = type_tallies.duration_sum + duration, timed = type_tallies.timed + with_time;
END $$;

-- What is deleted is subtracted in slots below 0.
CREATE FUNCTION "free_slot"("of_type" TEXT) RETURNS INTEGER LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce(
    (SELECT slot FROM type_tallies WHERE content_type = of_type AND slot < 0 LIMIT 1 FOR UPDATE SKIP LOCKED),
    -1 - floor(random() * 1000000000)::int);
END $$;

CREATE FUNCTION "tally_types"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_type(content_type, slot, sum(attempts)::bigint, sum(score_sum)::bigint, sum(duration_sum)::bigint, sum(timed)::bigint)
       FROM came JOIN quizzes ON id = quiz_id GROUP BY content_type, slot HAVING sum(attempts) > 0 ORDER BY content_type, slot;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM add_to_type(content_type, slot, sum(sign * attempts)::bigint, sum(sign * score_sum)::bigint, sum(sign * duration_sum)::bigint, sum(sign * timed)::bigint)
       FROM (SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM went) AS changed JOIN quizzes ON id = quiz_id
      GROUP BY content_type, slot
     HAVING (sum(sign * attempts), sum(sign * score_sum), sum(sign * duration_sum), sum(sign * timed)) <> (0, 0, 0, 0)
      ORDER BY content_type, slot;
  ELSE
    PERFORM add_to_type(content_type, free_slot(content_type), -sum(attempts)::bigint, -sum(score_sum)::bigint, -sum(duration_sum)::bigint, -sum(timed)::bigint)
       FROM went JOIN quizzes ON id = quiz_id GROUP BY content_type HAVING sum(attempts) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "daily_tallies_inserted" AFTER INSERT ON "daily_tallies" REFERENCING NEW TABLE AS "came"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_types"();
CREATE TRIGGER "daily_tallies_updated" AFTER UPDATE ON "daily_tallies" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_types"();
CREATE TRIGGER "daily_tallies_deleted" AFTER DELETE ON "daily_tallies" REFERENCING OLD TABLE AS "went"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_types"();

-- An item's tallies go before it does: once it is gone, nothing tells of which type they were.
CREATE FUNCTION "delete_daily_tallies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM daily_tallies WHERE quiz_id = OLD.id;
  RETURN OLD;
END $$;

CREATE TRIGGER "quizzes_going" BEFORE DELETE ON "quizzes" FOR EACH ROW EXECUTE FUNCTION "delete_daily_tallies"();
