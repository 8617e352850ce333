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
  const [asking, setAsking] = useState<Asking>({ clock: null, delay: null });
  const askAgain = useCallback(() => setTimes((times) => times + 1), []);
  const itemNow = useEffectEvent(() => item);
  const leave = useEffectEvent(onGone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked anew
  useEffect(() => {
    const leaving = new AbortController();
    const onDelay = (delay: Delay) => setAsking(({ clock }) => ({ clock, delay }));
    const ask = async () => {
      const asked = itemNow();
      return { asked, ...(await askServer(asked, leaving.signal)) };
    };
    deliver(ask, { signal: leaving.signal, onDelay }).then(
      ({ asked, item, clock }) => {
        if (leaving.signal.aborted) return;
        setAsking({ clock, delay: null });
        dispatch({ type: "refreshed", item, asked });
      },
      () => leaving.signal.aborted || leave(),
    );
    return () => leaving.abort();
  }, [times, dispatch]);

  // Clocks may stop while a device sleeps.
  useReturn(askAgain);
  return { ...asking, askAgain };
}
