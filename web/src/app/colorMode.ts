import { useSyncExternalStore } from "react";
import { localStore } from "../ui/storage.ts";

const key = "color-mode";
// Neither is there while pages are written out at the build.
const root = globalThis.document?.documentElement;
const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

const isDark = () => root.classList.contains("dark");

// The first paint was coloured by /color-mode.js; from here on this module keeps it right.
function apply() {
  const chosen = localStore.getItem(key);
  paint(chosen ? chosen === "dark" : system.matches);
}

function paint(dark: boolean) {
  root.classList.toggle("dark", dark);
  root.classList.toggle("light", !dark);
  for (const listener of listeners) listener();
}

if (system) {
  system.addEventListener("change", apply);
  // Paper is light: browsers leave out dark backgrounds, and light ink alone would not be read.
  addEventListener("beforeprint", () => paint(false));
  addEventListener("afterprint", apply);
  addEventListener("storage", (event) => {
    if (event.key === key) apply();
  });
}

/** Choosing what the system has anyway goes back to following the system. */
export function toggleColorMode() {
  const dark = !isDark();
  if (dark === system.matches) localStore.removeItem(key);
  else localStore.setItem(key, dark ? "dark" : "light");
  apply();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsDark = () => useSyncExternalStore(subscribe, isDark, () => false);
