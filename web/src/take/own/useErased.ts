import { useEffect } from "react";
import type { Sent } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { keptKey } from "../attempt/store.ts";
import { leaveErased } from "./erased.ts";

/**
 * Leaves a result whose answers were erased meanwhile: looks when the page shows one from before it was loaded, when its
 * tab is shown again, and when another tab no longer keeps them.
 */
export function useErased(item: Item, attemptKey: string | undefined, sent: Sent | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (attemptKey === undefined) return;
    let isGone = false;
    const look = async () => {
      // The server counts questions about answers that it does not have.
      if (!isGone && document.visibilityState === "visible") isGone = await leaveErased(item, attemptKey);
    };
    const listen = ({ key, newValue }: StorageEvent) => {
      if (newValue === null && key === keptKey(item.id) + attemptKey) void look();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("storage", listen);
    if (sent && isFromBefore(sent)) void look();
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("storage", listen);
    };
  }, [item.id, attemptKey]);
}

/** Whether it was submitted before the page was loaded. */
export const isFromBefore = ({ finishedAt = 0 }: Sent) => finishedAt < performance.timeOrigin;
