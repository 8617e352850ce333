import { useEffect, useRef, useState } from "react";
import type { Progress } from "../attempt/attempt.ts";
import { forgetAside, putAside } from "../attempt/outbox.ts";
import { writeProgress } from "../attempt/store.ts";

/** Null until known, so that the page neither promises nor denies it. */
export type Kept = boolean | null;

/**
 * Stores an attempt at every step: in localStorage, and in the outbox too once it is finished or localStorage is full.
 * True only after the attempt was read back.
 */
export function useKept(progress: Progress | null): Kept {
  const [isKept, setKept] = useState<Kept>(null);
  const asideKey = useRef<string | null>(null);

  useEffect(() => {
    if (!progress) return;
    const { attemptKey, handedIn } = progress;
    const isStored = writeProgress(progress);
    if (isStored) setKept(true);
    if (asideKey.current && asideKey.current !== attemptKey) void forgetAside(asideKey.current);
    // An older copy in the outbox must be updated, or the service worker would send outdated answers.
    if (isStored && !handedIn && asideKey.current !== attemptKey) return;
    asideKey.current = attemptKey;
    let isCurrent = true;
    putAside(progress).then((isAside) => isCurrent && setKept(isStored || isAside));
    return () => {
      isCurrent = false;
    };
  }, [progress]);

  return isKept;
}
