import { useSyncExternalStore } from "react";
import { createListeners } from "../ui/listeners.ts";

type LiveStatus = "idle" | "connecting" | "live" | "offline";

let status: LiveStatus = "idle";
const { notify, subscribe } = createListeners();

export function setLiveStatus(next: LiveStatus) {
  status = next;
  notify();
}

export const useLiveStatus = () => useSyncExternalStore(subscribe, () => status);
