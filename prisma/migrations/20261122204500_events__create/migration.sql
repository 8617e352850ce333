CREATE TYPE "event_type" AS ENUM ('attempt_created', 'attempt_deleted', 'content_created', 'content_updated', 'content_published', 'content_deleted', 'generation_finished');

CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "type" "event_type" NOT NULL,
    "quiz_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "events_user_id_created_at_id_idx" ON "events"("user_id", "created_at", "id");
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

ALTER TABLE "events" ADD CONSTRAINT "events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
