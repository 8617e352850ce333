import { z } from "zod";
import { Deleted, promised } from "../../platform/rest/operation.ts";
import { deletedUntilText, notInTrashText } from "./trash.shared.ts";

const purging = { tag: "Items", account: "required", scopes: ["content:write"], isKeyed: true } as const;

export const purgeContent = promised({
  ...purging,
  operationId: "purgeContent",
  says: { NOT_FOUND: notInTrashText },
  summary: "Permanently delete an item from the trash",
  description: "Deletes all its responses as well. This cannot be undone.",
  answers: { 200: { description: "The item is deleted.", body: Deleted } },
});

const EmptiedTrash = z
  .object({ count: z.int().meta({ description: "Number of deleted items.", example: 3 }) })
  .meta({ id: "EmptiedTrash" });
export type EmptiedTrash = z.output<typeof EmptiedTrash>;

export const emptyTrash = promised({
  ...purging,
  operationId: "emptyTrash",
  summary: "Permanently delete all items in the trash",
  description: "Deletes all their responses as well. This cannot be undone.",
  query: z.object({
    deletedUntil: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: deletedUntilText, example: "2026-11-22T09:30:00.000Z" }),
  }),
  answers: { 200: { description: "The trash is empty, or contains only items deleted later.", body: EmptiedTrash } },
});
