import { useSyncExternalStore } from "react";
import { defaults, type Preferences, savedPreferences, savePreferences, tellAnalytics } from "./consent.ts";

/** Where the question about cookies stands: asked in the banner, spread out in the dialog, or neither. */
interface Asking {
  banner: boolean;
  /** Not there before it was first wanted. */
  details?: boolean;
  /** What asked for the dialog. */
  opener?: HTMLElement;
}

let asking: Asking = { banner: false };
const listeners = new Set<() => void>();

function change(part: Partial<Asking>) {
  asking = { ...asking, ...part };
  for (const listener of listeners) listener();
}

export const setBanner = (banner: boolean) => change({ banner });
export const openDetails = (opener: HTMLElement) => change({ details: true, opener });
export const closeDetails = () => change({ details: false });

/** Browsers that keep nothing make even naming the storage fail; then the question comes back with the next visit. */
export function knownPreferences(): Preferences | null {
  try {
    return savedPreferences(localStorage);
  } catch {
    return null;
  }
}

export function decide(preferences: Preferences) {
  tellAnalytics(preferences, knownPreferences() ?? defaults);
  try {
    savePreferences(localStorage, preferences);
  } catch {
    // Said once is enough for this visit.
  }
  change({ banner: false, ...(asking.details && { details: false }) });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = () => asking;
export const useAsking = () => useSyncExternalStore(subscribe, current, current);
