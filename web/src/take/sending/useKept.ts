import { useEffect, useRef, useState } from "react";
import type { Progress } from "../attempt/attempt.ts";
import { forgetAside, putAside } from "../attempt/outbox.ts";
import { writeProgress } from "../attempt/store.ts";

/** Whether the answers are on the device: null until that is known, so that nothing is promised or denied before. */
export type Kept = boolean | null;

/**
 * Keeps an attempt on the device at every step: in localStorage, and in the outbox as well once it was finished or where
 * localStorage takes nothing. True only after the attempt was read back from one of them.
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
    // A copy set aside earlier must follow, or the service worker would hand in what the taker took back.
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
