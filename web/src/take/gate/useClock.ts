import { type Dispatch, useCallback, useEffect, useEffectEvent, useState } from "react";
import type { Action, Delay } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { deliver } from "../attempt/submit.ts";
import { askServer, type Clock } from "./ask.ts";
import { useReturn } from "./useReturn.ts";

interface Asking {
  /** Null until the server's first response. */
  clock: Clock | null;
  delay: Delay | null;
}

/** The server's page explains that the item was removed. */
const readAgain = () => location.reload();

/** Fetches the current item from the server, on return to the page and on request, until the server answers. */
export function useClock(
  item: Item,
  dispatch: Dispatch<Action>,
  onGone: () => void = readAgain,
): Asking & { askAgain: () => void } {
  const [times, setTimes] = useState(0);
  const [state, setState] = useState<Asking>({ clock: null, delay: null });
  const askAgain = useCallback(() => setTimes((times) => times + 1), []);
  const itemNow = useEffectEvent(() => item);
  const leave = useEffectEvent(onGone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked anew
  useEffect(() => {
    const controller = new AbortController();
    const onDelay = (delay: Delay) => setState(({ clock }) => ({ clock, delay }));
    const ask = async () => {
      const current = itemNow();
      return { asked: current, ...(await askServer(current, controller.signal)) };
    };
    deliver(ask, { signal: controller.signal, onDelay }).then(
      ({ asked, item, clock }) => {
        if (controller.signal.aborted) return;
        setState({ clock, delay: null });
        dispatch({ type: "refreshed", item, asked });
      },
      () => controller.signal.aborted || leave(),
    );
    return () => controller.abort();
  }, [times, dispatch]);

  // Clocks may stop while a device sleeps.
  useReturn(askAgain);
  return { ...state, askAgain };
}
