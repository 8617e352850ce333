import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import { shownFrom } from "../../../../api/src/content/rules/shown.shared.ts";
import { handIn } from "../attempt/api.ts";
import type { Action } from "../attempt/attempt.ts";
import type { Finished } from "../attempt/store.ts";
import { deliver } from "../attempt/submit.ts";
import { minute } from "../gate/announced.ts";
import { useClock } from "../gate/useClock.ts";

/** Takers ask at different times within these milliseconds, so that not all do at once. */
const spread = 8000;
/** Nothing is done until somebody looks again: a page that is read anew shows the same, also of an item that is gone. */
const stay = () => {};

/** Asks for the receipt again once results are shown. The server says when: its author may have given more time, or less. */
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
    const leaving = new AbortController();
    const due = Math.max(shownFrom({ rules: current.rules ?? null }) ?? 0, earliest.current) + wait;
    const timer = setInterval(look, 1000);
    function look() {
      if (!clock || clock() < due) return;
      clearInterval(timer);
      deliver(() => handIn({ ...sent, item }), {
        signal: leaving.signal,
        onDelay: () => {},
      }).then(
        (receipt) => {
          if (leaving.signal.aborted) return;
          dispatch({ type: "turned", turn: (shown) => shown, receipt });
          if (!receipt.shown?.from) return;
          // There is more time than was said just now.
          earliest.current = clock() + minute;
          askAgain();
        },
        // The answers have been deleted meanwhile, or the item has.
        () => {},
      );
    }
    look();
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [clock, askAgain, current, wait, item, sent, dispatch]);
}
