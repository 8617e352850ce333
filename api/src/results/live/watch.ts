import { ownContent } from "../../content/own.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { latest } from "../../platform/work/latest.ts";

const pause = 250;

interface Room {
  watchers: Set<() => void>;
  timer: NodeJS.Timeout | null;
  changed: boolean;
}

/** Watchers are called immediately, then at most every 250 ms. */
export const watchersByItem = perPlatform(({ events, onStop }) => {
  const byItem = new Map<string, Room>();

  function call(room: Room) {
    if (room.timer) {
      room.changed = true;
      return;
    }
    for (const watcher of room.watchers) watcher();
    room.changed = false;
    room.timer = setTimeout(() => {
      room.timer = null;
      if (room.changed) call(room);
    }, pause);
  }

  const callItem = (id: string) => {
    const room = byItem.get(id);
    if (room) call(room);
  };
  events.on("results", callItem);
  events.on("content", callItem);
  events.onGap(() => {
    for (const room of byItem.values()) call(room);
  });
  onStop(async () => {
    for (const { timer } of byItem.values()) if (timer) clearTimeout(timer);
  });

  return {
    enter(id: string, watcher: () => void): () => void {
      const room = byItem.get(id) ?? { watchers: new Set(), timer: null, changed: false };
      byItem.set(id, room);
      room.watchers.add(watcher);
      return () => {
        room.watchers.delete(watcher);
        if (room.watchers.size > 0) return;
        if (room.timer) clearTimeout(room.timer);
        byItem.delete(id);
      };
    },
  };
});

/** Yields the id of the viewer's own item, immediately and whenever its answers or the item itself may have changed. */
export async function watchResults(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
): Promise<AsyncIterable<string>> {
  await ownContent(platform, viewer, "results:read", contentId);
  return latest(
    (changed) => watchersByItem(platform).enter(contentId, changed),
    async () => contentId,
  );
}
