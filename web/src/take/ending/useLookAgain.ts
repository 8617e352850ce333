import { type Dispatch, useEffect, useState } from "react";
import { handIn } from "../attempt/api.ts";
import type { Action, Finished } from "../attempt/attempt.ts";
import { readFinished } from "../attempt/store.ts";
import { deliver } from "../attempt/submit.ts";
import { isFromBefore } from "../own/useErased.ts";

/**
 * Asks, until the server answers, whether a result kept in the tab was corrected. The page shows no other later change.
 */
export function useLookAgain({ item, sent, receipt }: Finished, dispatch: Dispatch<Action>): void {
  const [isKept] = useState(() => isFromBefore(sent) && readFinished(item.id)?.receipt.id === receipt.id);
  const isAsked = isKept && item.kind !== "SURVEY" && !receipt.shown?.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the page is loaded
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    deliver(() => handIn({ ...sent, item, isRepeated: true }), { signal, onDelay() {} }).then(
      (now) => {
        if (!signal.aborted && now.correctedAt && now.correctedAt !== receipt.correctedAt)
          dispatch({ type: "changed", change: (shown) => shown, receipt: now });
      },
      // The answers have been deleted.
      () => {},
    );
    return () => controller.abort();
  }, [isAsked]);
}
