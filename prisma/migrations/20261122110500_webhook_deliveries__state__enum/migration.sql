CREATE TYPE "delivery_state" AS ENUM ('waiting', 'delivered', 'failed');

ALTER TABLE "webhook_deliveries"
  ALTER COLUMN "state" DROP DEFAULT,
  ALTER COLUMN "state" TYPE "delivery_state" USING "state"::"delivery_state",
  ALTER COLUMN "state" SET DEFAULT 'waiting';
