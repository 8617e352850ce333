import { restOfDay } from "../../attempt/writing/anonymity.ts";
import { graceHours } from "../../attempt/writing/forgotten-keys.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { hourly } from "../../platform/hourly.ts";
import type { Platform } from "../../platform/platform.ts";

const portion = 200;

export function settleBallots(platform: Platform) {
  hourly(platform, "Issued ballots could not be settled", () => settleDrawn(platform));
}

/**
 * Rewrites the rows of issued ballots, so that their positions and transactions no longer reveal the order in which
 * people received them. That order is nearly the order of the answers. Rewrites the rows one by one in the order of the
 * list, because a single statement might process them in physical order. Waits until they are as old as the keys of
 * anonymous answers, whose rows are rewritten at the same age. Locked rows wait for the next hour.
 */
export async function settleDrawn({ sql }: Pick<Platform, "sql">, hours = graceHours): Promise<void> {
  for (let settled = portion; settled === portion; )
    settled = await inTransaction(sql, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM invitations
          WHERE is_ballot_new AND finished_at <= now() - make_interval(hours => $2) - ${restOfDay}
          ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
        [portion, hours],
      );
      for (const { id } of rows) await client.query("UPDATE invitations SET is_ballot_new = false WHERE id = $1", [id]);
      return rows.length;
    });
}
