import { listOwn } from "../../content/own.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Paging, pageOf, positionOf } from "../../platform/rest/page.ts";
import { nothing, readTotals, type Totals } from "../counting/stats.ts";
import { readsFigures } from "../results.policy.ts";
import { ItemQuery } from "./items.rules.ts";

interface ItemPage {
  /** Figures are null for a token that may not read results. */
  items: { content: Content; totals: Totals | null }[];
  nextCursor: string | null;
}

/** The viewer's own items by creation, with their totals. */
export async function itemPage(platform: Platform, viewer: Viewer, input: unknown): Promise<ItemPage> {
  signedIn(viewer);
  const { limit, cursor } = parse(Paging, input);
  const { kind, visibility, q, order, since } = parse(ItemQuery, input);
  const isRising = order === "oldest";
  const after = cursor === undefined ? null : positionOf(cursor).id;
  const rows = await platform.db.content.findMany({
    where: {
      AND: [
        listOwn(viewer, { search: q, kind }),
        {
          ...(visibility && { isPublic: visibility === "public" }),
          ...(since && { updatedAt: { gte: new Date(since) } }),
          // Ids are in the order of creation.
          ...(after !== null && { id: isRising ? { gt: after } : { lt: after } }),
        },
      ],
    },
    orderBy: { id: isRising ? "asc" : "desc" },
    take: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ time: createdAt, id }));
  const totals = await readTotals(
    platform,
    page.map(({ id }) => id),
  );
  return {
    items: page.map((content) => ({
      content,
      totals: readsFigures(viewer, content) ? (totals.get(content.id) ?? nothing) : null,
    })),
    nextCursor,
  };
}
