-- Administrators search and sort these lists. Prisma's schema cannot describe expressions. The leading space marks the
-- start of the first word, which one or two characters are matched with.
CREATE INDEX "users_search_idx" ON "users"
  USING GIN ((' ' || lower("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);
CREATE INDEX "quizzes_search_idx" ON "quizzes"
  USING GIN ((' ' || lower("title" || ' ' || coalesce("address", ''))) gin_trgm_ops);

CREATE INDEX "users_name_idx" ON "users" (left(normalize(lower("first_name" || ' ' || "last_name"), NFD), 200), "id");
CREATE INDEX "quizzes_title_idx" ON "quizzes" (left(normalize(lower("title"), NFD), 200), "id");
CREATE INDEX "users_total_quizzes_id_idx" ON "users"("total_quizzes", "id");
CREATE INDEX "users_total_surveys_id_idx" ON "users"("total_surveys", "id");
