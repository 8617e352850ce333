import { useEffect, useLayoutEffect, useState } from "react";
import { isMeant, type Press, pause } from "../attempt/pace.ts";

/** Distinguishes presses meant for the question at `position` from presses meant for the previous one. */
export function usePace(position: number) {
  const [since, setSince] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each question
  useLayoutEffect(() => setSince(performance.now()), [position]);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(setSince, since + pause - performance.now(), null);
    return () => clearTimeout(timer);
  }, [since]);

  return {
    isFresh: since !== null,
    onAnswered: () => setSince(null),
    accepts(press: Press): boolean {
      const isIt = isMeant(press, since);
      if (!isIt) setSince(press.timeStamp);
      return isIt;
    },
  };
}
