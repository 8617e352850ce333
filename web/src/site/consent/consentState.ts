import { useSyncExternalStore } from "react";
import { localStore } from "../../ui/storage.ts";
import { defaults, type Preferences, savedPreferences, savePreferences, tellAnalytics } from "./consent.ts";

interface ConsentState {
  banner: boolean;
  details?: boolean;
  opener?: HTMLElement;
}

let state: ConsentState = { banner: false };
const listeners = new Set<() => void>();

function change(part: Partial<ConsentState>) {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

export const setBanner = (banner: boolean) => change({ banner });
export const openDetails = (opener: HTMLElement) => change({ details: true, opener });
export const closeDetails = () => change({ details: false });

export const knownPreferences = (): Preferences | null => savedPreferences(localStore);

export function decide(preferences: Preferences) {
  tellAnalytics(preferences, knownPreferences() ?? defaults);
  savePreferences(localStore, preferences);
  change({ banner: false, ...(state.details && { details: false }) });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = () => state;
export const useConsentState = () => useSyncExternalStore(subscribe, current, current);
