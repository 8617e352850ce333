import { kindOf } from "../content/kind.ts";
import type { Content } from "../generated/prisma/client.ts";
import { literally } from "../platform/data/like.ts";
import { findSorted, type Slice, sortKey } from "../platform/data/list/sorted.ts";
import { inOrder } from "../platform/data/rows.ts";
import { notFound, parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { averageDuration, averageOf, promisedRate, readTotals, type Totals } from "../results/counting/stats.ts";
import { ContentFilter, type ContentSort, isDescending } from "./admin.rules.ts";
import { findInGroups, findMatches, type IdPage, type IndexGroup, patternOf, totalOf } from "./slice.ts";
import { userText } from "./users.ts";

/** SQL as in quizzes_search_idx. */
const contentText = "' ' || lower(title || ' ' || coalesce(address, ''))";

const sortedBy: Record<ContentSort, string | undefined> = {
  title: sortKey("title"),
  type: "CASE WHEN content_type = 'survey' THEN 2 WHEN scoring_type = 'skill_based' THEN 0 ELSE 1 END",
  creator: "coalesce(users.email, '')",
  visibility: "is_public",
  created: undefined,
};

export async function findContents(platform: Platform, viewer: Viewer, input: unknown, slice: Slice): Promise<IdPage> {
  administrator(viewer);
  const { creator, search, contentType, visibility, sourceType, sort, order } = parse(ContentFilter, input);
  const isPublic = visibility ? visibility === "public" : null;
  const columns = { content_type: contentType, is_public: isPublic, source_type: sourceType };
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    "deleted_at IS NULL",
    ...Object.entries(columns).flatMap(([column, value]) => (value == null ? [] : [`${column} = ${bind(value)}`])),
    ...(creator ? [`email LIKE ${bind(`%${literally(creator)}%`)}`] : []),
    ...(search ? [matching(bind(patternOf(search)))] : []),
  ];
  const by = sort ? sortedBy[sort] : undefined;
  const list = {
    // An inner join lets PostgreSQL begin with the users.
    source: `quizzes ${creator ? "JOIN" : "LEFT JOIN"} users ON users.id = user_id`,
    id: "quizzes.id",
    conditions,
    values,
    order: { by, isDescending: isDescending(sort, order) },
  };
  if (creator || search) return findMatches(platform, list, slice);

  const { rows } = await platform.sql.query<IndexGroup>({
    name: "content-groups",
    text: `
      SELECT content_type, is_public, source_type, sum(quizzes)::int AS total FROM quiz_counts
       WHERE ($1::content_type IS NULL OR content_type = $1) AND ($2::boolean IS NULL OR is_public = $2)
         AND ($3::source_type IS NULL OR source_type = $3)
       GROUP BY 1, 2, 3 HAVING sum(quizzes) > 0`,
    values: Object.values(columns),
  });
  if (by === undefined)
    return findInGroups(platform, { table: "quizzes", groups: rows, isDescending: list.order.isDescending }, slice);
  return { ids: await findSorted(platform, list, slice), total: totalOf(rows) };
}

/** SQL for a match in an item's own texts or in its owner's, each found by an index. */
const matching = (pattern: string) => `quizzes.id IN (
  SELECT id FROM quizzes WHERE ${contentText} LIKE ${pattern}
   UNION ALL SELECT quizzes.id FROM users JOIN quizzes ON user_id = users.id WHERE ${userText} LIKE ${pattern})`;

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
