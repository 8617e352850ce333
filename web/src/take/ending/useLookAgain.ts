import { type Dispatch, useEffect, useState } from "react";
import { handIn } from "../attempt/api.ts";
import type { Action } from "../attempt/attempt.ts";
import { type Finished, readFinished } from "../attempt/store.ts";

/**
 * Asks once whether a result that the tab has kept was corrected meanwhile. Whatever else may be said by now, the page
 * shows what it showed.
 */
export function useLookAgain({ item, sent, receipt }: Finished, dispatch: Dispatch<Action>): void {
  const [isKept] = useState(() => isFromBefore(sent) && readFinished(item.id)?.receipt.id === receipt.id);
  const isAsked = isKept && item.kind !== "SURVEY" && !receipt.shown?.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the page is loaded
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    handIn({ ...sent, item, isRepeated: true }).then(
      (now) => {
        if (isCurrent && now.correctedAt && now.correctedAt !== receipt.correctedAt)
          dispatch({ type: "turned", turn: (shown) => shown, receipt: now });
      },
      // There is no network, or the answers have been deleted.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);
}

/** Whether it was handed in before the page was loaded. */
const isFromBefore = ({ finishedAt = 0 }: Finished["sent"]) => finishedAt < performance.timeOrigin;
