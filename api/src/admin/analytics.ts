import type { User } from "../generated/prisma/client.ts";
import { inOrder } from "../platform/data/rows.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { averageDuration, averageOf, type Totals } from "../results/counting/stats.ts";
import { contentTypes } from "./admin.rules.ts";

export interface Engagement {
  contentType: (typeof contentTypes)[number];
  totalContent: number;
  totalAttempts: number;
  /** Mean percentage to one decimal; null for surveys and without attempts. */
  averageScore: number | null;
  /** Seconds; null if no attempt has a duration. */
  averageDuration: number | null;
}

interface Row extends Pick<Totals, "attempts" | "scoreSum" | "durationSum" | "timed"> {
  contentType: Engagement["contentType"];
  items: number;
}

export async function engagement({ sql }: Platform, viewer: Viewer): Promise<Engagement[]> {
  administrator(viewer);
  const { rows } = await sql.query<Row>({
    name: "engagement",
    text: `
      SELECT type AS "contentType",
             (SELECT coalesce(sum(quizzes), 0)::int FROM quiz_counts WHERE content_type = type) AS items,
             coalesce(sum(attempts), 0)::float8 AS attempts, coalesce(sum(score_sum), 0)::float8 AS "scoreSum",
             coalesce(sum(duration_sum), 0)::float8 AS "durationSum", coalesce(sum(timed), 0)::float8 AS timed
        FROM unnest($1::content_type[]) AS type LEFT JOIN type_tallies ON content_type = type GROUP BY type ORDER BY type`,
    values: [contentTypes],
  });
  return rows.map(({ contentType, items, ...total }) => ({
    contentType,
    totalContent: items,
    totalAttempts: total.attempts,
    averageScore: contentType === "survey" ? null : averageOf(total, 1),
    averageDuration: averageDuration(total),
  }));
}

export async function topCreators({ sql, db }: Platform, viewer: Viewer): Promise<User[]> {
  administrator(viewer);
  const { rows } = await sql.query<{ id: string }>({
    name: "top-creators",
    text: "SELECT id FROM users WHERE has_content ORDER BY total_quizzes + total_surveys DESC LIMIT 10",
  });
  const ids = rows.map(({ id }) => id);
  return inOrder(ids, await db.user.findMany({ where: { id: { in: ids } } }));
}
