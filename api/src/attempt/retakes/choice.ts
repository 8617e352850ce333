import { lockItem, present } from "../../content/lock.ts";
import type { CountingAttempt } from "../../content/setting/limits.shared.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { quarterOf, utcDay } from "../counting/moment.ts";
import { clientOf, type Moved, recount } from "../counting/recount.ts";

/** The first of a person's attempts in this order counts. The exact share of points is below a rounded one. */
const orders: Record<CountingAttempt, string> = {
  LAST: "a.completed_at DESC, a.id DESC",
  FIRST: "a.completed_at, a.id",
  BEST: "a.percentage DESC NULLS LAST, coalesce(a.is_rounded_up, false), a.completed_at, a.id",
};

// Late attempts that the item excludes are neither counted nor superseded. Once one of the attempts is anonymised, the
// others stay as they are, because it may be the one that counts.
const misjudged = (order: string) => `
WITH ranked AS (
  SELECT a.*, row_number() OVER (PARTITION BY a.invitation_id ORDER BY ${order}) = 1 AS is_chosen
    FROM attempts AS a LEFT JOIN invitations AS i ON i.id = a.invitation_id
   WHERE a.quiz_id = $1 AND a.invitation_id IS NOT NULL AND ($2::text[] IS NULL OR a.invitation_id = ANY($2))
         AND (a.is_counted OR a.is_superseded) AND (i.id IS NULL OR i.attempts IS NOT NULL)
)
SELECT id, revision, answers, percentage, is_rounded_up AS "isRoundedUp", duration, had_start AS "hadStart", true AS "isCounted",
       group_no AS "group", block, ${utcDay("completed_at")}::text AS day, ${quarterOf("completed_at")} AS quarter, NULL AS begun,
       is_chosen AS "isChosen", invitation_id AS "invitationId"
  FROM ranked WHERE is_counted <> is_chosen`;

const judge = `UPDATE attempts SET is_counted = $2, is_superseded = NOT $2 WHERE id = ANY($1::text[])`;

// A deleted attempt may be anonymised before it is restored, and could not be matched with the chosen one then.
const judgeDeleted = `
UPDATE deleted_attempts AS kept SET attempt = kept.attempt || '{"is_counted": false, "is_superseded": true}'
  FROM attempt_deletions AS d
 WHERE d.id = kept.deletion_id AND d.quiz_id = $1 AND kept.attempt ->> 'invitation_id' = ANY($2::text[])
       AND (kept.attempt -> 'is_counted')::boolean`;

/**
 * Chooses the attempt that counts by the rules of the locked item, for each of these people or for everyone, and moves
 * the counts.
 */
export async function chooseCounting(
  tx: Transaction,
  { id, rules }: Pick<Content, "id" | "rules">,
  invitationIds: string[] | null,
): Promise<void> {
  if (invitationIds?.length === 0) return;
  const client = clientOf(tx);
  const { rows } = await client.query<Moved & { id: string; isChosen: boolean; invitationId: string }>(
    misjudged(orders[rules?.counts ?? "LAST"]),
    [id, invitationIds],
  );
  // The invitation has one result at a time, so the other attempts lose theirs first.
  for (const isChosen of [false, true]) {
    const changed = rows.filter((row) => row.isChosen === isChosen);
    if (changed.length === 0) continue;
    await client.query(judge, [changed.map((row) => row.id), isChosen]);
    await recount(tx, id, changed, isChosen ? 1 : -1);
    if (isChosen) await client.query(judgeDeleted, [id, changed.map((row) => row.invitationId)]);
  }
}

/** Chooses among the attempts of a person after a further one, or of everyone at an item by its id. Repeatable. */
export async function choose(platform: Platform, attemptOrItemId: string): Promise<void> {
  const attempt = await platform.db.attempt.findUnique({ where: { id: attemptOrItemId } });
  if (attempt && attempt.invitationId === null) return;
  const contentId = attempt?.contentId ?? attemptOrItemId;
  await announcing(platform, async (tx, announce) => {
    const content = await lockItem(tx, contentId, present);
    if (!content) return;
    await chooseCounting(tx, content, attempt?.invitationId ? [attempt.invitationId] : null);
    await announce("results", [contentId]);
  });
}

export const workRetakes = (platform: Platform) => platform.jobs.work("retake", (id) => choose(platform, id));
