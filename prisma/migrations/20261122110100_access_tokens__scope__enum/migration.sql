CREATE TYPE "token_scope" AS ENUM ('read', 'write');

ALTER TABLE "access_tokens"
  ALTER COLUMN "scope" TYPE "token_scope" USING "scope"::"token_scope";
