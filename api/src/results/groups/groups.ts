import { kindOf } from "../../content/kind.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { averageOf } from "../counting/stats.ts";

interface GroupFigures {
  /** Null for answers in no group. */
  value: string | null;
  attempts: number;
  /** Mean percentage; null for surveys and without attempts. */
  averageScore: number | null;
  /** Number of attempts that reach the current pass mark; null without one. */
  passed: number | null;
}

interface Row {
  group: number;
  attempts: number;
  scoreSum: number;
  passed: number;
}

/**
 * The link parameter that groups answers, and the figures of each group in the order of the values. Null without
 * groups.
 */
export interface GroupComparison {
  field: string;
  groups: GroupFigures[];
}

/**
 * Reads the tallies in one statement, so that everything is from one moment. Previous groups are included while they
 * have answers.
 */
export async function compareGroups({ sql }: Platform, content: Content): Promise<GroupComparison | null> {
  const { groups, rules } = content;
  if (!groups) return null;
  const { rows } = await sql.query<Row>({
    name: "groups",
    text: `SELECT group_no AS "group", sum(attempts)::int AS attempts, sum(bucket * attempts)::float8 AS "scoreSum",
                  coalesce(sum(CASE WHEN bucket = $2::int THEN attempts - rounded_up ELSE attempts END) FILTER (WHERE bucket >= $2::int), 0)::int AS passed
             FROM tallies WHERE quiz_id = $1 GROUP BY 1`,
    values: [content.id, rules?.passMark ?? null],
  });
  const rowsByGroup = new Map(rows.map((row) => [row.group, row]));
  const values = rules?.fields?.find(({ isGroup }) => isGroup)?.values ?? [];
  const former = groups.values.filter((value) => !values.includes(value));
  const isScored = kindOf(content) !== "SURVEY";
  const figures = [...values, ...former, null].map((value): GroupFigures & { isListed: boolean } => {
    const number = value === null ? 0 : groups.values.indexOf(value) + 1;
    const { attempts = 0, scoreSum = 0, passed = 0 } = rowsByGroup.get(number) ?? {};
    return {
      value,
      attempts,
      averageScore: isScored ? averageOf({ attempts, scoreSum }) : null,
      passed: rules?.passMark === undefined ? null : passed,
      isListed: value !== null && values.includes(value),
    };
  });
  return {
    field: groups.field,
    groups: figures.filter(({ isListed, attempts }) => isListed || attempts > 0).map(({ isListed: _, ...one }) => one),
  };
}
