import { type Dispatch, useCallback, useEffect, useEffectEvent, useState } from "react";
import type { Action } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { type Delay, deliver } from "../attempt/submit.ts";
import { askServer, type Clock } from "./ask.ts";
import { useReturn } from "./useReturn.ts";

interface Asking {
  /** Null until the server has answered for the first time. */
  clock: Clock | null;
  delay: Delay | null;
}

/** Where it has been removed, the server's page says so. */
const readAgain = () => location.reload();

/** Asks the server for the item now, whenever somebody looks again and when told to, until it answers. */
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

  // Clocks may stand still while a device sleeps.
  useReturn(askAgain);
  return { ...asking, askAgain };
}
