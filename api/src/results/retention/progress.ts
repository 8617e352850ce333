import { isDeepStrictEqual } from "node:util";
import { restorable } from "../../account/standing/standing.ts";
import { lockItem } from "../../content/lock.ts";
import { type Term, termOf } from "../../content/retention/retention.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { locks } from "../../platform/data/locks.ts";
import { resting } from "../../platform/data/portions.ts";
import { OutdatedError } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { upToDate } from "../../platform/work/up-to-date.ts";
import { move } from "../attempts/deletion/portion.ts";
import { portionMillis, portionSize } from "../attempts/deletion/progress.ts";
import { anonymise, anonymiseKept, keptIsPersonal } from "./anonymise.ts";
import { lengthOf, pastOf } from "./due.ts";

/** One portion of one item at a time in each process, so that items take turns and answers to them are not delayed. */
export function keepTerms(platform: Platform) {
  platform.jobs.work(
    "retention",
    resting((contentId) => upToDate(() => goOn(platform, contentId))),
    1,
  );
  hourly(platform, "Expired answers could not be looked up", () => sendDue(platform));
}

/** Kinds of emails about an item. */
const ofItems = ["results", "invitation", "reminder"] as const;

/**
 * Whether the retention of an invitation is over. It runs from the submission, or otherwise from the last contact with
 * the person.
 */
const isPast = (until: string) =>
  `coalesce(finished_at, greatest(created_at, sent_at, reminded_at, started_at)) <= ${until}`;

// The same rule as in `termOf`. That function decides; this statement only finds candidates.
const terms = `
  SELECT q.id, coalesce(q.rules -> 'retention' ->> 'what', 'DELETE') AS what,
         now() - ${lengthOf("least((q.rules -> 'retention' ->> 'days')::int, $1::int)")} AS until
    FROM quizzes AS q
   WHERE (q.rules ? 'retention' OR $1::int IS NOT NULL)
     AND (q.deleted_at IS NULL OR EXISTS (SELECT FROM trashed_items AS t WHERE t.quiz_id = q.id))`;

const due = `
  WITH terms AS MATERIALIZED (${terms})
  SELECT id FROM terms
   WHERE (EXISTS (SELECT FROM attempts
                   WHERE quiz_id = terms.id AND completed_at <= terms.until
                     AND completed_at > ${pastOf("terms.id", "terms.what")})
       OR EXISTS (SELECT FROM mails WHERE quiz_id = terms.id AND kind IN (${ofItems.map((kind) => `'${kind}'`)}) AND created_at <= terms.until)
       OR EXISTS (SELECT FROM invitations WHERE quiz_id = terms.id AND ${isPast("terms.until")}
                     AND (terms.what = 'DELETE' OR name IS NOT NULL OR email IS NOT NULL))
       OR EXISTS (SELECT FROM attempt_deletions AS d JOIN deleted_attempts AS kept ON kept.deletion_id = d.id
                   WHERE d.quiz_id = terms.id AND (kept.attempt ->> 'completed_at')::timestamptz <= terms.until
                     AND (terms.what = 'DELETE' OR ${keptIsPersonal})))
     AND NOT EXISTS (SELECT FROM pgboss.job
                      WHERE name = 'retention' AND data ->> 'key' = terms.id AND state < 'completed')`;

/** Sends a job for each item with answers whose retention is over, unless there is one already. */
export async function sendDue({ db, jobs, settings }: Platform): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Serialized, because every process checks once an hour.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${locks.retention})`;
    const rows = await tx.$queryRawUnsafe<{ id: string }[]>(due, settings.answerDays);
    await jobs.send(
      tx,
      "retention",
      rows.map(({ id }) => id),
    );
  });
}

/** Handles a portion of an item's due answers, in a transaction, and sends a job for the rest. Repeatable. */
async function goOn(platform: Platform, contentId: string): Promise<void> {
  const item = await platform.db.content.findUnique({ where: { id: contentId, ...restorable } });
  const term = item && termOf(platform.settings, item);
  if (!term) return;
  const size = await portionSize(platform, contentId, "attempt_deleted");
  const until = await endOf(platform, term);
  await announcing(
    platform,
    async (tx, announce) => {
      const content = await lockItem(tx, contentId, restorable);
      if (!content) return;
      if (!isDeepStrictEqual(termOf(platform.settings, content), term)) throw new OutdatedError();
      const ids = term.what === "DELETE" ? await oldest(tx, contentId, until, size) : null;
      await forgetMails(tx, contentId, until);
      if (ids) await forgetKept(tx, contentId, until);
      else await anonymiseKept(tx, contentId, until);
      await forgetInvited(tx, contentId, until, term.what);
      const processed = ids
        ? await move(platform, tx, content, { type: "attempt_deleted", deletionId: null, ids })
        : await anonymise(tx, contentId, until, size);
      if (processed >= size) await platform.jobs.send(tx, "retention", [contentId]);
      if (processed > 0) await announce("results", [contentId]);
    },
    { timeout: portionMillis },
  );
}

/** Uses the database's clock, which also set the times of the answers. */
async function endOf({ sql }: Platform, { days }: Term): Promise<Date> {
  const { rows } = await sql.query<{ until: Date }>(`SELECT now() - ${lengthOf("$1")} AS until`, [days]);
  return rows[0]?.until as Date;
}

async function oldest(tx: Transaction, contentId: string, until: Date, limit: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM attempts WHERE quiz_id = ${contentId} AND completed_at <= ${until}
     ORDER BY completed_at, id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Deletes attempts that were deleted manually and could still be restored. */
const forgetKept = (tx: Transaction, contentId: string, until: Date): Promise<number> =>
  tx.$executeRaw`
    DELETE FROM deleted_attempts AS kept USING attempt_deletions AS d
     WHERE d.id = kept.deletion_id AND d.quiz_id = ${contentId}
       AND (kept.attempt ->> 'completed_at')::timestamptz <= ${until}`;

const forgetMails = (tx: Transaction, contentId: string, until: Date) =>
  tx.mail.deleteMany({ where: { contentId, kind: { in: [...ofItems] }, createdAt: { lte: until } } });

const dayOf = (column: string) => `${column} = date_trunc('day', ${column}, 'UTC')`;

/**
 * Invitations are deleted with their answers, or lose name and address like them. Only the day of each time is kept:
 * the moment would connect a link with the answers.
 */
const forgetInvited = (tx: Transaction, contentId: string, until: Date, what: Term["what"]) =>
  tx.$executeRawUnsafe(
    what === "DELETE"
      ? `DELETE FROM invitations WHERE quiz_id = $1 AND ${isPast("$2")}`
      : `UPDATE invitations SET name = NULL, email = NULL, fields = '{}', answer = NULL, wanted = NULL,
                ${["opened_at", "started_at", "finished_at"].map(dayOf).join(", ")}
          WHERE quiz_id = $1 AND ${isPast("$2")} AND (name IS NOT NULL OR email IS NOT NULL)`,
    contentId,
    until,
  );
