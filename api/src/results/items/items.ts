import { ownItems } from "../../content/own.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { findSorted } from "../../platform/data/list/sorted.ts";
import { inOrder } from "../../platform/data/rows.ts";
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
  const list = ownItems(viewer, { search: q, kind });
  if (visibility) list.conditions.push(`is_public = $${list.values.push(visibility === "public")}`);
  if (since) list.conditions.push(`updated_at >= $${list.values.push(since)}`);
  const after = cursor === undefined ? undefined : positionOf(cursor).id;
  const ids = await findSorted(
    platform,
    { ...list, order: { isDescending: order === "newest" } },
    { after, limit: limit + 1 },
  );
  const rows = inOrder(ids, await platform.db.content.findMany({ where: { id: { in: ids } } }));
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
