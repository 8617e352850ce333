import { useSyncExternalStore } from "react";

type LiveStatus = "idle" | "connecting" | "live" | "offline";

let status: LiveStatus = "idle";
const listeners = new Set<() => void>();

export function setLiveStatus(next: LiveStatus) {
  status = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLiveStatus = () => useSyncExternalStore(subscribe, () => status);
