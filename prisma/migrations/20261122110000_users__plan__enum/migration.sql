CREATE TYPE "plan" AS ENUM ('free', 'pro', 'enterprise');

ALTER TABLE "users"
  ALTER COLUMN "plan" DROP DEFAULT,
  ALTER COLUMN "plan" TYPE "plan" USING "plan"::"plan",
  ALTER COLUMN "plan" SET DEFAULT 'free';
ALTER TABLE "user_counts"
  ALTER COLUMN "plan" TYPE "plan" USING "plan"::"plan";
