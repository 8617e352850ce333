CREATE TYPE "webhook_end" AS ENUM ('gone', 'failing');

-- A webhook was of one item. It becomes its owner's, of that item and for new attempts.
ALTER TABLE "webhooks"
  ADD COLUMN "user_id" TEXT,
  ADD COLUMN "description" TEXT,
  ADD COLUMN "events" "event_type"[],
  ADD COLUMN "all_items" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "paused_at" TIMESTAMPTZ(3),
  ADD COLUMN "failing_since" TIMESTAMPTZ(3),
  ADD COLUMN "disabled_at" TIMESTAMPTZ(3),
  ADD COLUMN "disabled_because" "webhook_end";

-- Those of items that are deleted or have no owner, which nothing is sent to.
DELETE FROM "webhooks" USING "quizzes" WHERE "quizzes"."id" = "quiz_id" AND "quizzes"."user_id" IS NULL;
UPDATE "webhooks" SET "user_id" = "quizzes"."user_id", "events" = '{attempt_created}'
  FROM "quizzes" WHERE "quizzes"."id" = "quiz_id";

CREATE TABLE "webhook_items" (
    "webhook_id" TEXT NOT NULL,
    "quiz_id" TEXT NOT NULL,

    CONSTRAINT "webhook_items_pkey" PRIMARY KEY ("webhook_id", "quiz_id")
);
INSERT INTO "webhook_items" ("webhook_id", "quiz_id") SELECT "id", "quiz_id" FROM "webhooks";

ALTER TABLE "webhook_deliveries"
  ADD COLUMN "type" "event_type" NOT NULL DEFAULT 'attempt_created',
  ADD COLUMN "quiz_id" TEXT,
  ADD COLUMN "event_id" TEXT,
  ADD COLUMN "round" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "body" TEXT,
  ADD COLUMN "next_try_at" TIMESTAMPTZ(3),
  ALTER COLUMN "attempt_id" DROP NOT NULL;
UPDATE "webhook_deliveries" SET "quiz_id" = "webhooks"."quiz_id" FROM "webhooks" WHERE "webhooks"."id" = "webhook_id";
-- Their jobs are queued already, with times of their own.
UPDATE "webhook_deliveries" SET "next_try_at" = now() WHERE "state" = 'waiting';
ALTER TABLE "webhook_deliveries" ALTER COLUMN "next_try_at" SET DEFAULT now(), ALTER COLUMN "quiz_id" SET NOT NULL;

ALTER TABLE "webhooks" DROP COLUMN "quiz_id", ALTER COLUMN "user_id" SET NOT NULL;

CREATE INDEX "webhooks_user_id_id_idx" ON "webhooks"("user_id", "id");
CREATE INDEX "webhook_items_quiz_id_idx" ON "webhook_items"("quiz_id");
CREATE UNIQUE INDEX "webhook_deliveries_webhook_id_event_id_key" ON "webhook_deliveries"("webhook_id", "event_id");
CREATE INDEX "webhook_deliveries_webhook_id_state_id_idx" ON "webhook_deliveries"("webhook_id", "state", "id");
CREATE INDEX "webhook_deliveries_quiz_id_attempt_id_idx" ON "webhook_deliveries"("quiz_id", "attempt_id");

ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_items" ADD CONSTRAINT "webhook_items_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_items" ADD CONSTRAINT "webhook_items_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
