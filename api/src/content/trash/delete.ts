import { logged } from "../../account/log/log.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once, withoutResult } from "../../platform/work/idempotency.ts";
import { recordEvent } from "../event/event.ts";
import type { Collection } from "../kind.ts";
import type { Precondition } from "../own/etag.ts";
import { lockOwn, ownContent } from "../own.ts";
import { trashItem } from "./trash.ts";

/**
 * Moves the item and everything that belongs to it to the trash. Throws NOT_FOUND for a deleted item, and the errors of
 * `precondition`, which sees the item before the deletion.
 */
export async function deleteContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  collection?: Collection,
  key?: unknown,
  precondition?: Precondition,
): Promise<void> {
  const { id: userId } = signedIn(viewer);
  await once(platform, intentionOf(viewer, key, "delete", id), {
    async prepare() {
      await ownContent(platform, viewer, "content:write", id, collection);
      return async (tx, announce) => {
        const content = await lockOwn(tx, viewer, id, collection);
        precondition?.(content);
        await trashItem(tx, userId, id);
        await recordEvent(platform, tx, "content_deleted", content);
        await logged(tx, viewer, userId, { action: "content_deleted", contentId: id, title: content.title });
        await announce("content", [id]);
      };
    },
    ...withoutResult,
  });
}
