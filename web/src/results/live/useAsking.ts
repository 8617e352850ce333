import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePaced } from "../../ui/hooks/usePaced.ts";

/**
 * Calls `ask` when `value` has changed: one call at a time, at least `interval` milliseconds apart. `ask` calls its
 * argument when it is done.
 */
export function useAsking(value: number, interval: number, ask: (done: () => void) => void) {
  const due = usePaced(value, interval);
  const [round, setRound] = useState(0);
  const asked = useRef(value);
  const isAsking = useRef(false);

  const askIfDue = useEffectEvent(() => {
    if (due === asked.current || isAsking.current) return;
    asked.current = due;
    isAsking.current = true;
    ask(() => {
      isAsking.current = false;
      setRound((round) => round + 1);
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came during one round is asked for in the next
  useEffect(() => {
    askIfDue();
  }, [due, round]);
}
