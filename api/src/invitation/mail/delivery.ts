import { refusesMails } from "../../attempt/mail/mail-stop.ts";
import { Prisma } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { hourly } from "../../platform/hourly.ts";
import { deliver, type Outcome } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { writePortion } from "./portion.ts";
import { isReachable, leadsNowhere, mailBefore } from "./reach.ts";

/** Number of letters sent at the same time. Emails that people wait for have a separate queue. */
const atOnce = 3;

export function sendLetters(platform: Platform) {
  const { db, jobs, log } = platform;
  jobs.work("invitation-mailing", (contentId) => writePortion(platform, contentId), 1);
  jobs.work("invitation-mail", (mailId) => deliverLetter(platform, mailId), atOnce);
  jobs.work("invitation-mail-dead", async (id) => {
    await db.mail.updateMany({ where: { id, state: "waiting" }, data: { state: "dead" } });
    const mail = await db.mail.findUnique({ where: { id } });
    log.warn({ mail: id }, "An invitation is given up after a day of trying");
    await note(platform, id, {
      state: "dead",
      answer: mail?.answer ?? "The SMTP server could not be reached for a day",
    });
  });
  hourly(platform, "Reminders could not be queued", () => remindThoseDue(platform));
}

/** Sends a letter and records the outcome on the invitation. If it was sent before, records the known outcome. */
async function deliverLetter(platform: Platform, mailId: string): Promise<void> {
  const { db } = platform;
  const [mail, invitation] = await Promise.all([
    db.mail.findUnique({ where: { id: mailId } }),
    db.invitation.findFirst({ where: { mailId }, include: { content: true } }),
  ]);
  if (!mail) return;
  const isNeeded = invitation && !invitation.revokedAt && !invitation.finishedAt && !leadsNowhere(invitation.content);
  if (mail.state === "waiting" && !isNeeded) return takeBack(platform, mailId);
  if (mail.state === "waiting" && (await refusesMails(platform, db, mail.recipient)))
    return takeBack(platform, mailId, "stopped");
  const outcome =
    mail.state === "waiting" ? await deliver(platform, mail) : { state: mail.state, answer: mail.answer ?? "" };
  await note(platform, mailId, outcome);
}

async function note({ db }: Platform, mailId: string, { state, answer }: Outcome): Promise<void> {
  const mail = ({ sent: "sent", kept: "kept", dead: "bounced" } as const)[state];
  await db.$executeRaw`
    UPDATE invitations AS i
       SET mail = ${mail}::invitation_mail, answer = ${answer},
           sent_at = CASE WHEN ${mail === "sent"} THEN coalesce(i.sent_at, now()) ELSE i.sent_at END,
           reminders = i.reminders + CASE WHEN ${mail === "sent"} AND m.kind = 'reminder' THEN 1 ELSE 0 END,
           reminded_at = CASE WHEN ${mail === "sent"} AND m.kind = 'reminder' THEN now() ELSE i.reminded_at END
      FROM mails AS m WHERE m.id = ${mailId} AND i.mail_id = m.id AND i.mail = 'queued'`;
}

/** Cancels a letter that is no longer needed or wanted. */
const takeBack = ({ db }: Platform, mailId: string, mail: "stopped" | null = null) =>
  inTransaction(db, async (tx) => {
    await tx.$executeRaw`
      UPDATE invitations
         SET mail_id = NULL, mail = coalesce(${mail}::invitation_mail, ${Prisma.raw(mailBefore)})
       WHERE mail_id = ${mailId}`;
    await tx.mail.deleteMany({ where: { id: mailId, state: "waiting" } });
  });

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
