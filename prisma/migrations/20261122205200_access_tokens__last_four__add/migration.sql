ALTER TABLE "access_tokens" ADD COLUMN "last_four" TEXT;
