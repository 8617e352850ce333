import { useEffect } from "react";
import type { Sent } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { keptKey } from "../attempt/store.ts";
import { leaveErased } from "./erased.ts";

/**
 * Leaves a result whose answers were erased. Checks a result from before the page was loaded, and checks again when the
 * tab is shown or another tab deletes its copy.
 */
export function useErased(item: Item, attemptKey: string | undefined, sent: Sent | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (attemptKey === undefined) return;
    let isGone = false;
    const look = async () => {
      // The server counts requests for answers that it does not have.
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

/** Whether the attempt was submitted before the page was loaded. */
export const isFromBefore = ({ finishedAt = 0 }: Sent) => finishedAt < performance.timeOrigin;
