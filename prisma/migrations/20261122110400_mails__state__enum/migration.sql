CREATE TYPE "mail_state" AS ENUM ('waiting', 'sent', 'kept', 'dead');

ALTER TABLE "mails"
  ALTER COLUMN "state" DROP DEFAULT,
  ALTER COLUMN "state" TYPE "mail_state" USING "state"::"mail_state",
  ALTER COLUMN "state" SET DEFAULT 'waiting';
