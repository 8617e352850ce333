import { viewerAgain } from "../../platform/identity/authentication.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { latest } from "../../platform/work/latest.ts";
import { keyOf, onGenerations } from "../progress.ts";
import { type DraftingRow, ownDrafting } from "./drafting.ts";

/** Yields a drafting of the viewer now and at each change, from any process. Ends with NOT_FOUND once it is gone. */
export async function watchDrafting(
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<AsyncIterable<DraftingRow>> {
  const { userId } = await ownDrafting(platform, viewer, "content:read", id);
  return latest(
    (changed) => {
      const leave = onGenerations(platform, (key) => key.startsWith(keyOf(userId, "")), changed);
      const unsubscribe = platform.events.on("drafting", (changedId) => changedId === id && changed());
      return () => {
        leave();
        unsubscribe();
      };
    },
    async () => ownDrafting(platform, await viewerAgain(platform, viewer), "content:read", id),
  );
}
