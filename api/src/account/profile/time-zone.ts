import type { User } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Announce, announcing } from "../../platform/work/announcing.ts";
import { TimeZoneFound, unknownZone } from "../account.rules.ts";
import { currentUser } from "../user.ts";

/** Refuses a zone that the database does not know, because the database counts the days. */
export async function requireZone({ sql }: Platform, timeZone: string | null | undefined): Promise<void> {
  if (timeZone == null) return;
  await sql.query("SELECT now() AT TIME ZONE $1", [timeZone]).catch((error) => {
    throw error.code === "22023" ? invalid("timeZone", unknownZone) : error;
  });
}

export async function announceZone(tx: Transaction, announce: Announce, userId: string): Promise<void> {
  const items = await tx.content.findMany({ where: { userId }, select: { id: true } });
  await announce(
    "results",
    items.map(({ id }) => id),
  );
}

export async function adoptTimeZone(platform: Platform, viewer: Viewer, input: unknown): Promise<User> {
  const { id, timeZone: known } = inPerson(viewer);
  const { timeZone } = parse(TimeZoneFound, input);
  if (known === null) {
    await requireZone(platform, timeZone);
    await announcing(platform, async (tx, announce) => {
      const { count } = await tx.user.updateMany({ where: { id, timeZone: null }, data: { timeZone } });
      if (count > 0) await announceZone(tx, announce, id);
    });
  }
  return currentUser(platform, viewer);
}
