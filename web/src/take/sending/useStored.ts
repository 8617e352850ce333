import { useEffect, useRef, useState } from "react";
import type { Progress } from "../attempt/attempt.ts";
import { deleteFromOutbox, storeInOutbox } from "../attempt/outbox.ts";
import { writeProgress } from "../attempt/store.ts";

/** Null until known, so that the page neither promises nor denies storage. */
export type Stored = boolean | null;

/**
 * Stores an attempt at every step in localStorage. Uses the outbox too once it is finished or localStorage is full.
 * True only after the attempt was read back.
 */
export function useStored(progress: Progress | null): Stored {
  const [isStored, setStored] = useState<Stored>(null);
  const outboxKey = useRef<string | null>(null);

  useEffect(() => {
    if (!progress) return;
    const { attemptKey, handedIn } = progress;
    const isInLocalStorage = writeProgress(progress);
    if (isInLocalStorage) setStored(true);
    if (outboxKey.current && outboxKey.current !== attemptKey) void deleteFromOutbox(outboxKey.current);
    // An older copy in the outbox must be updated, or the service worker would send outdated answers.
    if (isInLocalStorage && !handedIn && outboxKey.current !== attemptKey) return;
    outboxKey.current = attemptKey;
    let isCurrent = true;
    storeInOutbox(progress).then((isInOutbox) => isCurrent && setStored(isInLocalStorage || isInOutbox));
    return () => {
      isCurrent = false;
    };
  }, [progress]);

  return isStored;
}
