import { isDeepStrictEqual } from "node:util";
import { lockItem, present } from "../../content/lock.ts";
import type { Regrading } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { portionMillis, portionSize } from "../attempts/deletion/progress.ts";
import { regradePortion } from "./portion.ts";
import { termsOf } from "./terms.ts";

/**
 * Seconds until the looks for later answers to earlier revisions. Such answers are accepted for a day, and most come soon
 * after the save. The last look allows an hour for their delivery.
 */
const lateLooks = [60, 300, 900, 3600, 4 * 3600, 12 * 3600, 25 * 3600];

/** Number of attempts that one transaction examines. */
const portion = 500;

export const sizeOf = async (platform: Platform, contentId: string): Promise<number> =>
  Math.min(portion, await portionSize(platform, contentId, "attempt_regraded"));

/** Does the next portion in the transaction of the caller. A job then continues. */
export async function regradeNext(
  platform: Platform,
  tx: Transaction,
  what: Parameters<typeof regradePortion>[2],
): Promise<Regrading> {
  const next = await regradePortion(platform, tx, what);
  if (next.rest) await platform.jobs.send(tx, "regrading", [next.id]);
  else if (!what.regrading.doneAt)
    for (const delay of lateLooks) await platform.jobs.send(tx, "regrading", [next.id], 0, delay);
  return next;
}

/**
 * Repeatable: a portion that another job has done is skipped, and a finished regrading starts again for later answers.
 * Does nothing while the item is in the trash; restoring the item sends the job again.
 */
async function goOn(platform: Platform, id: string): Promise<void> {
  const row = await platform.db.regrading.findUnique({ where: { id, content: { deletedAt: null } } });
  if (!row) return;
  const { contentId, revision, rest } = row;
  const terms = await termsOf(platform, contentId, revision);
  if (!terms) return;
  const size = await sizeOf(platform, contentId);
  await announcing(
    platform,
    async (tx, announce) => {
      const content = await lockItem(tx, contentId, present);
      if (!content) return;
      await tx.$queryRaw`SELECT FROM regradings WHERE id = ${id} FOR UPDATE`;
      const regrading = await tx.regrading.findUniqueOrThrow({ where: { id } });
      if (!isDeepStrictEqual(regrading.rest, rest)) return;
      await regradeNext(platform, tx, { content, regrading, terms, size });
      await announce("results", [contentId]);
    },
    { timeout: portionMillis },
  );
}

/** One portion at a time, so that items with regradings take turns. */
export const workRegradings = (platform: Platform) => platform.jobs.work("regrading", (id) => goOn(platform, id), 1);
