import { inTransaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { isReachable } from "./reach.ts";

const closing = "(q.rules ->> 'closesAt')::timestamptz";
const before = `(${closing} - make_interval(days => m.remind_before))`;

/** Uses the database's clock. Skips closed items, and people who were sent a letter after the reminder was due. */
const due = `
UPDATE invitations AS i SET wanted = 'reminder', mail = 'queued'
  FROM invitation_mailings AS m JOIN quizzes AS q ON q.id = m.quiz_id
 WHERE i.quiz_id = m.quiz_id AND q.deleted_at IS NULL AND q.is_public
   AND i.mail IN ('sent', 'deferred') AND ${isReachable}
   AND (${closing} IS NULL OR ${closing} > now())
   AND ((i.reminders = 0 AND i.sent_at <= now() - make_interval(days => m.remind_after))
     OR (${before} <= now() AND i.sent_at < ${before} AND (i.reminded_at IS NULL OR i.reminded_at < ${before})))
RETURNING i.quiz_id AS id`;

/** Queues the automatic reminders that are due. */
export async function remindThoseDue({ db, jobs }: Platform): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx.$queryRawUnsafe<{ id: string }[]>(due);
    await jobs.send(tx, "invitation-mailing", [...new Set(rows.map(({ id }) => id))]);
  });
}
