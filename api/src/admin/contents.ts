import { kindOf } from "../content/kind.ts";
import type { Content } from "../generated/prisma/client.ts";
import { literally } from "../platform/data/like.ts";
import { inOrder } from "../platform/data/rows.ts";
import { notFound, parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { averageDuration, averageOf, promisedRate, readTotals, type Totals } from "../results/counting/stats.ts";
import { ContentFilter, creatorLimit } from "./admin.rules.ts";
import { cursorConditions, findIn, type IdPage, type IndexGroup, limitClause, type Slice } from "./slice.ts";

export async function findContents(platform: Platform, viewer: Viewer, input: unknown, slice: Slice): Promise<IdPage> {
  administrator(viewer);
  const { creator, contentType, visibility, sourceType } = parse(ContentFilter, input);
  const isPublic = visibility ? visibility === "public" : null;
  const columns = { content_type: contentType, is_public: isPublic, source_type: sourceType };
  if (creator) return findByCreator(platform, creator, columns, slice);

  const { rows } = await platform.sql.query<IndexGroup>({
    name: "content-groups",
    text: `
      SELECT content_type, is_public, source_type, sum(quizzes)::int AS total FROM quiz_counts
       WHERE ($1::content_type IS NULL OR content_type = $1) AND ($2::boolean IS NULL OR is_public = $2)
         AND ($3::source_type IS NULL OR source_type = $3)
       GROUP BY 1, 2, 3 HAVING sum(quizzes) > 0`,
    values: Object.values(columns),
  });
  return findIn(platform, "quizzes", rows, slice);
}

/** PostgreSQL chooses the plan: by users if few match, by newest items if most do. */
async function findByCreator({ sql }: Platform, creator: string, columns: object, slice: Slice): Promise<IdPage> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const filters = Object.entries(columns).filter(([, value]) => value != null);
  const fitting = [
    `email LIKE ${bind(`%${literally(creator)}%`)}`,
    "deleted_at IS NULL",
    ...filters.map(([column, value]) => `quizzes.${column} = ${bind(value)}`),
  ];
  const source = "FROM quizzes JOIN users ON users.id = user_id WHERE";
  const count = await sql.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT ${source} ${fitting.join(" AND ")} LIMIT ${creatorLimit}) AS counted`,
    values,
  );
  const within = cursorConditions("quizzes.id", slice, bind);
  const page = await sql.query<{ id: string }>(
    `SELECT quizzes.id ${source} ${[...fitting, ...within].join(" AND ")} ${limitClause("quizzes.id", slice, bind)}`,
    values,
  );
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0 };
}

export interface ContentStats {
  totalAttempts: number;
  /** Mean percentage to one decimal; null for surveys and without attempts. */
  averageScore: number | null;
  /** Seconds; null if no attempt has a duration. */
  averageDuration: number | null;
  starts: number;
  completionRate: number;
}

export const statsOf = (content: Content, totals: Totals): ContentStats => ({
  totalAttempts: totals.attempts,
  averageScore: kindOf(content) === "SURVEY" ? null : averageOf(totals, 1),
  averageDuration: averageDuration(totals),
  starts: totals.starts,
  completionRate: promisedRate(totals),
});

export async function contentDetails(platform: Platform, viewer: Viewer, id: string) {
  administrator(viewer);
  const content = await platform.db.content.findUnique({
    where: { id, deletedAt: null },
    include: { user: true, questions: { where: { untilRevision: null }, orderBy: { order: "asc" } } },
  });
  if (!content) throw notFound("Quiz");
  const totals = await readTotals(platform, [id]);
  return { content, stats: statsOf(content, totals.get(id) as Totals) };
}

export async function contentsOf({ db }: Platform, ids: string[]) {
  const include = { user: { select: { email: true } } };
  return inOrder(ids, await db.content.findMany({ where: { id: { in: ids } }, include }));
}
