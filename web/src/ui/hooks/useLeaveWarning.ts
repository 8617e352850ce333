import { useEffect, useEffectEvent } from "react";

/** Asks before the page is closed or reloaded, unless `isKept` returns true. */
export function useLeaveWarning(active: boolean, isKept: () => boolean) {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isKept()) event.preventDefault();
  });
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => warn(event);
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [active]);
}
