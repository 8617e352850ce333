import { useEffect, useEffectEvent } from "react";

/** Calls back each time the taker returns to the page. */
export function useReturn(onReturn: () => void): void {
  const come = useEffectEvent(onReturn);
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === "visible") come();
    };
    document.addEventListener("visibilitychange", wake);
    return () => document.removeEventListener("visibilitychange", wake);
  }, []);
}
