import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Progress } from "../attempt/attempt.ts";
import { deliver } from "../attempt/submit.ts";
import { askLeft, isAsked, isAskedLately, keepEnd, keptLeft } from "./end.ts";

/** Milliseconds to wait at the end for the server, which may have extended the time. */
const lastWord = 3000;
/** Milliseconds by which the device's clock may run ahead. The page's own clock stops while some devices sleep. */
const asleep = 2000;

/** Milliseconds by which the device's clock is ahead of the page's. */
const ahead = () => Date.now() - performance.now();

/**
 * Whole seconds left. Null if unknown. Asks the server, until it answers, when a page is opened again, becomes visible
 * or goes online, after the device has slept, and again at the end.
 */
export function useTimeLeft(progress: Progress, isTrial: boolean, onEnd: () => void): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  // Uses the page's clock, which nobody can set.
  const end = useRef<number | null>(null);
  const over = useEffectEvent(onEnd);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (isTrial) return;
    const seconds = await deliver(() => askLeft(progress), { signal, onDelay() {} }).catch(() => undefined);
    if (seconds === undefined || signal.aborted) return;
    if (seconds !== null) keepEnd(progress, seconds);
    end.current = seconds === null ? null : performance.now() + seconds * 1000;
  });

  const { attemptKey } = progress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each attempt
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isEnding = false;
    let before = ahead();
    let request: Promise<void> | null = null;
    const askOnce = () => {
      request ??= ask(signal).finally(() => {
        request = null;
      });
      return request;
    };
    const millisecondsLeft = keptLeft(progress);
    end.current = millisecondsLeft === null ? null : performance.now() + millisecondsLeft;
    if (!isAsked(progress)) void askOnce();

    const tick = () => {
      const now = ahead();
      if (now - before > asleep) void askOnce();
      before = now;
      const remains = end.current === null ? null : end.current - performance.now();
      setSecondsLeft(remains === null ? null : Math.max(0, Math.ceil(remains / 1000)));
      if (remains === null || remains > 0 || isEnding) return;
      isEnding = true;
      const waited = new Promise((resolve) => setTimeout(resolve, lastWord));
      void Promise.race(isAskedLately(progress) ? [null] : [askOnce(), waited]).then(() => {
        isEnding = false;
        if (!signal.aborted && end.current !== null && end.current <= performance.now()) over();
      });
    };
    const wake = () => {
      if (document.visibilityState === "visible") void askOnce().then(tick);
    };
    tick();
    const timer = setInterval(tick, 250);
    addEventListener("online", wake, { signal });
    document.addEventListener("visibilitychange", wake, { signal });
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [attemptKey]);
  return secondsLeft;
}
