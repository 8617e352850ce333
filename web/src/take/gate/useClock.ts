import { useEffect, useEffectEvent, useState } from "react";
import type { Item } from "../attempt/item.ts";
import { type Delay, deliver } from "../attempt/submit.ts";
import { askServer, type Clock } from "./ask.ts";

interface Asking {
  /** Null until the server has answered for the first time. */
  clock: Clock | null;
  delay: Delay | null;
}

/** Asks the server for the item now and whenever `times` changes, until it answers. */
export function useClock(item: Item, times: number, onAnswer: (item: Item) => void): Asking {
  const [asking, setAsking] = useState<Asking>({ clock: null, delay: null });
  const ask = useEffectEvent(() => askServer(item));
  const answer = useEffectEvent(onAnswer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked anew
  useEffect(() => {
    const leaving = new AbortController();
    const onDelay = (delay: Delay) => setAsking(({ clock }) => ({ clock, delay }));
    deliver(ask, { signal: leaving.signal, onDelay }).then(
      ({ item, clock }) => {
        if (leaving.signal.aborted) return;
        setAsking({ clock, delay: null });
        answer(item);
      },
      // It has been removed: the server's page says so.
      () => leaving.signal.aborted || location.reload(),
    );
    return () => leaving.abort();
  }, [times]);
  return asking;
}
