import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePaced } from "../../ui/hooks/usePaced.ts";

/**
 * Calls `refetch` when `value` has changed: one call at a time, at least `interval` milliseconds apart. `refetch` calls its
 * argument when it is done.
 */
export function useRefetchOnChange(value: number, interval: number, refetch: (done: () => void) => void) {
  const due = usePaced(value, interval);
  const [round, setRound] = useState(0);
  const fetched = useRef(value);
  const isFetching = useRef(false);

  const refetchIfDue = useEffectEvent(() => {
    if (due === fetched.current || isFetching.current) return;
    fetched.current = due;
    isFetching.current = true;
    refetch(() => {
      isFetching.current = false;
      setRound((round) => round + 1);
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came during one round is fetched for in the next
  useEffect(() => {
    refetchIfDue();
  }, [due, round]);
}
