import type { Attempt } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AttemptOrder } from "./filter.rules.ts";
import { type AppliedFilter, conditionOf } from "./filter.ts";
import type { Position } from "./position.ts";

export interface Slice {
  order?: AttemptOrder;
  /** The position the slice follows or, backwards, precedes; without one it starts at the end of the list. */
  from?: Position | undefined;
  isBackwards?: boolean;
  limit: number;
}

const columns = `id, quiz_id AS "contentId", revision, user_id AS "userId", participant_name AS "participantName",
  participant_email AS "participantEmail", answers, score, percentage, skill_score AS "skillScore",
  skill_level AS "skillLevel", total_questions AS "totalQuestions", completed_at AS "completedAt", duration,
  attempt_key AS "attemptKey", had_start AS "hadStart"`;

/** What sorts before the time, greatest first; attempts without a value come last. */
const rankOf: Partial<Record<AttemptOrder, string>> = {
  highest: "coalesce(percentage, -1)",
  lowest: "coalesce(-percentage, -101)",
  slowest: "coalesce(duration, -1)",
  fastest: "coalesce(-duration, -2147483648)",
};

export async function listAttempts(
  { sql }: Platform,
  contentId: string,
  filter: AppliedFilter | null,
  { order = "newest", from, isBackwards = false, limit }: Slice,
): Promise<Attempt[]> {
  const { where, values } = conditionOf(contentId, filter);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const rank = rankOf[order];
  const sorting = [...(rank ? [rank] : []), "completed_at", "id"];
  const isRising = (order === "oldest") !== isBackwards;
  // By time, the index walk begins at the position. Otherwise the rank has to be read from the row.
  const sortKey = ({ completedAt, id }: Position) =>
    rank
      ? `(SELECT ${sorting} FROM attempts WHERE quiz_id = $1 AND id = ${bind(id)})`
      : `(${bind(completedAt)}, ${bind(id)})`;
  const beyond = from ? ` AND (${sorting}) ${isRising ? ">" : "<"} ${sortKey(from)}` : "";
  const { rows } = await sql.query<Attempt>(
    `SELECT ${columns} FROM attempts WHERE ${where}${beyond}
      ORDER BY ${sorting.map((part) => `${part} ${isRising ? "ASC" : "DESC"}`)} LIMIT ${bind(limit)}`,
    values,
  );
  return isBackwards ? rows.reverse() : rows;
}
