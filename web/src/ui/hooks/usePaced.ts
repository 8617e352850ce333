import { startTransition, useEffect, useRef, useState } from "react";

/** Throttles a value to one change per interval. The last value always arrives. */
export function usePaced<T>(value: T, interval: number): T {
  const [paced, setPaced] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (Object.is(value, paced)) return;
    const rest = Math.max(0, changedAt.current + interval - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      // A transition, so that rendering can be interrupted.
      startTransition(() => setPaced(() => value));
    }, rest);
    return () => clearTimeout(timer);
  }, [value, paced, interval]);

  return paced;
}
