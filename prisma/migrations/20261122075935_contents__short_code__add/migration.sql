-- By hand: 35 bits of the generator that also makes ids, as seven letters without those that look alike. Bytes 9 to 15 of
-- a random UUID are random throughout.
CREATE FUNCTION "short_code"() RETURNS TEXT LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random.bytes, place) & 31) + 1, 1), '')
    FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) AS random, generate_series(9, 15) AS place
$$;

-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN     "short_code" TEXT NOT NULL DEFAULT short_code();

-- By hand: among a million items about fifteen have the code of another.
DO $$
DECLARE
  changed INTEGER;
BEGIN
  LOOP
    UPDATE "quizzes" SET "short_code" = short_code()
     WHERE "id" IN (SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "short_code") AS place FROM "quizzes") AS listed
                     WHERE place > 1);
    GET DIAGNOSTICS changed = ROW_COUNT;
    EXIT WHEN changed = 0;
  END LOOP;
END $$;

-- CreateIndex
CREATE UNIQUE INDEX "quizzes_short_code_key" ON "quizzes"("short_code");
