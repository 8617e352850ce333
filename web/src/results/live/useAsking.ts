import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePaced } from "../../ui/hooks/usePaced.ts";

/**
 * Asks the server whenever a value is another than it was when asked last: one question at a time, and no more than one
 * in so many milliseconds. `ask` is given what to call when the answer, or a failure, has come.
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
