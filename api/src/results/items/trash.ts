import { listTrashed } from "../../content/trash/trash.policy.ts";
import type { Prisma } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import { allows, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Paging, pageOf, positionOf } from "../../platform/rest/page.ts";
import { readTotals } from "../counting/stats.ts";

interface TrashPage {
  /** The number of attempts is null for a token that may not read results. */
  items: { trashed: Prisma.TrashedItemGetPayload<{ include: { content: true } }>; attemptCount: number | null }[];
  nextCursor: string | null;
}

/** The viewer's items in the trash, last deleted first. */
export async function trashPage(platform: Platform, viewer: Viewer, input: unknown): Promise<TrashPage> {
  const where = listTrashed(viewer);
  const { limit, cursor } = parse(Paging, input);
  const rows = await platform.db.trashedItem.findMany({
    // Ids are in the order of deletion.
    where: { AND: [where, cursor === undefined ? {} : { id: { lt: positionOf(cursor).id } }] },
    include: { content: true },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ id, expiresAt }) => ({ time: expiresAt, id }));
  const totals = await readTotals(
    platform,
    page.map(({ contentId }) => contentId),
  );
  const isCounted = allows(viewer, "results:read");
  return {
    items: page.map((trashed) => ({
      trashed,
      attemptCount: isCounted ? (totals.get(trashed.contentId)?.attempts ?? 0) : null,
    })),
    nextCursor,
  };
}
