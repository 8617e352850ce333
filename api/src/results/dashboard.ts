import { ownedBy } from "../content/content.policy.ts";
import { kindOf } from "../content/kind.ts";
import { itemsOfToken, requireScope, signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { averageOf, readTotals } from "./counting/stats.ts";
import type { Dashboard } from "./results.contract.ts";

export interface CreatorTotals {
  quizzes: number;
  surveys: number;
  assessments: number;
  responses: number;
  quizResponses: number;
  /** Mean percentage of all attempts at the creator's quizzes, rounded; 0 without any. */
  averageQuizScore: number;
}

export async function creatorTotals({ sql }: Platform, viewer: Viewer): Promise<CreatorTotals> {
  const { rows } = await sql.query<CreatorTotals>({
    name: "creator-totals",
    text: `
      WITH items AS (
        SELECT q.content_type = 'survey' AS survey, q.scoring_type = 'skill_based' AS skill,
               coalesce(sum(d.attempts), 0) AS attempts, coalesce(sum(d.score_sum), 0) AS score_sum
          FROM quizzes q LEFT JOIN daily_tallies d ON d.quiz_id = q.id WHERE q.user_id = $1 AND ($2::text[] IS NULL OR q.id = ANY($2)) GROUP BY q.id
      )
      SELECT count(*) FILTER (WHERE NOT survey AND NOT skill)::int AS quizzes,
             count(*) FILTER (WHERE survey)::int AS surveys,
             count(*) FILTER (WHERE NOT survey AND skill)::int AS assessments,
             coalesce(sum(attempts), 0)::int AS responses,
             coalesce(sum(attempts) FILTER (WHERE NOT survey AND NOT skill), 0)::int AS "quizResponses",
             coalesce(round(sum(score_sum) FILTER (WHERE NOT survey AND NOT skill)
                      / nullif(sum(attempts) FILTER (WHERE NOT survey AND NOT skill), 0)), 0)::int AS "averageQuizScore"
        FROM items`,
    values: [signedIn(viewer).id, itemsOfToken(viewer)],
  });
  return rows[0] as CreatorTotals;
}

export async function dashboard(platform: Platform, viewer: Viewer): Promise<Dashboard> {
  signedIn(viewer);
  for (const scope of ["content:read", "results:read"] as const) requireScope(viewer, scope);
  const [totals, contents] = await Promise.all([
    creatorTotals(platform, viewer),
    platform.db.content.findMany({ where: ownedBy(viewer), orderBy: { id: "desc" } }),
  ]);
  const totalsById = await readTotals(
    platform,
    contents.map(({ id }) => id),
  );
  return {
    totalQuizzes: totals.quizzes,
    totalSurveys: totals.surveys,
    totalAssessments: totals.assessments,
    totalAttempts: totals.responses,
    averageScore: totals.averageQuizScore,
    recentQuizzes: contents.map((content) => {
      const total = totalsById.get(content.id);
      const { id, title, contentType, scoringType, createdAt } = content;
      return {
        id,
        title,
        contentType,
        scoringType,
        attemptCount: total?.attempts ?? 0,
        averageScore: total && kindOf(content) !== "SURVEY" ? averageOf(total) : null,
        lastAttempt: total?.lastAttemptAt ?? null,
        createdAt,
      };
    }),
  };
}
