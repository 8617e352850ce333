import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";

/** Data of an item that was erased, or would be. */
export interface ErasedItem {
  contentId: string;
  title: string;
  isInTrash: boolean;
  attempts: number;
  /** Deleted attempts whose deletion could still be undone. */
  deletedAttempts: number;
  /** Entries in the logs of webhooks, including the contents. */
  messages: number;
  /** Absent in receipts from before invitations existed. */
  invitations?: number;
}

/** The person and the items that an erasure is about. */
export interface ErasureScope {
  address: string;
  /** The owner of the items; null for all items, including those without an owner. */
  ownerId: string | null;
}

/**
 * An owner erases answers submitted under the address. Answers without the address that a signed-in person submitted
 * would reveal to the owner whose account it is, so only erasures everywhere include them.
 */
const isMeant = (address: string, userId: string) =>
  `(${address} = $1 OR ($2::text IS NULL AND ${userId} = (SELECT id FROM users WHERE email = $1)))`;

const isMeantKept = isMeant("kept.attempt ->> 'participant_email'", "kept.attempt ->> 'user_id'");

const personRows = `
  meant AS (
    SELECT quiz_id, id, true AS is_stored FROM attempts
     WHERE ${isMeant("participant_email", "attempts.user_id")}
     UNION ALL
    SELECT d.quiz_id, kept.attempt_id, false
      FROM deleted_attempts AS kept JOIN attempt_deletions AS d ON d.id = kept.deletion_id
     WHERE ${isMeantKept}
     UNION ALL
    SELECT quiz_id, NULL, NULL FROM invitations WHERE email = $1
  ), there AS (
    SELECT q.id, q.title, t.id IS NOT NULL AS is_in_trash, coalesce(q.user_id, t.user_id) AS owner_id
      FROM quizzes AS q LEFT JOIN trashed_items AS t ON t.quiz_id = q.id
     WHERE q.id IN (SELECT quiz_id FROM meant) AND (q.deleted_at IS NULL OR t.id IS NOT NULL)
       AND ($2::text IS NULL OR coalesce(q.user_id, t.user_id) = $2)
  )`;

export interface FoundItem extends ErasedItem {
  ownerId: string | null;
}

export async function findItems({ sql }: Platform, { address, ownerId }: ErasureScope): Promise<FoundItem[]> {
  const { rows } = await sql.query<FoundItem>(
    `WITH ${personRows}
     SELECT there.id AS "contentId", title, is_in_trash AS "isInTrash", owner_id AS "ownerId",
            count(*) FILTER (WHERE is_stored)::int AS attempts, count(*) FILTER (WHERE NOT is_stored)::int AS "deletedAttempts",
            (SELECT count(*)::int FROM webhook_deliveries AS m
              WHERE m.quiz_id = there.id AND m.attempt_id = ANY(array_agg(meant.id))) AS messages,
            count(*) FILTER (WHERE is_stored IS NULL)::int AS invitations
       FROM there JOIN meant ON meant.quiz_id = there.id
      GROUP BY there.id, title, is_in_trash, owner_id ORDER BY there.id`,
    [address, ownerId],
  );
  return rows;
}

/** The id of the next item with data of the person; null if there is none. */
export async function nextItem({ sql }: Platform, { address, ownerId }: ErasureScope): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(`WITH ${personRows} SELECT id FROM there ORDER BY id LIMIT 1`, [
    address,
    ownerId,
  ]);
  return rows[0]?.id ?? null;
}

export async function attemptsOf(
  tx: Transaction,
  { address, ownerId }: ErasureScope,
  contentId: string,
  limit: number,
) {
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT id FROM attempts
      WHERE ${isMeant("participant_email", "user_id")} AND quiz_id = $3 ORDER BY id LIMIT $4`,
    address,
    ownerId,
    contentId,
    limit,
  );
  return rows.map(({ id }) => id);
}

/** Deletes the person's attempts that could still be restored. Returns their number. */
export const forgetKept = (tx: Transaction, { address, ownerId }: ErasureScope, contentId: string): Promise<number> =>
  tx.$executeRawUnsafe(
    `DELETE FROM deleted_attempts AS kept USING attempt_deletions AS d
      WHERE d.id = kept.deletion_id AND d.quiz_id = $3 AND ${isMeantKept}`,
    address,
    ownerId,
    contentId,
  );

export const invitationsTo = ({ address }: ErasureScope, contentId: string) => ({ contentId, email: address });

/** Kinds of emails about an item. */
const ofItems = ["results", "invitation", "reminder"];

/** Waiting emails about an account are kept. */
export const mailsTo = ({ address, ownerId }: ErasureScope) =>
  ownerId === null
    ? { recipient: address, OR: [{ kind: { in: ofItems } }, { state: { not: "waiting" as const } }] }
    : { recipient: address, kind: { in: ofItems }, creatorId: ownerId };
