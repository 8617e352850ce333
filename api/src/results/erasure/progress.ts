import { restorable } from "../../account/standing/standing.ts";
import { hideStop } from "../../attempt/mail/mail-stop.ts";
import { lockItem } from "../../content/lock.ts";
import type { Erasure } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { inPortions, resting } from "../../platform/data/portions.ts";
import { hourly } from "../../platform/hourly.ts";
import { eraseMails } from "../../platform/mail/today.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { move } from "../attempts/deletion/portion.ts";
import { portionMillis, portionSize } from "../attempts/deletion/progress.ts";
import {
  attemptsOf,
  type ErasedItem,
  type ErasureScope,
  forgetKept,
  invitationsTo,
  mailsTo,
  nextItem,
} from "./erased-items.ts";

export function workErasures(platform: Platform) {
  platform.jobs.work(
    "erasure",
    resting((id) => goOn(platform, id)),
    1,
  );
  hourly(platform, "Old receipts of erasures could not be deleted", () => purgeReceipts(platform));
}

/** Deletes old receipts, except of unfinished erasures. */
export const purgeReceipts = ({ sql, settings }: Pick<Platform, "sql" | "settings">): Promise<void> =>
  inPortions(
    sql,
    `DELETE FROM erasures WHERE id IN (
       SELECT id FROM erasures WHERE done_at < now() - make_interval(days => $2) LIMIT $1)`,
    [settings.auditDays],
  );

/** Erases from one item, in a transaction, and sends a job for the rest. Repeatable. */
async function goOn(platform: Platform, id: string): Promise<void> {
  const { db, jobs } = platform;
  const erasure = await db.erasure.findUnique({ where: { id } });
  if (!erasure?.address) return;
  const { address, everywhere, userId } = erasure;
  const person = { address, ownerId: everywhere ? null : userId };
  const contentId = await nextItem(platform, person);
  if (contentId === null) return finish(platform, person, id);
  const size = await portionSize(platform, contentId, "attempt_deleted");
  await announcing(
    platform,
    async (tx, announce) => {
      const content = await lockItem(tx, contentId, restorable);
      const locked = await lockErasure(tx, id);
      if (!locked?.address) return;
      await jobs.send(tx, "erasure", [id]);
      // The item has been purged since.
      if (!content) return;
      const ids = await attemptsOf(tx, person, contentId, size);
      const messages = await tx.webhookDelivery.count({ where: { contentId, attemptId: { in: ids } } });
      const deletedAttempts = await forgetKept(tx, person, contentId);
      const { count: invitations } = await tx.invitation.deleteMany({ where: invitationsTo(person, contentId) });
      const movedCount = await move(platform, tx, content, { type: "attempt_deleted", deletionId: null, ids });
      const erased = { attempts: movedCount, deletedAttempts, messages, invitations };
      const isInTrash = content.deletedAt !== null;
      const items = adding(locked.items, { contentId, title: content.title, isInTrash, ...erased });
      await tx.erasure.update({ where: { id }, data: { items } });
      await announce("results", [contentId]);
    },
    { timeout: portionMillis },
  );
}

/** Erases mails last, because a job that started before an answer was erased may still write one about it. */
async function finish(platform: Platform, meant: ErasureScope, id: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const erasure = await lockErasure(tx, id);
    if (!erasure?.address) return;
    const mails = await eraseMails(platform, tx, mailsTo(meant));
    const mailStops = erasure.everywhere ? await hideStop(platform, tx, meant.address) : 0;
    await tx.erasure.update({ where: { id }, data: { mails, mailStops, address: null, doneAt: new Date() } });
  });
}

async function lockErasure(tx: Transaction, id: string): Promise<Erasure | null> {
  await tx.$queryRaw`SELECT FROM erasures WHERE id = ${id} FOR UPDATE`;
  return tx.erasure.findUnique({ where: { id } });
}

function adding(items: readonly ErasedItem[], more: ErasedItem): ErasedItem[] {
  const before = items.find(({ contentId }) => contentId === more.contentId);
  if (!before) return [...items, more];
  const sum = {
    ...more,
    attempts: before.attempts + more.attempts,
    deletedAttempts: before.deletedAttempts + more.deletedAttempts,
    messages: before.messages + more.messages,
    invitations: (before.invitations ?? 0) + (more.invitations ?? 0),
  };
  return items.map((item) => (item === before ? sum : item));
}
