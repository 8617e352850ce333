import { isDeepStrictEqual } from "node:util";
import type { Regrading } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { lockItem } from "../attempts/deletion/portion.ts";
import { portionMillis, portionSize } from "../attempts/deletion/progress.ts";
import { regradePortion } from "./portion.ts";
import { termsOf } from "./terms.ts";

/** Answers to a replaced revision are taken for a day; an hour more, for what was on its way. */
const lateLookSeconds = 25 * 3600;

/** How many attempts one transaction looks at. */
const portion = 500;

export const sizeOf = async (platform: Platform, contentId: string): Promise<number> =>
  Math.min(portion, await portionSize(platform, contentId, "attempt_regraded"));

/** Does the next portion in the transaction of its caller, and has a job go on. */
export async function regradeNext(
  platform: Platform,
  tx: Transaction,
  what: Parameters<typeof regradePortion>[2],
): Promise<Regrading> {
  const next = await regradePortion(platform, tx, what);
  if (next.rest) await platform.jobs.send(tx, "regrading", [next.id]);
  // One more look, for answers to earlier revisions that come later.
  else if (!what.regrading.doneAt) await platform.jobs.send(tx, "regrading", [next.id], 0, lateLookSeconds);
  return next;
}

/**
 * Repeatable: what another job has done since is left alone, and one that is over begins again for what came later. While
 * the item is in the trash nothing happens; its restoration sends the job again.
 */
async function goOn(platform: Platform, id: string): Promise<void> {
  const found = await platform.db.regrading.findUnique({ where: { id, content: { deletedAt: null } } });
  if (!found) return;
  const { contentId, revision, rest } = found;
  const terms = await termsOf(platform, contentId, revision);
  if (!terms) return;
  const size = await sizeOf(platform, contentId);
  await announcing(
    platform,
    async (tx, announce) => {
      const content = await lockItem(tx, contentId);
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

/** One portion at a time, so that items whose answers are graded anew take turns. */
export const workRegradings = (platform: Platform) => platform.jobs.work("regrading", (id) => goOn(platform, id), 1);
