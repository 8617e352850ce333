ALTER TABLE "access_tokens" ADD COLUMN "last_used_from" TEXT;
