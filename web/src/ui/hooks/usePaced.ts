import { startTransition, useEffect, useRef, useState } from "react";

/** Follows a value, but changes at most once in so many milliseconds; the last value always comes through. */
export function usePaced<T>(value: T, interval: number): T {
  const [paced, setPaced] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (Object.is(value, paced)) return;
    const rest = Math.max(0, changedAt.current + interval - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      // Nobody waits for it: what hangs on it is drawn in small pieces.
      startTransition(() => setPaced(() => value));
    }, rest);
    return () => clearTimeout(timer);
  }, [value, paced, interval]);

  return paced;
}
