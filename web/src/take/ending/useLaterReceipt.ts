import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import { shownFrom } from "../../../../api/src/content/rules/shown.shared.ts";
import { handIn } from "../attempt/api.ts";
import type { Action, Finished } from "../attempt/attempt.ts";
import { deliver } from "../attempt/submit.ts";
import { minute } from "../gate/announced.ts";
import { useClock } from "../gate/useClock.ts";

/** Milliseconds over which takers' requests are spread, so that they are not all sent at once. */
const spread = 8000;
/** Does nothing until the taker returns to the page. A reload would show the same, even for a deleted item. */
const stay = () => {};

/**
 * Requests the receipt again once results are shown. The server's time applies, because the author may have changed the
 * deadline.
 */
export function useLaterReceipt({ item, sent }: Finished, dispatch: Dispatch<Action>): void {
  const [current, setCurrent] = useState(item);
  const [wait] = useState(() => Math.random() * spread);
  const follow = useCallback((action: Action) => {
    if (action.type === "refreshed") setCurrent(action.item);
  }, []);
  const { clock, askAgain } = useClock(current, follow, stay);
  const earliest = useRef(0);

  useEffect(() => {
    if (!clock) return;
    const controller = new AbortController();
    const due = Math.max(shownFrom({ rules: current.rules ?? null }) ?? 0, earliest.current) + wait;
    const timer = setInterval(look, 1000);
    function look() {
      if (!clock || clock() < due) return;
      clearInterval(timer);
      deliver(() => handIn({ ...sent, item }), {
        signal: controller.signal,
        onDelay: () => {},
      }).then(
        (receipt) => {
          if (controller.signal.aborted) return;
          dispatch({ type: "changed", change: (shown) => shown, receipt });
          if (!receipt.shown?.from) return;
          // The deadline has moved since the last response.
          earliest.current = clock() + minute;
          askAgain();
        },
        // The answers or the item have been deleted since.
        () => {},
      );
    }
    look();
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [clock, askAgain, current, wait, item, sent, dispatch]);
}
