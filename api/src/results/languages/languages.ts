import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { type AppliedFilter, figuresConditionOf } from "../attempts/filter.ts";
import { inTurn } from "../attempts/turns.ts";

/** Number of attempts in a language. */
export interface LanguageCount {
  /** BCP 47. */
  language: string;
  attempts: number;
}

/** Languages are sent by takers, so anyone could make the list long. */
const most = 100;

/** The languages of an item's attempts, most frequent first, 100 at most. Attempts without a language are left out. */
export async function countLanguages(
  platform: Platform,
  item: Pick<Content, "id" | "userId">,
  filter: AppliedFilter | null,
): Promise<LanguageCount[]> {
  const { where, values } = figuresConditionOf(item.id, filter);
  const text = `SELECT language, count(*)::int AS attempts FROM attempts WHERE ${where} AND language IS NOT NULL
                 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}`;
  const { rows } = await inTurn(platform, item, () => platform.sql.query<LanguageCount>(text, values));
  return rows;
}

export async function hasLanguages({ sql }: Platform, contentId: string): Promise<boolean> {
  const { rowCount } = await sql.query("SELECT FROM attempts WHERE quiz_id = $1 AND language IS NOT NULL LIMIT 1", [
    contentId,
  ]);
  return rowCount === 1;
}
