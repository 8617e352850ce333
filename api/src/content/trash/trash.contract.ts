import { z } from "zod";
import { Deleted, promised } from "../../platform/rest/operation.ts";
import { deletedUntilText, notInTrashText } from "./trash.shared.ts";

const purging = { tag: "Items", account: "required", scopes: ["content:write"], isKeyed: true } as const;

export const purgeContent = promised({
  ...purging,
  operationId: "purgeContent",
  says: { NOT_FOUND: notInTrashText },
  summary: "Delete an item for good that is in the trash",
  description: "With all its answers. It cannot be brought back.",
  answers: { 200: { description: "It is gone.", body: Deleted } },
});

const EmptiedTrash = z
  .object({ count: z.int().meta({ description: "How many items were in it.", example: 3 }) })
  .meta({ id: "EmptiedTrash" });
export type EmptiedTrash = z.output<typeof EmptiedTrash>;

export const emptyTrash = promised({
  ...purging,
  operationId: "emptyTrash",
  summary: "Delete for good whatever is in the trash",
  description: "With all the answers. Nothing of it can be brought back.",
  query: z.object({
    deletedUntil: z.iso.datetime({ offset: true }).optional().meta({
      description: deletedUntilText,
      example: "2026-11-22T09:30:00.000Z",
    }),
  }),
  answers: { 200: { description: "It is empty, or holds what was deleted later.", body: EmptiedTrash } },
});
