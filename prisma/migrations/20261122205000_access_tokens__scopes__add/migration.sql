-- Empty for tokens that were made for "read" or "write".
ALTER TABLE "access_tokens"
  ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD CONSTRAINT "access_tokens_scopes_check" CHECK ("scopes" <@ ARRAY[
    'content:read', 'content:write', 'results:read', 'results:write', 'participants:read', 'webhooks:read', 'webhooks:write'
  ]);
