import { useSyncExternalStore } from "react";

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const minute = 60_000;
const units = [
  ["year", 365 * 24 * 60 * minute],
  ["month", 30 * 24 * 60 * minute],
  ["week", 7 * 24 * 60 * minute],
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

export function timeAgo(date: Date, now: number) {
  // The server's clock may be slightly ahead.
  const elapsed = Math.max(0, now - date.getTime());
  const unit = units.find(([, length]) => elapsed >= length);
  return unit ? relative.format(-Math.floor(elapsed / unit[1]), unit[0]) : "just now";
}

/** Uses the largest unit of which at least one is left. */
export function timeUntil(date: Date, now: number) {
  const remaining = date.getTime() - now;
  const unit = units.find(([, length]) => remaining >= length);
  if (unit) return relative.format(Math.round(remaining / unit[1]), unit[0]);
  return remaining > 0 ? "in less than a minute" : "in a moment";
}

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (timer === undefined) {
    // The clock did not run while it had no listeners.
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, minute / 2);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export const useNow = () => useSyncExternalStore(subscribe, () => now);
