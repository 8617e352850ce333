import { z } from "zod";
import { kind, title } from "../../content/content.contract.ts";
import { trashDays } from "../../content/trash/trash.shared.ts";
import { id, ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../../platform/rest/page.ts";

const TrashedItem = z
  .object({
    id,
    kind,
    title,
    attemptCount: z
      .int()
      .nullable()
      .meta({ description: "Number of stored attempts; null to a token without `results:read`.", example: 12 }),
    deletedAt: timestamp,
    expiresAt: timestamp.describe("Time when the item is permanently deleted, with its responses."),
  })
  .meta({ id: "TrashedItem", description: "A deleted item that can be restored." });

const Trash = z
  .object({ items: z.array(TrashedItem), nextCursor })
  .meta({ id: "Trash", description: "A page of your own deleted items." });
export type Trash = z.output<typeof Trash>;

export const listTrash = promised({
  ...ofAccount("Items", "content:read"),
  operationId: "listTrash",
  summary: "List your own deleted items, page by page",
  description: `Most recently deleted first. Each can be restored for ${trashDays} days.`,
  query: PagingQuery,
  isPaged: true,
  answers: { 200: { description: "A page of the trash.", body: Trash } },
});
