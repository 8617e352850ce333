import type { EventOfAttempt } from "../../../content/event/event.ts";
import { countListening } from "../../../content/event/queue.ts";
import { lockItem, present } from "../../../content/lock.ts";
import { isAnonymous } from "../../../content/rules/rules.shared.ts";
import { type AttemptDeletion, type Content, Prisma } from "../../../generated/prisma/client.ts";
import type { Transaction } from "../../../platform/data/database.ts";
import { inPortions, resting } from "../../../platform/data/portions.ts";
import { notFound } from "../../../platform/errors.ts";
import { hourly } from "../../../platform/hourly.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Position } from "../../../platform/rest/page.ts";
import type { Announce } from "../../../platform/work/announcing.ts";
import { announcing } from "../../../platform/work/announcing.ts";
import type { AppliedFilter } from "../filter.ts";
import { listPlaces, placeOf } from "../list.ts";
import { deletionPortion, undoSeconds } from "./deletion.shared.ts";
import { move } from "./portion.ts";

/** The attempts that a deletion has not reached yet. */
export interface Rest {
  filter: AppliedFilter | null;
  after: { time: string; id: string };
}

/** The next attempts of a deletion, and the rest after them; null if none are left. */
export interface NextPortion {
  ids: string[];
  rest: Rest | null;
}

/** Milliseconds. Timeout of a transaction that moves a portion. */
export const portionMillis = 30_000;

/** Number of attempts in a portion. Smaller if each must be reported to many webhooks. */
export async function portionSize({ sql }: Platform, contentId: string, type: EventOfAttempt): Promise<number> {
  const listening = await countListening(sql, contentId, type);
  return Math.max(50, Math.floor(deletionPortion / Math.max(1, listening)));
}

/** Number of attempts in a portion that a job deletes: about 20 ms of work. */
const inBackground = 32;

/** Portions of a deletion are smaller, because answers to other items wait while one uses the processor. */
const smaller = (size: number) => Math.ceil(size / 8);

/** `until` excludes attempts that were submitted after the deletion started. */
export async function nextPortion(
  platform: Platform,
  contentId: string,
  filter: AppliedFilter | null,
  from: { after?: Position; until?: Date } = {},
): Promise<NextPortion> {
  const size = smaller(await portionSize(platform, contentId, "attempt_deleted"));
  // The first portion is part of a request, so that most deletions are over with it.
  const limit = from.after ? Math.min(size, inBackground) : size;
  const rows = await listPlaces(platform, contentId, filter, { ...from, order: "oldest", limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const place = last && placeOf(last);
  return {
    ids: rows.map(({ id }) => id),
    rest: place ? { filter, after: { time: place.time.toISOString(), id: place.id } } : null,
  };
}

/** Deletes a portion in the transaction of the caller, who has locked the item. A job then continues. */
export async function deletePortion(
  platform: Platform,
  tx: Transaction,
  { content, deletion, next }: { content: Content; deletion: AttemptDeletion; next: NextPortion },
): Promise<AttemptDeletion> {
  const { ids, rest } = next;
  const { id } = deletion;
  if (rest) await platform.jobs.send(tx, "attempt-deletion", [id]);
  else await platform.jobs.send(tx, "deleted-attempts", [id], 0, undoSeconds + 1);
  const deleted =
    deletion.deleted + (await move(platform, tx, content, { type: "attempt_deleted", deletionId: id, ids }));
  await tx.$executeRaw`
    UPDATE attempt_deletions
       SET deleted = ${deleted}, rest = ${rest && JSON.stringify(rest)}::jsonb,
           total = CASE WHEN ${rest === null} THEN ${deleted} ELSE greatest(total, ${deleted}) END,
           state = (CASE WHEN ${rest === null} THEN 'deleted' ELSE 'deleting' END)::deletion_state,
           undo_until = CASE WHEN ${rest === null} THEN now() + make_interval(secs => ${undoSeconds}) END
     WHERE id = ${id}`;
  return tx.attemptDeletion.findUniqueOrThrow({ where: { id } });
}

/** The next attempts to restore. */
export async function nextKept(platform: Platform, { id, contentId }: AttemptDeletion): Promise<string[]> {
  const deletedAttempts = await platform.db.deletedAttempt.findMany({
    where: { deletionId: id },
    select: { attemptId: true },
    orderBy: { attemptId: "asc" },
    take: smaller(await portionSize(platform, contentId, "attempt_restored")),
  });
  return deletedAttempts.map(({ attemptId }) => attemptId);
}

/** Restores a portion in the transaction of the caller, who has locked the item. A job then continues. */
export async function restorePortion(
  platform: Platform,
  tx: Transaction,
  { content, deletion, ids }: { content: Content; deletion: AttemptDeletion; ids: string[] },
): Promise<AttemptDeletion> {
  const { id } = deletion;
  const deletedCount = await tx.deletedAttempt.count({ where: { deletionId: id, attemptId: { in: ids } } });
  const restored = await move(platform, tx, content, { type: "attempt_restored", deletionId: id, ids });
  const isDone =
    (await tx.deletedAttempt.findFirst({ where: { deletionId: id }, select: { deletionId: true } })) === null;
  if (!isDone) await platform.jobs.send(tx, "attempt-deletion", [id]);
  return tx.attemptDeletion.update({
    where: { id },
    data: {
      state: isDone ? "restored" : "restoring",
      rest: Prisma.DbNull,
      undoUntil: null,
      restored: { increment: restored },
      replaced: { increment: deletedCount - restored },
    },
  });
}

/** Reads the current state of the deletion and locks it. The item must be locked first. */
export async function lockDeletion(tx: Transaction, id: string): Promise<AttemptDeletion> {
  await tx.$queryRaw`SELECT FROM attempt_deletions WHERE id = ${id} FOR UPDATE`;
  const deletion = await tx.attemptDeletion.findUnique({ where: { id } });
  if (!deletion) throw notFound("Deletion");
  return deletion;
}

/**
 * Does the next portion of a deletion or restoration. Repeatable: a portion that another job has done is skipped. Does
 * nothing while the item is in the trash; restoring the item sends the job again.
 */
async function goOn(platform: Platform, id: string): Promise<void> {
  const row = await platform.db.attemptDeletion.findUnique({
    where: { id, content: { deletedAt: null } },
    include: { content: true },
  });
  if (!row) return;
  const { contentId, state, rest, createdAt } = row;
  const within = (
    work: (tx: Transaction, content: Content, deletion: AttemptDeletion) => Promise<unknown>,
  ): Promise<void> =>
    announcing(
      platform,
      async (tx: Transaction, announce: Announce) => {
        const content = await lockItem(tx, contentId, present);
        if (!content) return;
        const deletion = await lockDeletion(tx, id);
        if (deletion.state !== state || JSON.stringify(deletion.rest) !== JSON.stringify(rest)) return;
        await work(tx, content, deletion);
        await announce("results", [contentId]);
      },
      { timeout: portionMillis },
    );

  if (state === "deleting" && rest) {
    const after = { time: new Date(rest.after.time), id: rest.after.id };
    // Anonymous answers only have a day, so some that arrive during the deletion are deleted with it.
    const until = isAnonymous(row.content) ? {} : { until: createdAt };
    const next = await nextPortion(platform, contentId, rest.filter, { after, ...until });
    await within((tx, content, deletion) => deletePortion(platform, tx, { content, deletion, next }));
  }
  if (state === "restoring") {
    const ids = await nextKept(platform, row);
    await within((tx, content, deletion) => restorePortion(platform, tx, { content, deletion, ids }));
  }
}

/** Waits for a running undo, which holds a lock on the deletion's row. */
const forget = ({ sql }: Platform, id: string): Promise<void> =>
  inPortions(
    sql,
    `WITH over AS MATERIALIZED (
       SELECT id FROM attempt_deletions WHERE id = $2 AND state = 'deleted' AND undo_until < now() FOR UPDATE)
     DELETE FROM deleted_attempts AS d USING over
      WHERE d.deletion_id = over.id
        AND d.attempt_id IN (SELECT attempt_id FROM deleted_attempts WHERE deletion_id = $2 LIMIT $1)`,
    [id],
  );

const isOld = `created_at < now() - interval '1 day' AND (state = 'restored' OR (state = 'deleted' AND undo_until < now()))`;

export async function purgeDeletions({ sql }: Pick<Platform, "sql">): Promise<void> {
  await inPortions(
    sql,
    `DELETE FROM deleted_attempts WHERE (deletion_id, attempt_id) IN (
       SELECT deletion_id, attempt_id FROM deleted_attempts
        WHERE deletion_id IN (SELECT id FROM attempt_deletions WHERE ${isOld}) LIMIT $1)`,
  );
  await inPortions(
    sql,
    `DELETE FROM attempt_deletions WHERE id IN (SELECT id FROM attempt_deletions WHERE ${isOld} LIMIT $1)`,
  );
}

/** One portion at a time, so that items with deletions take turns. */
export function workDeletions(platform: Platform) {
  platform.jobs.work(
    "attempt-deletion",
    resting((id) => goOn(platform, id)),
    1,
  );
  platform.jobs.work("deleted-attempts", (id) => forget(platform, id), 1);
  hourly(platform, "Old deletions could not be forgotten", () => purgeDeletions(platform));
}
