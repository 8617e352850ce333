import { isShown } from "../../attempt/publishing/waiting.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";

/** Whether any attempt was late, after the closing of the item or its time limit. */
export async function hasLate({ sql }: Platform, contentId: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `SELECT FROM attempts WHERE quiz_id = $1 AND late IS NOT NULL AND ${isShown} LIMIT 1`,
    [contentId],
  );
  return rowCount === 1;
}

/** Whether regrading has changed the result of any attempt. */
export async function hasCorrections({ db }: Platform, contentId: string): Promise<boolean> {
  return (await db.regrading.findFirst({ where: { contentId, changed: { gt: 0 } }, select: { id: true } })) !== null;
}

/** The maximum points of each revision. */
export async function mostPoints({ sql }: Platform, contentId: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql.query<{ revision: number; most: number }>(
    `SELECT revision, (SELECT sum(points)::int FROM questions WHERE id = ANY (question_ids)) AS most
       FROM quiz_revisions WHERE quiz_id = $1`,
    [contentId],
  );
  return new Map(rows.map(({ revision, most }) => [revision, most]));
}

/** The link parameters of all attempts, those in the rules first. */
export async function fieldNames({ sql }: Platform, { id, rules }: Pick<Content, "id" | "rules">): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT DISTINCT name FROM attempts, jsonb_object_keys(fields) AS name WHERE quiz_id = $1 AND fields IS NOT NULL AND ${isShown} ORDER BY 1`,
    [id],
  );
  const storedNames = rows.map(({ name }) => name);
  const declared = (rules?.fields ?? []).map(({ name }) => name).filter((name) => storedNames.includes(name));
  return [...new Set([...declared, ...storedNames])];
}
