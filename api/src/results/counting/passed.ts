import { isPassed } from "../../content/rules/rules.shared.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";

interface Bucket {
  percentage: number;
  attempts: number;
  roundedUp: number;
}

/** Number of attempts that reach the current pass mark; null without one. */
export function passedIn({ rules }: Pick<Content, "rules">, buckets: readonly Bucket[]): number | null {
  if (rules?.passMark === undefined) return null;
  const passed = buckets.map(
    ({ percentage, attempts, roundedUp }) =>
      (isPassed({ rules }, { percentage, isRoundedUp: true }) ? roundedUp : 0) +
      (isPassed({ rules }, { percentage, isRoundedUp: false }) ? attempts - roundedUp : 0),
  );
  return passed.reduce((sum, more) => sum + more, 0);
}

/** Attempts by percentage, by item. */
export async function readScores({ sql }: Platform, contentIds: readonly string[]): Promise<Map<string, Bucket[]>> {
  const { rows } = await sql.query<Bucket & { contentId: string }>({
    name: "scores",
    text: `SELECT quiz_id AS "contentId", bucket AS percentage, sum(attempts)::int AS attempts, sum(rounded_up)::int AS "roundedUp"
             FROM tallies WHERE quiz_id = ANY($1) GROUP BY quiz_id, bucket`,
    values: [contentIds],
  });
  const scores = Map.groupBy(rows, ({ contentId }) => contentId);
  return new Map(contentIds.map((id) => [id, scores.get(id) ?? []]));
}
