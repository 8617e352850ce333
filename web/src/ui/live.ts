import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

export type LiveStatus = "idle" | "connecting" | "live" | "offline";

let status: LiveStatus = "idle";
const listeners = new Set<() => void>();
const reconnected = new Set<() => void>();

/** Called by whoever holds the connection. */
export function setLiveStatus(next: LiveStatus) {
  status = next;
  for (const listener of listeners) listener();
}

export function announceReconnect() {
  for (const listener of reconnected) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the connection that brings changes is doing. */
export const useLiveStatus = () => useSyncExternalStore(subscribe, () => status);

/** Runs when the connection is back: what happened meanwhile was missed and has to be fetched. */
export function useReconnected(callback: () => void) {
  const run = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => run();
    reconnected.add(listener);
    return () => {
      reconnected.delete(listener);
    };
  }, []);
}
