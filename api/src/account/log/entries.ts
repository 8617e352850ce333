import { z } from "zod";
import type { Prisma } from "../../generated/prisma/client.ts";
import { inPortions } from "../../platform/data/portions.ts";
import { parse } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Paging, pageOf, positionOf } from "../../platform/rest/page.ts";
import { loggedActions } from "./log.shared.ts";

/** Condition for entries of the viewer's own log that match the filter. */
export function ownEntries(viewer: Viewer, input: unknown): Prisma.LogEntryWhereInput {
  const { id: userId } = inPerson(viewer);
  const { contentId, action } = parse(LogFilter, input);
  return { userId, ...(contentId != null && { contentId }), ...(action != null && { action }) };
}

/** A page of the viewer's own log, newest first. */
export async function logPage({ db }: Platform, viewer: Viewer, input: unknown) {
  inPerson(viewer);
  const { limit, cursor, ...filter } = parse(LogPage, input);
  const rows = await db.logEntry.findMany({
    where: { ...ownEntries(viewer, filter), ...(cursor !== undefined && { id: { lt: positionOf(cursor).id } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ id, at }) => ({ time: at, id }));
  return { entries: page, nextCursor };
}

export function forgetLog(platform: Platform) {
  hourly(platform, "Old entries of logs could not be deleted", () => purgeLog(platform));
}

/** Deletes old entries from the logs of owners and administrators. */
export async function purgeLog({ sql, settings }: Pick<Platform, "sql" | "settings">): Promise<void> {
  for (const [table, time] of [
    ["log_entries", "at"],
    ["audit_entries", "created_at"],
  ])
    await inPortions(
      sql,
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE ${time} < now() - make_interval(days => $2) ORDER BY ${time} LIMIT $1)`,
      [settings.auditDays],
    );
}

const LogFilter = z.object({
  contentId: z.string().nullish(),
  action: z.enum(loggedActions, "action is none that is logged").nullish(),
});

const LogPage = Paging.extend(LogFilter.shape);
