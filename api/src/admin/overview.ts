import { forwardingWarnings } from "../platform/identity/forwarding.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { warningsOf } from "../platform/production.ts";
import { averageOf } from "../results/counting/stats.ts";

/** Totals for the whole site. Assessments count as quizzes. */
export interface Overview {
  users: number;
  verifiedUsers: number;
  administrators: number;
  freeUsers: number;
  proUsers: number;
  enterpriseUsers: number;
  quizzes: number;
  surveys: number;
  attempts: number;
  /** Mean percentage over all quiz attempts, to one decimal; null without attempts. */
  averageScore: number | null;
  /** Number in the last 30 days (UTC), including today. */
  newUsers: number;
  newQuizzes: number;
  newSurveys: number;
  /** Reports that no administrator has closed. */
  openReports: number;
  warnings: string[];
}

interface Row extends Omit<Overview, "averageScore" | "warnings"> {
  scored: number;
  scoreSum: number;
}

const statement = `
  SELECT people.*, items.*, answers.*, recent.*, reports.*
    FROM (SELECT coalesce(sum(users), 0)::int AS users,
                 coalesce(sum(users) FILTER (WHERE is_email_verified), 0)::int AS "verifiedUsers",
                 coalesce(sum(users) FILTER (WHERE is_admin), 0)::int AS administrators,
                 coalesce(sum(users) FILTER (WHERE plan = 'free'), 0)::int AS "freeUsers",
                 coalesce(sum(users) FILTER (WHERE plan = 'pro'), 0)::int AS "proUsers",
                 coalesce(sum(users) FILTER (WHERE plan = 'enterprise'), 0)::int AS "enterpriseUsers"
            FROM user_counts) AS people,
         (SELECT coalesce(sum(quizzes) FILTER (WHERE content_type = 'quiz'), 0)::int AS quizzes,
                 coalesce(sum(quizzes) FILTER (WHERE content_type = 'survey'), 0)::int AS surveys
            FROM quiz_counts) AS items,
         (SELECT coalesce(sum(attempts), 0)::float8 AS attempts,
                 coalesce(sum(attempts) FILTER (WHERE content_type = 'quiz'), 0)::float8 AS scored,
                 coalesce(sum(score_sum), 0)::float8 AS "scoreSum"
            FROM type_tallies) AS answers,
         (SELECT coalesce(sum(arrivals) FILTER (WHERE noun = 'user'), 0)::int AS "newUsers",
                 coalesce(sum(arrivals) FILTER (WHERE noun = 'quiz'), 0)::int AS "newQuizzes",
                 coalesce(sum(arrivals) FILTER (WHERE noun = 'survey'), 0)::int AS "newSurveys"
            FROM daily_arrivals WHERE day > (now() AT TIME ZONE 'utc')::date - 30) AS recent,
         (SELECT count(*)::int AS "openReports"
            FROM content_reports AS r JOIN quizzes AS q ON q.id = r.quiz_id WHERE q.deleted_at IS NULL) AS reports`;

export async function overview(platform: Platform, viewer: Viewer): Promise<Overview> {
  administrator(viewer);
  const { sql, settings } = platform;
  const { rows } = await sql.query<Row>({ name: "admin-overview", text: statement });
  const { scored, scoreSum, ...figures } = rows[0] as Row;
  return {
    ...figures,
    averageScore: averageOf({ attempts: scored, scoreSum }, 1),
    warnings: [...warningsOf(settings), ...forwardingWarnings(platform)],
  };
}
