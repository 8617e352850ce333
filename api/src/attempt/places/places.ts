import { logged } from "../../account/log/log.ts";
import { lockOwn, ownContent } from "../../content/own.ts";
import { Prisma } from "../../generated/prisma/client.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { lockClasses } from "../../platform/data/locks.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { endOf, hasNoAnswers } from "../writing/seat.ts";

/** Places held by starts without answers. */
export interface HeldPlaces {
  held: number;
  /** When the first and the last of them become free at the latest; null without any. */
  firstUntil: Date | null;
  lastUntil: Date | null;
}

export async function heldPlaces({ sql }: Platform, contentId: string): Promise<HeldPlaces> {
  const { rows } = await sql.query<HeldPlaces>({
    name: "held-places",
    text: `SELECT count(*)::int AS held, min(ends) AS "firstUntil", max(ends) AS "lastUntil"
             FROM (SELECT ${endOf("seat")} AS ends FROM attempt_seats AS seat WHERE quiz_id = $1 AND ${hasNoAnswers("seat")}) AS seats
            WHERE ends > now()`,
    values: [contentId],
  });
  return rows[0] ?? { held: 0, firstUntil: null, lastUntil: null };
}

/** The held places of the viewer's own item. Throws as `ownContent` does. */
export async function readPlaces(platform: Platform, viewer: Viewer, id: string): Promise<HeldPlaces> {
  const content = await ownContent(platform, viewer, "results:read", id, "content");
  return heldPlaces(platform, content.id);
}

/**
 * Frees the places that starts without answers hold at the viewer's own item, and returns their number. Answers that
 * are being stored keep theirs. Anyone who is still answering can submit as long as a place is free.
 */
export async function freePlaces(platform: Platform, viewer: Viewer, id: string): Promise<number> {
  await ownContent(platform, viewer, "results:write", id, "content");
  return inTransaction(platform.db, async (tx) => {
    const { id: contentId, userId, title } = await lockOwn(tx, viewer, id, "content", "results:write");
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockClasses.seats}::int, hashtext(${contentId}))`;
    // The row keeps a place for the time that the start was promised, so it is deleted as well.
    const freed = await tx.$queryRaw<{ wasHeld: boolean }[]>`
      DELETE FROM attempt_seats AS seat
       WHERE quiz_id = ${contentId} AND (writing_until IS NULL OR writing_until < now())
      RETURNING ${Prisma.raw(`${endOf("seat")} > now() AND ${hasNoAnswers("seat")}`)} AS "wasHeld"`;
    const count = freed.filter(({ wasHeld }) => wasHeld).length;
    if (count > 0 && userId !== null)
      await logged(tx, viewer, userId, { action: "places_freed", contentId, title, count });
    return count;
  });
}
