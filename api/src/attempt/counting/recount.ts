import { type Item, readTrashed } from "../../content/taking/item.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { deletedMeanwhile } from "../../platform/errors.ts";
import { unhurried } from "../../platform/work/unhurried.ts";
import { isShown } from "../publishing/waiting.ts";
import { rebuiltSlot } from "../writing/slot.ts";
import {
  addAttempt,
  addStarts,
  type Client,
  type CountedAttempt,
  keyPart,
  noSheets,
  type Sheets,
  storedSheets,
  storeSheets,
  sum,
} from "./sheet.ts";

/** `begun` is the UTC day of the start that moves with it. */
export type Moved = CountedAttempt & { begun: string | null };

/**
 * Adds attempts to the tallies of a locked item, or removes them. Reads the revisions of the rows, because a regrading
 * can change them until the item is locked.
 */
export async function recount(tx: Transaction, contentId: string, rows: readonly Moved[], sign: 1 | -1): Promise<void> {
  const client = clientOf(tx);
  const items = new Map<number, Item | null>();
  for (const revision of new Set(rows.map(({ revision }) => revision)))
    items.set(revision, await readTrashed(tx, contentId, revision));
  const sheets = noSheets();
  for await (const row of unhurried(rows)) {
    const item = items.get(row.revision);
    if (!item) throw deletedMeanwhile();
    addAttempt(sheets, item, row);
    if (row.begun) addStarts(sheets, row.begun, 1);
  }
  const days = [...sheets.days.keys()];
  const storedTotals = await storedSheets(client, contentId, "DELETE", { tallies: [...sheets.tallies.keys()], days });
  await setLast(client, contentId, days, storedTotals);
  await storeSheets(client, contentId, rebuiltSlot, sum(storedTotals, sheets, sign));
}

/** The last attempts of these days may have been deleted or restored. */
async function setLast(client: Client, contentId: string, days: string[], { lastAt }: Sheets): Promise<void> {
  const { rows } = await client.query<{ day: string; last: Date | null }>(
    `SELECT key AS day, (SELECT max(completed_at) FROM attempts
                          WHERE quiz_id = $1 AND is_counted AND ${isShown} AND group_no = ${keyPart(2)}::int
                            AND completed_at >= ${keyPart(1)}::date AT TIME ZONE 'utc'
                            AND completed_at < (${keyPart(1)}::date + 1) AT TIME ZONE 'utc') AS last
       FROM unnest($2::text[]) AS key`,
    [contentId, days],
  );
  for (const { day, last } of rows) {
    if (last) lastAt.set(day, last);
    else lastAt.delete(day);
  }
}

export const clientOf = (tx: Transaction): Client => ({
  query: async (text, values = []) => ({ rows: await tx.$queryRawUnsafe(text, ...values) }),
});
